@testable import GestureReading
import Testing

@Suite struct DecimalTextTests {
  func read(_ text: String, point: UInt8 = UInt8(ascii: ".")) -> DecimalText.Reading {
    let bytes = Array(text.utf8)
    return DecimalText.read(bytes, 0, bytes.count, point: point)
  }

  func double(_ text: String, point: UInt8 = UInt8(ascii: ".")) -> Double? {
    let bytes = Array(text.utf8)
    guard case .number(let decimal) = read(text, point: point) else { return nil }
    return decimal.double(from: bytes, 0, bytes.count, point: point)
  }

  @Test(
    "A decimal text gives the nearest double",
    arguments: [
      "0", "-0", "1", "-1.5", "+3", ".5", "5.", "300.1", "1e22", "1e-22", "1e23", "123456789012345",
      "1234567890123456789", "0.1", "2.2250738585072011e-308", "4.9e-324", "1.7976931348623157e308",
      "9007199254740993", "0.000001", "123456789.123456789123456789", "1e-400", "8.5e1",
    ])
  func nearest(text: String) throws {
    // The standard library's own conversion, which rounds correctly, is the reference for both ways.
    #expect(double(text) == Double(text))
  }

  @Test(
    "What is no finite number is refused", arguments: ["1e400", "-1e999999999999", "nan", "inf", "-Infinity", "NaN"])
  func notFinite(text: String) { #expect(double(text) == nil) }

  @Test(
    "What is no number is refused",
    arguments: ["", "-", ".", "e5", "1e", "1e+", "1.2.3", "0x10", "1 2", "1,5", "--1", "12a", "١", "infinite"])
  func notANumber(text: String) { #expect(read(text) == .notANumber) }

  @Test func `a decimal comma is a point where it is asked for`() {
    #expect(double("300,5", point: UInt8(ascii: ",")) == 300.5)
    #expect(double("300.5", point: UInt8(ascii: ",")) == nil)
    // More than 15 digits take the slow way, which must know the comma too.
    #expect(double("0,1234567890123456789", point: UInt8(ascii: ",")) == 0.1234567890123456789)
  }

  @Test(
    "A scaled number is exact",
    arguments: [
      ("1645492478974", 6, 1_645_492_478_974_000_000),
      // 19 digits: a double would be off by up to 128 ns.
      ("1771628749.668123456", 9, 1_771_628_749_668_123_456), ("1771628749668123456", 0, 1_771_628_749_668_123_456),
      ("8.3333335", 6, 8_333_334), ("-8.3333335", 6, -8_333_334), ("0.4999999", 0, 0), ("0.5", 0, 1),
      ("0.00000000000000000000001", 9, 0), ("9223372036854775807", 0, .max), ("1.5e3", 0, 1500),
      ("0.0000000010000000000000000000000000", 9, 1), ("0e999999", 9, 0),
    ] as [(String, Int, Int64)])
  func scaled(text: String, power: Int, expected: Int64) {
    guard case .number(let decimal) = read(text) else {
      Issue.record("\(text) is a number")
      return
    }
    #expect(decimal.scaled(byPowerOfTen: power) == expected)
  }

  @Test(
    "A time that does not fit is refused",
    arguments: ["9223372036854775808", "1e19", "1e300", "99999999999999999999999"])
  func tooLarge(text: String) {
    guard case .number(let decimal) = read(text) else {
      Issue.record("\(text) is a number")
      return
    }
    #expect(decimal.scaled(byPowerOfTen: 0) == nil)
  }
}
