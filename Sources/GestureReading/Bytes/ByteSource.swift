import GestureModel

/// Where input comes from: a file, a pipe, or bytes in memory.
///
/// Readers only ever ask for the next bytes, so whatever can be read once from front to back will do.
public protocol ByteSource {
  /// Puts the next bytes into `block` and says how many there were.
  ///
  /// - Parameters:
  ///   - block: Already at least `start + count` long; nothing outside that range may change.
  ///   - start: Where the first byte goes.
  ///   - count: How many bytes there is room for, above 0.
  /// - Returns: From 1 to `count`, or 0 when the input is over.
  /// - Throws: Why the input cannot be read on.
  mutating func read(into block: inout [UInt8], from start: Int, count: Int) throws(Diagnostic) -> Int
}

/// Bytes that are already in memory.
public struct MemorySource: ByteSource {
  private let bytes: [UInt8]
  private var position = 0

  /// Creates a source that hands out `bytes` once.
  public init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Copies the next bytes; never throws.
  public mutating func read(into block: inout [UInt8], from start: Int, count: Int) throws(Diagnostic) -> Int {
    let taken = min(count, bytes.count - position)
    guard taken > 0 else { return 0 }
    RawScan.copy(bytes, from: position, count: taken, into: &block, at: start)
    position += taken
    return taken
  }
}
