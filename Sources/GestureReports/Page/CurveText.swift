/// Numbers of a curve in little room: whole tenths, each as the difference from the one before.
enum CurveText {
  /// What numbers are limited to, in points or milliseconds (ours: farther than anything that is drawn).
  private static let limit = 1e9

  /// A JSON array of the first number in tenths and then the differences; what ends the curve without moving is left out.
  static func deltas(_ numbers: some Sequence<Double>) -> String {
    var before = 0
    var differences = numbers.map { number in
      let now = tenths(number)
      defer { before = now }
      return now - before
    }
    while differences.count > 1, differences.last == 0 { differences.removeLast() }
    return "[\(differences.map(String.init).joined(separator: ","))]"
  }

  /// The number in whole tenths, half away from zero; 0 for one that is none.
  static func tenths(_ number: Double) -> Int {
    number.isNaN ? 0 : Int((min(max(number, -limit), limit) * 10).rounded(.toNearestOrAwayFromZero))
  }
}
