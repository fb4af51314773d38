import GestureModel

/// Finds and reads the settings in force for each input, each file once.
struct SettingsFinder {
  private let arguments: Arguments
  private let current = FileSystem.currentFolder()
  private var pathByFolder: [String: String?] = [:]
  private var settingsByPath: [String: Settings] = [:]

  /// Creates a finder for a command line.
  init(_ arguments: Arguments) throws(Diagnostic) {
    guard !(arguments.has(.config) && arguments.has(.noConfig)) else {
      throw .usage("'--config' and '--no-config' exclude each other", notes: ["give one of them"])
    }
    self.arguments = arguments
  }

  /// The settings for one input.
  mutating func settings(for input: String) throws(Diagnostic) -> Settings {
    var settings = Settings()
    if let path = path(for: input) { settings = try load(path) }
    if let path = arguments[.scenario] {
      let read = try SettingsLoader.scenario(bytes(of: path), path: Paths.shown(path, in: current))
      settings.scenario = read
    }
    return settings
  }

  /// The settings of a file that was named; a bare scenario will do.
  mutating func settings(named path: String) throws(Diagnostic) -> Settings {
    try SettingsLoader.settings(bytes(of: path), path: Paths.shown(path, in: current), allowsBareScenario: true)
  }

  private mutating func load(_ path: String) throws(Diagnostic) -> Settings {
    if let known = settingsByPath[path] { return known }
    let shown = Paths.shown(path, in: current)
    let settings = try SettingsLoader.settings(bytes(of: path), path: shown)
    settingsByPath[path] = settings
    return settings
  }

  private func bytes(of path: String) throws(Diagnostic) -> [UInt8] {
    do {
      return try FileSystem.bytes(of: path)
    } catch {
      let place = SourceLocation(path: Paths.shown(path, in: current))
      throw Diagnostic(.error, at: place, "expected a settings file: \(error.reason)")
    }
  }

  /// The file whose settings hold for an input; `nil` if there is none.
  private mutating func path(for input: String) -> String? {
    if arguments.has(.noConfig) { return nil }
    if let path = arguments[.config] { return path }
    let absolute = input == "-" ? current : Paths.absolute(input, in: current)
    let folder = FileSystem.kind(of: absolute) == .folder ? absolute : Paths.folder(of: absolute)
    return search(from: folder)
  }

  /// The nearest settings file from `folder` up to the folder that holds `.git`, or to the root.
  private mutating func search(from folder: String) -> String? {
    if let known = pathByFolder[folder] { return known }
    let path = Paths.join(folder, InputFiles.settingsName)
    var found: String?
    if FileSystem.kind(of: path) == .file {
      found = path
    } else if folder != "/", FileSystem.kind(of: Paths.join(folder, ".git")) == .missing {
      found = search(from: Paths.folder(of: folder))
    }
    pathByFolder[folder] = .some(found)
    return found
  }
}
