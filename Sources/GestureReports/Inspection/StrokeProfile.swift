import GestureModel

/// A stroke cut into equal times, for a picture of where the finger was and how fast.
struct StrokeProfile: Hashable, Sendable {
  /// How many times a stroke is cut into unless more are asked for: enough to see a flick, little enough for a line (ours).
  static let columns = 24
  /// The axis along which the finger's places lie farther apart; horizontal if equally far.
  var axis: Axis
  /// The lowest and the highest place of a sample, in points.
  var extent: ClosedRange<Double>
  /// The place at the end of each time, in points; after the last sample it stays.
  var places: [Double] = []
  /// How far the finger went in each time, as a speed, 0 or more.
  var pointsPerSecond: [Double] = []

  /// Cuts `stroke` from touch-down to lift; `nil` if it has fewer than two samples or takes no time.
  init?(_ stroke: Stroke, columns: Int = columns) {
    let samples = stroke.samples
    guard samples.count > 1, let first = samples.first else { return nil }
    func seconds(_ nanoseconds: Int64) -> Double { (Double(nanoseconds) - Double(first.nanoseconds)) * 1e-9 }
    let duration = seconds(stroke.liftNanoseconds)
    guard duration > 0 else { return nil }
    func extent(_ axis: Axis) -> ClosedRange<Double> {
      let places = samples.map { $0.position(along: axis) }.filter(\.isFinite)
      return (places.min() ?? 0)...(places.max() ?? 0)
    }
    let (across, down) = (extent(.horizontal), extent(.vertical))
    axis = down.upperBound - down.lowerBound > across.upperBound - across.lowerBound ? .vertical : .horizontal
    self.extent = axis == .vertical ? down : across
    var next = 1
    var before = first.position(along: axis)
    for column in 1...columns {
      let time = duration * Double(column) / Double(columns)
      while next < samples.count - 1, seconds(samples[next].nanoseconds) < time { next += 1 }
      let (from, to) = (samples[next - 1], samples[next])
      let step = seconds(to.nanoseconds) - seconds(from.nanoseconds)
      let share = step > 0 ? min(max((time - seconds(from.nanoseconds)) / step, 0), 1) : 1
      let place = from.position(along: axis) * (1 - share) + to.position(along: axis) * share
      places.append(place)
      pointsPerSecond.append(abs(place - before) / (duration / Double(columns)))
      before = place
    }
  }

  /// `x ▁▂▃… speed ▁█▁…`.
  var text: String {
    let name = axis == .horizontal ? "x" : "y"
    return "\(name) \(Sparkline.text(of: places))  speed \(Sparkline.text(of: pointsPerSecond))"
  }
}
