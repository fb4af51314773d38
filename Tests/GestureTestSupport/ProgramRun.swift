import Foundation

/// One run of the built program.
public struct ProgramRun: Sendable {
  /// What it returned.
  public var exitCode: Int32
  /// What it wrote to standard output.
  public var output: String
  /// What it wrote to standard error.
  public var errors: String

  /// Runs `detent` with `arguments` in `folder`, feeding it `input`, and waits for its end.
  public static func detent(
    _ arguments: [String], in folder: String? = nil, input: String? = nil, environment: [String: String] = [:]
  ) throws -> ProgramRun {
    let process = Process()
    process.executableURL = try program()
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "FORCE_COLOR"] { variables[name] = nil }
    variables.merge(environment) { $1 }
    process.environment = variables
    // Files instead of pipes: neither stream can fill up while the other is read.
    let scratch = try TemporaryFolder()
    let (outputFile, errorFile) = (scratch.file("output"), scratch.file("errors"))
    let inputFile = try scratch.write(input ?? "", to: "input")
    for file in [outputFile, errorFile] { try Data().write(to: URL(fileURLWithPath: file)) }
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: inputFile))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: outputFile))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errorFile))
    try process.run()
    process.waitUntilExit()
    return ProgramRun(
      exitCode: process.terminationStatus,
      output: try String(decoding: Data(contentsOf: URL(fileURLWithPath: outputFile)), as: UTF8.self),
      errors: try String(decoding: Data(contentsOf: URL(fileURLWithPath: errorFile)), as: UTF8.self))
  }

  /// The program lies beside the tests that were built with it.
  public static func program() throws -> URL {
    var folders = [URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
    folders += Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    folders += ["debug", "release"].map { URL(fileURLWithPath: PackageRoot.path + "/.build/" + $0) }
    let files = folders.map { $0.appendingPathComponent("detent") }
    guard let file = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return file
  }
}

/// A folder that is removed with the value that made it.
public final class TemporaryFolder: Sendable {
  /// The absolute path.
  public let path: String

  /// Creates an empty folder.
  public init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("detent-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in the folder.
  public func file(_ name: String) -> String { path + "/" + name }

  /// Writes a file, with the folders above it, and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let url = URL(fileURLWithPath: file(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }
}
