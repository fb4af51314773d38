/// Takes the time of something small that is done very often.
enum Timing {
  /// The nanoseconds that one of `count` calls takes: the median of five runs, after one that does not count.
  static func nanoseconds(count: Int, _ body: (Int) -> Double) -> Double {
    let clock = ContinuousClock()
    let runs = (0...5).map { _ -> Double in
      var sum = 0.0
      let elapsed = clock.measure {
        for index in 0..<count { sum += body(index) }
      }
      keep(sum)
      let (seconds, attoseconds) = elapsed.components
      return (Double(seconds) * 1e9 + Double(attoseconds) * 1e-9) / Double(count)
    }
    return runs.dropFirst().sorted()[2]
  }

  /// Where results go, so that the compiler cannot leave out what makes them.
  @inline(never)
  private static func keep(_ value: Double) {
    if value.isNaN { print("a result is no number") }
  }
}
