#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is written piece by piece beside its place, and put there only when it is whole.
///
/// Pipes and devices are written in place: a rename would put a file where `/dev/null` was.
final class FileDraft {
  private let path: String
  /// The draft beside the file; `nil` for what is written in place.
  private let draft: String?
  private var file: Int32

  /// Creates the folders above `path` and an empty draft.
  init(for path: String) throws(FileError) {
    try FileSystem.prepareToWrite(path)
    let isStream = FileSystem.kind(of: path) == .stream
    self.path = isStream ? path : FileSystem.destination(of: path)
    draft = isStream ? nil : FileSystem.besides(self.path)
    file = draft.map { open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o644) } ?? open(path, O_WRONLY)
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
    guard closed == 0, draft.map({ rename($0, path) == 0 }) ?? true else {
      let error = FileSystem.lastError()
      if let draft { unlink(draft) }
      throw error
    }
  }

  /// A draft that was not finished leaves nothing behind.
  deinit {
    guard file >= 0 else { return }
    close(file)
    if let draft { unlink(draft) }
  }
}
