@testable import GestureReading
import Testing

@Suite struct CalendarTimeTests {
  func read(_ text: String) -> Int64? {
    let bytes = Array(text.utf8)
    return CalendarTime.nanoseconds(bytes, 0, bytes.count)
  }

  @Test(
    "A date and time is nanoseconds since 1970",
    arguments: [
      ("1970-01-01T00:00:00", 0), ("1970-01-02 00:00", 86_400_000_000_000), ("1969-12-31T23:59:59Z", -1_000_000_000),
      // 2013-08-03 is 15 920 days after 1970-01-01: 43 years with 11 leap days (15 706), then 31+28+31+30+31+30+31+2.
      ("2013-08-03T18:38:11.525770", 1_375_555_091_525_770_000),
      ("2000-02-29T00:00:00+01:00", 951_778_800_000_000_000), ("2000-03-01T00:00:00-0130", 951_874_200_000_000_000),
      ("1970-01-01T00:00:00.1234567891", 123_456_789),
    ] as [(String, Int64)])
  func known(text: String, expected: Int64) { #expect(read(text) == expected) }

  @Test(
    "What is no such time is refused",
    arguments: [
      "", "2013", "2013-13-01T00:00:00", "2013-01-01", "2013-01-01T24:00", "2013-01-01T00:00:00.", "a",
      "9999-12-31T00:00:00x", "9999-12-31T00:00:00",
    ])
  func refused(text: String) { #expect(read(text) == nil) }
}
