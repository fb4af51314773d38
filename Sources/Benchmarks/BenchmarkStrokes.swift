import GestureModel

/// Strokes to measure with: 130 ms of a finger that speeds up, at a panel's rate.
enum BenchmarkStrokes {
  /// How long a stroke lasts, as that of the peer's figures.
  static let milliseconds = 130.0

  /// The samples of one stroke; strokes of other `variant`s run at another speed.
  static func samples(perSecond rate: Double, variant: Int) -> [Sample] {
    let count = Int(milliseconds * rate / 1000) + 1
    let speed = 400 + 50 * Double(variant)
    return (0..<count).map { index in
      let seconds = Double(index) / rate
      return Sample(
        nanoseconds: Int64((seconds * 1e9).rounded()), x: 300 - speed * seconds - 3000 * seconds * seconds,
        y: 400 + 60 * seconds)
    }
  }
}
