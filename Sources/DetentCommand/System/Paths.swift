/// Paths as text: nothing here looks at the disk.
enum Paths {
  /// `path` from the root, with `.` and `..` resolved.
  static func absolute(_ path: String, in folder: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The folder that a path stands in; `/` stands in itself.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// How a path is shown: as the user gave it, but never from the root, which differs on every machine.
  static func shown(_ path: String, in folder: String) -> String {
    guard path.hasPrefix("/") else { return path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
    let prefix = folder == "/" ? "/" : folder + "/"
    return path.hasPrefix(prefix) && path.count > prefix.count ? String(path.dropFirst(prefix.count)) : name(of: path)
  }

  /// How to get from `folder` to `path`, both from the root.
  static func relative(_ path: String, to folder: String) -> String {
    let (parts, above) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(parts, above).prefix { $0 == $1 }.count
    let way = Array(repeating: "..", count: above.count - common) + parts.dropFirst(common).map(String.init)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  /// The name `name` in `folder`; `.` is not written.
  static func join(_ folder: String, _ name: String) -> String {
    if folder == "." || folder.isEmpty { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The ending of a name in lower case, without its dot; empty if it has none.
  static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
