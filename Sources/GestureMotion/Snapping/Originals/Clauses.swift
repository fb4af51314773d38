import GestureModel

/// The pieces that reasons are put together from.
enum Clauses {
  /// The comparison that holds between a value and a limit, such as `travel 27 > 25 pt`.
  ///
  /// - Parameter includes: Whether the limit itself counts as reached.
  static func comparison(
    _ name: String, _ value: Double, with limit: Double, _ unit: String = "", includes: Bool = false
  ) -> String {
    let reached = includes ? value >= limit : value > limit
    let text = value.text { (includes ? $0 >= limit : $0 > limit) == reached }
    let sign = reached ? (includes ? ">=" : ">") : (includes ? "<" : "<=")
    return "\(name) \(text) \(sign) \(limit.text { $0 == limit })" + (unit.isEmpty ? "" : " \(unit)")
  }

  /// The sign of a velocity, such as `v 0.01 > 0`.
  static func sign(_ velocity: Double) -> String {
    let text = velocity.text { ($0 > 0) == (velocity > 0) && ($0 < 0) == (velocity < 0) }
    return velocity > 0 ? "v \(text) > 0" : velocity < 0 ? "v \(text) < 0" : "v is 0"
  }

  /// What a reason adds where limits have changed the page.
  static func limit(_ page: Double, wanted: Double) -> String {
    page == wanted ? "" : ", limited to \(page.shortText)"
  }

  /// A position in pages, with the decimals it takes to see what `rule` makes of it.
  static func position(_ position: Double, _ rule: FloatingPointRoundingRule) -> String {
    position.text { $0.rounded(rule) == position.rounded(rule) }
  }
}
