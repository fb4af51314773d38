#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is written piece by piece beside its place, and put there only when it is whole.
final class FileDraft {
  private let path: String
  private let draft: String
  private var file: Int32

  /// Creates the folders above `path` and an empty draft.
  init(for path: String) throws(FileError) {
    try FileSystem.prepareToWrite(path)
    self.path = path
    draft = FileSystem.besides(path)
    file = open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { throw FileSystem.lastError() }
  }

  /// Adds to the draft.
  func write(_ text: String) throws(FileError) {
    guard FileSystem.write(text, to: file) else { throw FileSystem.lastError() }
  }

  /// Puts the draft where the file belongs.
  func finish() throws(FileError) {
    let closed = close(file)
    file = -1
    guard closed == 0, rename(draft, path) == 0 else {
      let error = FileSystem.lastError()
      unlink(draft)
      throw error
    }
  }

  /// A draft that was not finished leaves nothing behind.
  deinit {
    guard file >= 0 else { return }
    close(file)
    unlink(draft)
  }
}
