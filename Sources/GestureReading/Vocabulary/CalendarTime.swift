/// Times written as ISO 8601, such as `2013-08-03T18:38:11.525770`.
enum CalendarTime {
  /// Nanoseconds since 1970, or `nil` if the text is no such time.
  ///
  /// A `T` or a blank stands between date and time; the fraction has any number of digits, of which nine count; `Z` or
  /// an offset such as `+02:00` may follow. Without an offset it is taken as UTC, which no difference depends on.
  static func nanoseconds(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int64? {
    var at = start
    func number(_ count: Int) -> Int? {
      guard at + count <= end else { return nil }
      var value = 0
      for index in at..<at + count {
        guard bytes[index] >= 48, bytes[index] <= 57 else { return nil }
        value = value * 10 + Int(bytes[index] - 48)
      }
      at += count
      return value
    }
    func skip(_ characters: StaticString) -> Bool {
      guard at < end else { return false }
      let isOne = characters.withUTF8Buffer { $0.contains(bytes[at]) }
      if isOne { at += 1 }
      return isOne
    }
    guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2), skip("T t"),
      let hour = number(2), skip(":"), let minute = number(2)
    else { return nil }
    guard (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60 else { return nil }
    var second = 0
    var fraction: Int64 = 0
    if skip(":") {
      guard let found = number(2), found <= 60 else { return nil }
      second = found
      if skip(".,") {
        var places = 0
        while at < end, bytes[at] >= 48, bytes[at] <= 57 {
          if places < 9 { fraction = fraction * 10 + Int64(bytes[at] - 48) }
          places += 1
          at += 1
        }
        guard places > 0 else { return nil }
        for _ in min(places, 9)..<9 { fraction *= 10 }
      }
    }
    var offset = 0
    if at < end, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") {
      let isWest = bytes[at] == UInt8(ascii: "-")
      at += 1
      guard let hours = number(2), hours < 24 else { return nil }
      _ = skip(":")
      let minutes = at < end ? number(2) : 0
      guard let minutes, minutes < 60 else { return nil }
      offset = (hours * 60 + minutes) * (isWest ? -60 : 60)
    } else {
      _ = skip("Zz")
    }
    guard at == end else { return nil }
    let seconds = Int64(days(year, month, day) * 86400 + hour * 3600 + minute * 60 + second - offset)
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, overflowed) = whole.addingReportingOverflow(fraction)
    return overflow || overflowed ? nil : sum
  }

  /// Days from 1970-01-01 in the Gregorian calendar, counted in years that begin in March so that leap days come last.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    let leapDays = shifted / 4 - shifted / 100 + shifted / 400
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    // 719 468 days lie between 0000-03-01 and 1970-01-01.
    return shifted * 365 + leapDays + dayOfYear - 719_468
  }
}
