/// Tells fast releases from slow ones by a threshold.
struct SpeedTest {
  /// The threshold in pt/ms.
  var threshold: Double
  /// Whether a release exactly at the threshold is fast.
  var includesThreshold = false

  func branch(at velocity: Double) -> SnapBranch {
    if includesThreshold ? velocity >= threshold : velocity > threshold { return .forward }
    if includesThreshold ? velocity <= -threshold : velocity < -threshold { return .backward }
    return .slow
  }

  /// By how much the speed would have to differ for another branch.
  func margin(at velocity: Double) -> Double { abs(threshold - abs(velocity)) }

  /// The comparison that held, such as `v 1.4 > 0.5 pt/ms`.
  func phrase(at velocity: Double) -> String {
    let branch = branch(at: velocity)
    let limit = threshold.text { $0 == threshold }
    let speed = (branch == .slow ? abs(velocity) : velocity).text { self.branch(at: $0) == branch }
    let equal = includesThreshold ? "=" : ""
    switch branch {
    case .forward: return "v \(speed) >\(equal) \(limit) pt/ms"
    case .backward: return "v \(speed) <\(equal) -\(limit) pt/ms"
    case .slow, .free: return "|v| \(speed) \(includesThreshold ? "<" : "<=") \(limit) pt/ms"
    }
  }
}
