extension String {
  /// A path as a relative URI reference: everything but RFC 3986's unreserved characters and the slash is written
  /// `%XX`, so that no name is taken for a scheme, a host, a query or a fragment.
  ///
  /// Slashes at the beginning are dropped: with them the reference would not be relative.
  var asRelativeURI: String {
    var uri = ""
    for byte in utf8.drop(while: { $0 == UInt8(ascii: "/") }) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return uri
  }
}
