/// Remembers which trace names were met, to notice one that comes back.
///
/// A name is kept as a 64-bit hash with the line where it began, so that a million traces need tens of megabytes at
/// most; two names with one hash are expected once in 2^32 names.
struct NameMemory {
  private var known: [UInt64: (line: Int, count: Int)] = [:]

  /// FNV-1a over session and name, which together make a trace.
  static func key(_ session: [UInt8], _ name: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    session.forEach(mix)
    mix(0x1F)
    name.forEach(mix)
    return hash
  }

  /// Remembers a name.
  ///
  /// - Returns: Where it was met first and how often it now was, or `nil` the first time and beyond the limit.
  mutating func meet(_ key: UInt64, line: Int, limit: Int) -> (line: Int, count: Int)? {
    if let earlier = known[key] {
      known[key] = (earlier.line, earlier.count + 1)
      return (earlier.line, earlier.count + 1)
    }
    if known.count < limit { known[key] = (line, 1) } else { hasForgotten = true }
    return nil
  }

  /// Whether a name was met that is not remembered.
  private(set) var hasForgotten = false
}

/// The name that traces without one are made from.
enum PathStem {
  /// The file's name without folders and its last extension; `stdin` for `-`.
  static func of(_ path: String) -> String {
    if path == "-" { return "stdin" }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
