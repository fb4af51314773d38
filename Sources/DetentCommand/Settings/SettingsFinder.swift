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
    if let path = try path(for: input) { settings = try load(path) }
    if let path = arguments[.scenario] {
      let read = try SettingsLoader.scenario(bytes(of: path), path: Paths.shown(path, in: current))
      settings.scenario = read
    }
    try RuleReader.add(arguments, to: &settings.rules)
    return settings
  }

  /// The settings of a file that was named; a bare scenario will do.
  mutating func settings(named path: String) throws(Diagnostic) -> Settings {
    var settings = try SettingsLoader.settings(
      bytes(of: path), path: Paths.shown(path, in: current), allowsBareScenario: true)
    settings.source = path
    try RuleReader.add(arguments, to: &settings.rules)
    return settings
  }

  private mutating func load(_ path: String) throws(Diagnostic) -> Settings {
    if let known = settingsByPath[path] { return known }
    let shown = Paths.shown(path, in: current)
    var settings = try SettingsLoader.settings(bytes(of: path), path: shown)
    settings.source = path
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
  private mutating func path(for input: String) throws(Diagnostic) -> String? {
    if arguments.has(.noConfig) { return nil }
    if let path = arguments[.config] { return path }
    let absolute = input == "-" ? current : Paths.absolute(input, in: current)
    let folder = FileSystem.kind(of: absolute) == .folder ? absolute : Paths.folder(of: absolute)
    return try search(from: folder)
  }

  /// The nearest settings file from `folder` up to the folder that holds `.git`, or to the root.
  private mutating func search(from folder: String) throws(Diagnostic) -> String? {
    if let known = pathByFolder[folder] { return known }
    let path = Paths.join(folder, InputFiles.settingsName)
    var found: String?
    let kind = FileSystem.kind(of: path)
    if kind == .stream {
      let place = SourceLocation(path: Paths.shown(path, in: current))
      throw Diagnostic(.error, at: place, "expected a settings file, found a pipe or a device")
    }
    // A link that leads nowhere is a mistake, not the absence of settings: opening it says so.
    if kind == .file || FileSystem.isLink(path) {
      found = path
    } else if folder != "/", FileSystem.kind(of: Paths.join(folder, ".git")) == .missing {
      found = try search(from: Paths.folder(of: folder))
    }
    pathByFolder[folder] = .some(found)
    return found
  }
}
