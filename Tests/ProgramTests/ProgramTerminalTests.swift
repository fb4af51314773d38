import Foundation
import GestureTestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The program with a terminal for its standard output.
@Suite struct ProgramTerminalTests {
  /// What the program writes to a terminal of `columns`, its line ends as in a file.
  private func output(
    _ arguments: [String], columns: UInt16, in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> String {
    let (terminal, name) = try #require(Self.openTerminal())
    defer { close(terminal) }
    let program = open(name, O_RDWR | O_NOCTTY)
    try #require(program >= 0)
    var size = winsize(ws_row: 40, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(program, UInt(TIOCSWINSZ), &size) == 0)
    let process = Process()
    process.executableURL = try ProgramRun.program()
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "FORCE_COLOR", "COLUMNS"] { variables[name] = nil }
    variables["TERM"] = "xterm"
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle(fileDescriptor: program, closeOnDealloc: false)
    try process.run()
    close(program)
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    // A terminal holds little, so it is read while the program writes; its end is an error on Linux.
    while case let count = read(terminal, &block, block.count), count > 0 { bytes += block[..<count] }
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  /// The near end of a new terminal and the name of its far end; `nil` if the system has none to give.
  private static func openTerminal() -> (file: Int32, name: String)? {
    let file = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard file >= 0 else { return nil }
    #if canImport(Darwin)
      guard grantpt(file) == 0, unlockpt(file) == 0, let name = ptsname(file) else { return nil }
      return (file, String(cString: name))
    #else
      // Linux's `TIOCSPTLCK` and `TIOCGPTN` (ioctl_tty(2)); the functions around them hide behind a feature macro.
      var (isLocked, number) = (Int32(0), UInt32(0))
      guard ioctl(file, 0x4004_5431, &isLocked) == 0, ioctl(file, 0x8004_5430, &number) == 0 else { return nil }
      return (file, "/dev/pts/\(number)")
    #endif
  }

  private func traces() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(flick, to: "flick.csv")
    return folder
  }

  private let compare = ["compare", "flick.csv", "--no-config", "--fail-on", "never"]

  @Test func `compare shows the compact table in colours and keeps to the width`() throws {
    let folder = try traces()
    let text = try output(compare, columns: 62, in: folder)
    #expect(text.contains("pages moved ") && text.contains("█") && text.contains("\u{1B}[1m"))
    let plain = try output(compare + ["--color", "never"], columns: 62, in: folder)
    #expect(!plain.contains("\u{1B}"))
    // A line of code is for copying, and stays whole.
    for line in plain.split(separator: "\n") where !line.contains(" = ") { #expect(line.count <= 62, "\(line)") }
  }

  @Test func `COLUMNS speaks before the terminal, and a dumb one gets plain text`() throws {
    let folder = try traces()
    let narrow = try output(compare + ["--color", "never"], columns: 120, in: folder, environment: ["COLUMNS": "50"])
    for line in narrow.split(separator: "\n") where !line.contains(" = ") { #expect(line.count <= 50, "\(line)") }
    let dumb = try output(compare, columns: 62, in: folder, environment: ["TERM": "dumb"])
    #expect(dumb == (try ProgramRun.detent(compare, in: folder.path).output))
  }

  @Test func `inspect draws a trace that is alone large, and several in a line each`() throws {
    let folder = try traces()
    #expect(try output(["inspect", "flick.csv", "--color", "never"], columns: 80, in: folder).contains(" ms, lift\n"))
    try folder.write(flick.replacing("flick", with: "other"), to: "other.csv")
    let both = try output(["inspect", ".", "--color", "never"], columns: 80, in: folder)
    #expect(!both.contains(" ms, lift\n") && both.contains("  speed "))
  }
}
