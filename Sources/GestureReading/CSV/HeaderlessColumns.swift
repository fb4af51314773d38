import GestureModel

/// Guesses what the columns of a file without a header hold, by looking at their values.
enum HeaderlessColumns {
  /// One role a column; `nil` where a column is not needed.
  ///
  /// A column of phase words is the phase; one of epoch size, or else the one that rises from row to row, the time; one
  /// of whole numbers that stays near its highest value, or else of words, the pointer. The two that are left are x and y.
  /// - Returns: `nil` if that leaves more or fewer than two places.
  static func guess(_ rows: [[String]], fieldCount: Int, point: UInt8) -> [ColumnRole?]? {
    guard !rows.isEmpty else { return nil }
    if let own = ownLayout(rows, fieldCount: fieldCount, point: point) { return own }
    var roles = [ColumnRole?](repeating: nil, count: fieldCount)
    let columns = (0..<fieldCount).map { column in rows.map { column < $0.count ? $0[column] : "" } }
    let numbers = columns.map { column in column.map { FieldText.approximate($0, point: point) } }
    var free = Array(0..<fieldCount)

    func take(_ column: Int, as role: ColumnRole) {
      roles[column] = role
      free.removeAll { $0 == column }
    }
    if let phase = free.first(where: { isPhase(columns[$0]) }) { take(phase, as: .phase) }
    if let time = time(columns, numbers, free) { take(time, as: .time(nil)) } else { return nil }
    let words = free.filter { numbers[$0].allSatisfy { $0 == nil } }
    let values = free.filter { numbers[$0].allSatisfy { $0 != nil } }
    if words.count == 1, values.count == 2 {
      take(words[0], as: .pointer)
    } else if words.isEmpty, values.count == 3 {
      let names = values.filter { isName(numbers[$0].compactMap { $0 }) }
      guard let name = names.min(by: { (changes(columns[$0]), $0) < (changes(columns[$1]), $1) }) else { return nil }
      take(name, as: .pointer)
    }
    guard free.count == 2, numbers[free[0]].allSatisfy({ $0 != nil }), numbers[free[1]].allSatisfy({ $0 != nil })
    else { return nil }
    let places = free
    take(places[0], as: .x)
    take(places[1], as: .y)
    return roles
  }

  /// `trace,pointer,t_ms,x,y,phase`, our own columns with their header cut off.
  private static func ownLayout(_ rows: [[String]], fieldCount: Int, point: UInt8) -> [ColumnRole?]? {
    guard fieldCount == 6, isPhase(rows.map { $0.last ?? "" }),
      rows.allSatisfy({ row in (1...4).allSatisfy { FieldText.isNumber(row[$0], point: point) } }),
      rows.allSatisfy({ ($0[1].count) <= 3 })
    else { return nil }
    return [.trace, .pointer, .time(.milliseconds), .x, .y, .phase]
  }

  private static func isPhase(_ column: [String]) -> Bool {
    column.allSatisfy { !FieldText.isNumber($0) && RowPhase.named(Array($0.utf8)) != nil }
  }

  private static func time(_ columns: [[String]], _ numbers: [[Double?]], _ free: [Int]) -> Int? {
    if let calendar = free.first(where: { column in
      columns[column].allSatisfy { CalendarTime.nanoseconds(Array($0.utf8), 0, $0.utf8.count) != nil }
    }) {
      return calendar
    }
    let whole = free.filter { numbers[$0].allSatisfy { $0 != nil } }
    let sizes: [ClosedRange<Double>] = [1e12...2e12, 1e15...2e15, 1e18...2e18, 1e9...2e9]
    for size in sizes {
      if let column = whole.first(where: { numbers[$0].allSatisfy { $0.map(size.contains) ?? false } }) {
        return column
      }
    }
    // Most steps of a clock go up; those of a place go up about half of the time.
    let rising = whole.map { column -> (column: Int, share: Double) in
      let values = numbers[column].compactMap { $0 }
      let up = zip(values, values.dropFirst()).count { $0.0 < $0.1 }
      return (column, Double(up) / Double(max(values.count - 1, 1)))
    }
    let best = rising.max { ($0.share, -$0.column) < ($1.share, -$1.column) }
    return best.flatMap { $0.share >= 0.6 ? $0.column : nil }
  }

  /// Whole numbers that stay within 16 of the highest so far: ids grow, and few touches are open at a time.
  private static func isName(_ values: [Double]) -> Bool {
    var highest = values.first ?? 0
    var near = 0
    for value in values {
      guard value.rounded() == value else { return false }
      if abs(value - highest) <= 16 { near += 1 }
      highest = max(highest, value)
    }
    return Double(near) >= 0.95 * Double(values.count)
  }

  private static func changes(_ column: [String]) -> Int { zip(column, column.dropFirst()).count { $0.0 != $0.1 } }
}
