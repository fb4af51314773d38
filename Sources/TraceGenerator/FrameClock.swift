/// The moments at which a screen reports where the fingers are.
struct FrameClock {
  /// One report.
  struct Frame: Equatable {
    /// When the fingers were looked at, in ms after the touch-down.
    var milliseconds: Double
    /// The time written beside the report, in ms: right to within ``FrameClock/stampError``.
    var stamp: Double
  }

  /// How far a report strays from the even rhythm, in ms, either way.
  static let jitter = 1.1
  /// How far a written time strays from the true one, in ms, either way.
  static let stampError = 0.35
  /// How often a report is lost because the app was busy.
  static let dropRate = 0.05
  /// How long before the end no report is lost, in ms: a lost one there is another pitfall (`jank-delayed-samples`).
  static let steadyEnd = 70.0

  /// The reports after the touch-down at 0 and up to `end` ms, about `hertz` of them a second.
  ///
  /// The rhythm of the screen does not begin with the touch, so the first report comes anywhere within a frame or so.
  static func frames(hertz: Int, until end: Double, _ random: inout RepeatableRandom) -> [Frame] {
    let interval = 1000 / Double(hertz)
    var rhythm = interval * random.uniform(0.6...1.4)
    var frames: [Frame] = []
    while true {
      let moment = rhythm + random.centred(jitter)
      let stamp = moment + random.centred(stampError)
      let isDropped = random.chance(dropRate)
      guard moment <= end else { return frames }
      if !isDropped || moment > end - steadyEnd {
        frames.append(Frame(milliseconds: moment, stamp: stamp))
      }
      rhythm += interval
    }
  }
}
