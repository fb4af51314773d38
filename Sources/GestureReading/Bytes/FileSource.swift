import GestureModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file, a pipe or standard input, read with `read(2)`.
///
/// It is not mapped into memory: a file that is cut short while it is mapped ends the process, and pipes cannot be mapped.
public final class FileSource: ByteSource {
  private let descriptor: Int32
  private let path: String

  /// Opens a file; `-` is standard input, which is left open afterwards.
  ///
  /// - Throws: A message if there is no such file, it may not be read, or it is a folder.
  public init(path: String) throws(Diagnostic) {
    self.path = path
    guard path != "-" else {
      descriptor = 0
      return
    }
    // A NUL would end the name early for the system, and another file would be opened.
    guard !path.utf8.contains(0) else {
      throw FileSource.failure(path, ENOENT)
    }
    let opened = open(path, O_RDONLY | O_CLOEXEC)
    guard opened >= 0 else { throw FileSource.failure(path, errno) }
    var status = stat()
    if fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      close(opened)
      throw FileSource.failure(path, EISDIR)
    }
    descriptor = opened
  }

  deinit {
    if descriptor > 2 { close(descriptor) }
  }

  /// Reads the next bytes, waiting for them if the input is a pipe.
  public func read(into block: inout [UInt8], from start: Int, count: Int) throws(Diagnostic) -> Int {
    while true {
      let taken = RawScan.read(descriptor, into: &block, at: start, count: count)
      if taken >= 0 { return taken }
      let code = errno
      if code != EINTR { throw FileSource.failure(path, code) }
    }
  }

  private static func failure(_ path: String, _ code: Int32) -> Diagnostic {
    let place = SourceLocation(path: path)
    switch code {
    case ENOENT, ENOTDIR: return Diagnostic(.error, at: place, "expected a file, found nothing of that name")
    case EISDIR:
      return Diagnostic(
        .error, at: place, "expected a file, found a folder", notes: ["name a file inside the folder instead"])
    case EACCES, EPERM: return Diagnostic(.error, at: place, "expected a file that may be read, found no permission")
    default: return Diagnostic(.error, at: place, "cannot read on: \(String(cString: strerror(code)))")
    }
  }
}
