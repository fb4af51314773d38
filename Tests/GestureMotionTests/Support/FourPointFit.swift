import GestureModel

@testable import GestureMotion

/// A weighted parabola through four places at equal steps, by another way than a tracker's.
///
/// The third difference d = −y₀ + 3y₁ − 3y₂ + y₃ of a parabola is 0, so the fit that minimises Σ(w·error)² moves each place
/// by λ·cᵢ/wᵢ² with c = (−1, 3, −3, 1) and λ = d/Σ(cᵢ²/wᵢ²). The parabola through the last three moved places has the slope
/// (3f₃ − 4f₂ + f₁)/2h at the newest.
enum FourPointFit {
  static func pointsPerSecond(_ places: [Double], stepMilliseconds step: Double, weights: [Double]) -> Double {
    let pattern = [-1.0, 3, -3, 1]
    let difference = zip(pattern, places).reduce(0) { $0 + $1.0 * $1.1 }
    let share = zip(pattern, weights).reduce(0) { $0 + $1.0 * $1.0 / ($1.1 * $1.1) }
    let moved = (0..<4).map { places[$0] - difference / share * pattern[$0] / (weights[$0] * weights[$0]) }
    return (3 * moved[3] - 4 * moved[2] + moved[1]) / (2 * step) * 1000
  }

  /// The places as a stroke, lifted at its last sample.
  static func stroke(_ places: [Double], stepMilliseconds step: Double) -> Stroke {
    StrokeQuestions.stroke(places.indices.map { (Double($0) * step, places[$0]) })
  }
}
