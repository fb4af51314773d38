import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct ExactTextTests {
  @Test(
    "Nanoseconds are milliseconds with the point moved",
    arguments: [
      (0, "0"), (1, "0.000001"), (8_333_000, "8.333"), (-1_500_000, "-1.5"), (-1, "-0.000001"),
      (1_600_000_000_123_456_789, "1600000000123.456789"), (Int64.max, "9223372036854.775807"),
      (Int64.min, "-9223372036854.775808"),
    ])
  func milliseconds(nanoseconds: Int64, text: String) {
    #expect(ExactText.milliseconds(nanoseconds) == text)
  }

  @Test func `any time is read back as it was`() {
    var random = SeededNumbers(seed: 4)
    for _ in 0..<2000 {
      let time = Int64(truncatingIfNeeded: random.next()) >> Int64(random.whole(in: 0...62))
      guard time > Int64.min else { continue }
      let bytes = Array(ExactText.milliseconds(time).utf8)
      guard case .number(let decimal) = DecimalText.read(bytes, 0, bytes.count) else {
        Issue.record("\(time) is no number")
        continue
      }
      #expect(decimal.scaled(byPowerOfTen: 6) == time)
    }
  }

  @Test func `any number is read back to the last bit`() {
    var random = SeededNumbers(seed: 5)
    let special = [0, -0.0, 1e22, 1e23, 123456789012345680, .leastNormalMagnitude, .leastNonzeroMagnitude, -1e-7]
    let bits = (0..<2000).map { _ in Double(bitPattern: random.next()) }
    let places = (0..<2000).map { _ in random.number(in: -3000...3000) }
    for value in special + bits + places where value.isFinite {
      let bytes = Array(ExactText.number(value).utf8)
      guard case .number(let decimal) = DecimalText.read(bytes, 0, bytes.count) else {
        Issue.record("\(value) is no number")
        continue
      }
      #expect(decimal.double(from: bytes, 0, bytes.count)?.bitPattern == value.bitPattern)
    }
  }

  @Test(
    "Only what every reader of JSON keeps is written as a number",
    arguments: [
      ("3", true), ("-0.5", true), ("120", true), ("0", true), ("007", false), ("1.", false), (".5", false),
      ("1e3", false), ("", false), ("-", false), ("1234567890123456", false), ("٣", false), ("1.2.3", false),
    ])
  func isNumber(text: String, expected: Bool) {
    #expect(ExactText.isNumber(text) == expected)
  }
}
