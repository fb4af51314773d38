import GestureModel

/// The part of the input that is being looked at, filled block by block and reused.
///
/// Indices into ``bytes`` hold until the next ``refill()``, which moves what is still wanted to the front.
struct BlockBuffer {
  private(set) var bytes: [UInt8]
  /// The first byte that is still wanted.
  private(set) var start = 0
  /// The index after the last byte that was read.
  private(set) var end = 0
  /// Whether the source has nothing more.
  private(set) var isAtEnd = false
  private let failure: FailureWatch
  private var source: any ByteSource
  private let blockSize: Int

  /// How many zero bytes stay free behind the input, so that a scan by words may look past its end.
  static let padding = 64

  init(_ source: any ByteSource, blockSize: Int, failure: FailureWatch = FailureWatch()) {
    self.source = source
    self.failure = failure
    self.blockSize = max(blockSize, 1)
    bytes = [UInt8](repeating: 0, count: self.blockSize * 2 + BlockBuffer.padding)
  }

  /// How many bytes are at hand.
  var count: Int { end - start }

  /// Gives up the next `count` bytes.
  mutating func consume(_ count: Int) { start = min(start + max(count, 0), end) }

  /// Reads one block more, keeping what is wanted; indices move by what `start` was.
  ///
  /// - Returns: Whether there was anything; afterwards ``start`` may have changed.
  mutating func refill() -> Bool {
    guard !isAtEnd else { return false }
    if bytes.count - BlockBuffer.padding - end < blockSize {
      RawScan.moveToFront(&bytes, from: start, to: end)
      end -= start
      start = 0
      // Doubling keeps the copying of a very long line linear; readers bound its length.
      while bytes.count - BlockBuffer.padding - end < blockSize {
        bytes.append(contentsOf: repeatElement(0, count: bytes.count))
      }
    }
    do {
      let taken = min(max(try source.read(into: &bytes, from: end, count: blockSize), 0), blockSize)
      end += taken
      isAtEnd = taken == 0
    } catch {
      failure.reason = error
      isAtEnd = true
    }
    return !isAtEnd
  }

  /// Reads until `count` bytes are at hand or the input is over.
  mutating func fill(to count: Int) {
    while self.count < count, refill() {}
  }

  /// The first `count` bytes at hand, whatever the size of the blocks.
  func sample(_ count: Int) -> [UInt8] { Array(bytes[start..<min(start + count, end)]) }
}

/// Keeps why a source failed, since the buffer that meets the failure moves from hand to hand.
final class FailureWatch {
  var reason: Diagnostic?
}
