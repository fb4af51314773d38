/// A decimal number as it stands in the input: `±digits · 10^exponent`, not yet rounded to binary.
///
/// Times are taken from here with whole numbers alone, so epoch values with fractions lose nothing.
struct DecimalText: Hashable {
  /// The first 19 significant digits.
  var digits: UInt64
  var exponent: Int
  var isNegative: Bool
  /// Whether there were more digits than ``digits`` holds.
  var isCut: Bool

  enum Reading: Hashable {
    case number(DecimalText)
    /// A word such as `NaN` or `inf`.
    case notFinite
    case notANumber
  }

  /// Reads `[+-]digits[.digits][e[+-]digits]`; a digit must stand on at least one side of the point.
  ///
  /// - Parameter point: The byte that separates the fraction, a full stop or a comma.
  static func read(_ bytes: [UInt8], _ start: Int, _ end: Int, point: UInt8 = UInt8(ascii: ".")) -> Reading {
    var at = start
    var result = DecimalText(digits: 0, exponent: 0, isNegative: false, isCut: false)
    if at < end, bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "+") {
      result.isNegative = bytes[at] == UInt8(ascii: "-")
      at += 1
    }
    let first = at
    var significant = 0
    var seen = 0
    var fraction = false
    while at < end {
      let byte = bytes[at]
      if byte == point, !fraction {
        fraction = true
      } else if byte >= 48, byte <= 57 {
        seen += 1
        if significant < 19 {
          result.digits = result.digits * 10 + UInt64(byte - 48)
          if result.digits > 0 { significant += 1 }
          if fraction { result.exponent -= 1 }
        } else {
          if byte != 48 { result.isCut = true }
          if !fraction { result.exponent += 1 }
        }
      } else {
        break
      }
      at += 1
    }
    guard seen > 0 else { return isWord(bytes, first, end) ? .notFinite : .notANumber }
    if at < end, bytes[at] | 32 == UInt8(ascii: "e") {
      at += 1
      var isNegative = false
      if at < end, bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "+") {
        isNegative = bytes[at] == UInt8(ascii: "-")
        at += 1
      }
      guard at < end else { return .notANumber }
      var power = 0
      while at < end, bytes[at] >= 48, bytes[at] <= 57 {
        power = min(power * 10 + Int(bytes[at] - 48), 100_000)
        at += 1
      }
      result.exponent += isNegative ? -power : power
    }
    return at == end ? .number(result) : .notANumber
  }

  private static func isWord(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    guard end - start >= 3, end - start <= 8 else { return false }
    let word = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
    return word == "nan" || word == "inf" || word == "infinity"
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
  private static let wholePowers: [UInt64] = (0...19).map { (0..<$0).reduce(UInt64(1)) { power, _ in power * 10 } }

  /// The nearest double, or `nil` if it would be infinite.
  ///
  /// Up to 15 digits and a power of ten up to 22 are exact in a double, so one multiplication or division rounds once.
  /// All others go through the standard library, which rounds correctly and does not read the locale.
  func double(from bytes: [UInt8], _ start: Int, _ end: Int, point: UInt8 = UInt8(ascii: ".")) -> Double? {
    let magnitude: Double
    if digits == 0 {
      magnitude = 0
    } else if digits < 1_000_000_000_000_000, exponent >= -22, exponent <= 22 {
      let power = DecimalText.powers[abs(exponent)]
      magnitude = exponent < 0 ? Double(digits) / power : Double(digits) * power
    } else {
      var text = bytes[start..<end].map { $0 == point ? UInt8(ascii: ".") : $0 }
      if let sign = text.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { text.removeFirst() }
      guard let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite else { return nil }
      magnitude = value
    }
    return isNegative ? -magnitude : magnitude
  }

  /// The number times `10^power`, rounded half away from zero; `nil` if it does not fit.
  func scaled(byPowerOfTen power: Int) -> Int64? {
    guard digits > 0 else { return 0 }
    let shift = exponent + power
    let magnitude: UInt64
    if shift >= 0 {
      guard shift < DecimalText.wholePowers.count else { return nil }
      let (product, overflow) = digits.multipliedReportingOverflow(by: DecimalText.wholePowers[shift])
      guard !overflow else { return nil }
      magnitude = product
    } else if -shift < DecimalText.wholePowers.count {
      let divisor = DecimalText.wholePowers[-shift]
      let (quotient, rest) = digits.quotientAndRemainder(dividingBy: divisor)
      magnitude = rest >= divisor - rest ? quotient + 1 : quotient
    } else {
      magnitude = 0  // at most 19 digits, divided by 10^20 or more: less than a half
    }
    guard magnitude <= UInt64(Int64.max) else { return nil }
    return isNegative ? -Int64(magnitude) : Int64(magnitude)
  }

  /// An approximate value for choosing units, never for results.
  var approximate: Double {
    var value = Double(digits)
    var left = max(min(exponent, 400), -400)
    while left > 0 {
      let step = min(left, 22)
      value *= DecimalText.powers[step]
      left -= step
    }
    while left < 0 {
      let step = min(-left, 22)
      value /= DecimalText.powers[step]
      left += step
    }
    return isNegative ? -value : value
  }
}
