import GestureModel

/// `detent recorder`: the page that records touches in a browser.
enum RecorderCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws(Diagnostic) -> Int32 {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      let found = arguments.operands.isEmpty ? "nothing" : "\(arguments.operands.count) names"
      throw .usage("expected one file to write, found \(found)", notes: ["detent recorder recorder.html"])
    }
    let ending = Paths.fileExtension(of: path)
    guard path == "-" || ending == "html" || ending == "htm" else {
      throw .usage("expected a file that ends in .html, found '\(path)'", notes: ["browsers go by the ending"])
    }
    var finder = try SettingsFinder(arguments)
    let settings = try finder.settings(for: path)
    let (scenario, assumption) = try Geometry.resolve(settings.scenario, arguments: arguments)
    if let assumption { console.report(Diagnostic(.note, at: nil, assumption)) }
    let page = RecorderPage.text(for: scenario)
    guard path != "-" else {
      try console.print(page)
      return ExitCode.success
    }
    do {
      try FileSystem.write(page, to: path)
    } catch {
      let shown = Paths.shown(path, in: FileSystem.currentFolder())
      throw Diagnostic(.error, at: nil, "expected to write the page '\(shown)': \(error.reason)")
    }
    return ExitCode.success
  }
}
