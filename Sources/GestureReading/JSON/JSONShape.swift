import GestureModel

/// Which keys there are at the beginning of a JSON text, as paths such as `events[].timeStamp`.
///
/// Arrays at the top leave no mark, so that an array of objects and one object a line look the same.
struct JSONShape {
  private var paths: Set<String> = []

  /// Reads until the text ends, is cut off or is no JSON any more.
  init(_ bytes: [UInt8]) {
    var options = ReadingOptions()
    options.maximumDepth = 64
    let buffer = BlockBuffer(MemorySource(bytes), blockSize: max(bytes.count, 1))
    var cursor = JSONCursor(buffer, path: "", dialect: .strict, options: options)
    // The path of each open container, and of what comes next in it.
    var stack: [String] = []
    var key: String?
    do {
      while true {
        let event = try cursor.next()
        let here = key ?? stack.last ?? ""
        switch event {
        case .end: return
        case .key:
          let name = String(decoding: cursor.text.prefix(64), as: UTF8.self)
          let parent = stack.last ?? ""
          key = parent.isEmpty ? name : "\(parent).\(name)"
          note(key ?? "")
          continue
        case .beginObject: stack.append(here)
        case .beginArray: stack.append(here.isEmpty ? "" : here + "[]")
        case .endObject, .endArray: stack.removeLast()
        default: if here.hasSuffix("[]") { note(here) }
        }
        key = nil
      }
    } catch { return }
  }

  /// At most 4096 paths: objects with names for keys would give one a row.
  private mutating func note(_ path: String) {
    if paths.count < 4096 { paths.insert(path) }
  }

  /// Whether all of these are there.
  func has(_ wanted: String...) -> Bool { wanted.allSatisfy(paths.contains) }

  /// Whether at least one of these is there.
  func hasAny(_ wanted: String...) -> Bool { wanted.contains(where: paths.contains) }

  /// Whether all keys at the top hold lists of lists of plain values, and nothing else.
  ///
  /// Our own `samples` and `traces` are not meant: what is wrong with those is told in detail.
  var isNamedLists: Bool {
    if hasAny("samples", "traces") { return false }
    let tops = paths.filter { !$0.contains(".") && !$0.hasSuffix("]") }
    return !tops.isEmpty && tops.allSatisfy { paths.contains($0 + "[][]") }
      && paths.allSatisfy { tops.contains($0) || ($0.hasSuffix("[][]") && !$0.hasSuffix("[][][]")) }
  }
}
