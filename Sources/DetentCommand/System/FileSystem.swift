#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why a file could not be used, in the system's words.
struct FileError: Error, Hashable {
  /// Such as `No such file or directory`.
  var reason: String
}

/// The only place where files, folders and the terminal are touched.
enum FileSystem {
  /// What stands at a path.
  enum Kind: Hashable {
    case file
    /// A pipe, a device or a socket: it has no end of its own, and is written in place.
    case stream
    case folder
    case missing
  }

  /// What stands at `path`; links are followed.
  static func kind(of path: String) -> Kind {
    var info = stat()
    guard stat(path, &info) == 0 else { return .missing }
    return switch info.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    default: .stream
    }
  }

  /// Whether both paths lead to one and the same file, by whatever names.
  static func isSameFile(_ left: String, _ right: String) -> Bool {
    var (one, other) = (stat(), stat())
    guard stat(left, &one) == 0, stat(right, &other) == 0 else { return false }
    return one.st_mode & S_IFMT == S_IFREG && one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  /// Whether `path` itself is a symbolic link.
  static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// The names in a folder without `.` and `..`, in the order of their bytes.
  static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw lastError() }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
          String(cString: $0)
        }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The bytes of a small file.
  static func bytes(of path: String, limit: Int = 1 << 22) throws(FileError) -> [UInt8] {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { throw lastError() }
    defer { close(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &block, block.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw lastError() }
      if count == 0 { return bytes }
      bytes += block[..<count]
      guard bytes.count <= limit else { throw FileError(reason: "larger than \(limit) bytes") }
    }
  }

  /// Creates the folders above `path` and finds out whether a file can be written there.
  static func prepareToWrite(_ path: String) throws(FileError) {
    try makeFolders(above: path)
    switch kind(of: path) {
    case .folder: throw FileError(reason: "it is a folder")
    case .stream:
      guard access(path, W_OK) == 0 else { throw lastError() }
      return
    case .file, .missing: break
    }
    // Nothing is left behind if the program is interrupted before the report is written.
    let probe = besides(destination(of: path))
    let file = open(probe, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { throw lastError() }
    close(file)
    unlink(probe)
  }

  /// Writes `text` beside `path` and then renames it, so that there is never half a file.
  ///
  /// Pipes and devices are written in place: a rename would put a file where `/dev/null` was.
  static func write(_ text: String, to path: String) throws(FileError) {
    let draft = try FileDraft(for: path)
    try draft.write(text)
    try draft.finish()
  }

  /// Adds `text` to a file, which is made if there is none.
  static func append(_ text: String, to path: String) throws(FileError) {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    guard file >= 0 else { throw lastError() }
    let isWritten = write(text, to: file)
    let error = lastError()
    guard isWritten else {
      close(file)
      throw error
    }
    guard close(file) == 0 else { throw lastError() }
  }

  /// How many bytes a file holds; 0 if there is none.
  static func size(of path: String) -> Int {
    var info = stat()
    return stat(path, &info) == 0 ? Int(info.st_size) : 0
  }

  /// The file that a link leads to, so that the link stays; `path` itself if it is none or leads nowhere.
  static func destination(of path: String) -> String {
    guard isLink(path), let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Writes `text` to an open file, or stops where it can take no more; `errno` tells why.
  @discardableResult
  static func write(_ text: String, to file: Int32) -> Bool {
    var text = text
    return text.withUTF8 { buffer in
      var sent = 0
      while sent < buffer.count {
        guard let base = buffer.baseAddress else { return true }
        #if canImport(Darwin)
          let count = Darwin.write(file, base + sent, buffer.count - sent)
        #elseif canImport(Musl)
          let count = Musl.write(file, base + sent, buffer.count - sent)
        #else
          let count = Glibc.write(file, base + sent, buffer.count - sent)
        #endif
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }

  /// Writes `text` to standard output; a reader that went away is no failure.
  static func writeToOutput(_ text: String) -> FileError? {
    if write(text, to: 1) || errno == EPIPE { return nil }
    return lastError()
  }

  /// Whether a file begins with `text`; not if it cannot be read.
  static func begins(_ path: String, with text: String) -> Bool {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return false }
    defer { close(file) }
    let wanted = Array(text.utf8)
    var bytes = [UInt8](repeating: 0, count: wanted.count)
    return read(file, &bytes, bytes.count) == bytes.count && bytes == wanted
  }

  /// Removes a file.
  static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 else { throw lastError() }
  }

  /// The name under which a file is written until it is whole.
  static func besides(_ path: String) -> String { "\(path).\(getpid()).partial" }

  private static func makeFolders(above path: String) throws(FileError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = String(path[..<slash])
    guard kind(of: folder) == .missing else { return }
    try makeFolders(above: folder)
    guard mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw lastError() }
  }

  /// What the system says of the call that failed last.
  static func lastError() -> FileError { FileError(reason: String(cString: strerror(errno))) }

  /// The folder the program was started in; empty if it is gone.
  static func currentFolder() -> String {
    guard let buffer = getcwd(nil, 0) else { return "" }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// An environment variable, or `nil`.
  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Whether an open file is a terminal.
  static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }

  /// How many columns a terminal has; `nil` if it does not say.
  static func terminalColumns(_ file: Int32) -> Int? {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// How many processors may be used, at least 1.
  static func processorCount() -> Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }

  /// Makes writing to a closed pipe fail instead of ending the program.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }
}
