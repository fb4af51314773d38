#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where a field lies in the block, without the blanks and quotes around it.
struct FieldRange: Hashable {
  /// Index of the first byte.
  var start: Int
  /// Index after the last byte.
  var end: Int
  /// Whether quotes stood around it, so that two quotes inside mean one.
  var isQuoted = false

  var isEmpty: Bool { start >= end }
}

/// The only place that touches memory through pointers.
///
/// Bounds: every function takes an array and indices into it and limits them to `0...array.count` before the pointer
/// is used (`clamp`), so a wrong index gives a wrong answer and never a wrong access. No pointer leaves this file.
enum RawScan {
  static let quote = UInt8(ascii: "\"")

  /// `from...to` limited to what `bytes` holds, never with its end before its start.
  @inline(__always)
  private static func clamp(_ from: Int, _ to: Int, _ count: Int) -> (from: Int, to: Int) {
    let upper = min(max(to, 0), count)
    return (min(max(from, 0), upper), upper)
  }

  /// The first index in `from..<to` that holds `byte`.
  static func firstIndex(of byte: UInt8, in bytes: [UInt8], from: Int, to: Int) -> Int? {
    let range = clamp(from, to, bytes.count)
    guard range.from < range.to else { return nil }
    return bytes.withUnsafeBufferPointer { block -> Int? in
      guard let base = block.baseAddress,
        let found = memchr(base + range.from, Int32(byte), range.to - range.from)
      else { return nil }
      return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }

  /// How many Unicode scalars begin in `from..<to`; bytes that continue a scalar do not count.
  static func scalarCount(in bytes: [UInt8], from: Int, to: Int) -> Int {
    let range = clamp(from, to, bytes.count)
    return bytes.withUnsafeBufferPointer { block in
      var count = 0
      for index in range.from..<range.to where block[index] & 0xC0 != 0x80 { count += 1 }
      return count
    }
  }

  /// Whether two ranges hold the same bytes.
  static func areEqual(_ bytes: [UInt8], _ field: FieldRange, _ other: [UInt8]) -> Bool {
    let range = clamp(field.start, field.end, bytes.count)
    guard range.to - range.from == other.count else { return false }
    return bytes.withUnsafeBufferPointer { block in
      other.withUnsafeBufferPointer { wanted in
        for index in 0..<wanted.count where block[range.from + index] != wanted[index] { return false }
        return true
      }
    }
  }

  /// Cuts `from..<to` at `separator` into `fields`, without the blanks around each field.
  ///
  /// Quotes count only where a field begins. With a blank as separator several blanks are one, and those around the
  /// line none.
  static func split(_ bytes: [UInt8], from: Int, to: Int, separator: UInt8, into fields: inout [FieldRange]) {
    fields.removeAll(keepingCapacity: true)
    let range = clamp(from, to, bytes.count)
    let space = UInt8(ascii: " ")
    let tab = UInt8(ascii: "\t")
    bytes.withUnsafeBufferPointer { block in
      func isBlank(_ byte: UInt8) -> Bool { (byte == space || byte == tab) && byte != separator }
      var at = range.from
      var end = range.to
      if separator == space {
        while at < end, block[at] == space { at += 1 }
        while end > at, block[end - 1] == space { end -= 1 }
      }
      while true {
        while at < end, isBlank(block[at]) { at += 1 }
        var field = FieldRange(start: at, end: at)
        if at < end, block[at] == quote {
          field = FieldRange(start: at + 1, end: at + 1, isQuoted: true)
          at += 1
          while at < end {
            if block[at] == quote {
              if at + 1 < end, block[at + 1] == quote { at += 1 } else { break }
            }
            at += 1
          }
          field.end = at
          while at < end, block[at] != separator { at += 1 }
        } else {
          while at < end, block[at] != separator { at += 1 }
          field.end = at
          while field.end > field.start, isBlank(block[field.end - 1]) { field.end -= 1 }
        }
        fields.append(field)
        if at >= end { return }
        at += 1
        if separator == space { while at < end, block[at] == space { at += 1 } }
      }
    }
  }

  /// Copies `count` bytes between arrays; less if either is too short.
  static func copy(_ source: [UInt8], from: Int, count: Int, into target: inout [UInt8], at start: Int) {
    let taken = clamp(from, from + count, source.count)
    let room = clamp(start, start + count, target.count)
    let length = min(taken.to - taken.from, room.to - room.from)
    guard length > 0 else { return }
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        memcpy(to + room.from, from + taken.from, length)
      }
    }
  }

  /// Moves `from..<to` to the front.
  static func moveToFront(_ bytes: inout [UInt8], from: Int, to: Int) {
    let range = clamp(from, to, bytes.count)
    guard range.from > 0, range.from < range.to else { return }
    bytes.withUnsafeMutableBufferPointer { block in
      guard let base = block.baseAddress else { return }
      memmove(base, base + range.from, range.to - range.from)
    }
  }

  /// `read(2)` into a part of `block`.
  static func read(_ descriptor: Int32, into block: inout [UInt8], at start: Int, count: Int) -> Int {
    let range = clamp(start, start + count, block.count)
    guard range.from < range.to else { return 0 }
    return block.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return 0 }
      #if canImport(Darwin)
        return Darwin.read(descriptor, base + range.from, range.to - range.from)
      #elseif canImport(Musl)
        return Musl.read(descriptor, base + range.from, range.to - range.from)
      #else
        return Glibc.read(descriptor, base + range.from, range.to - range.from)
      #endif
    }
  }
}
