import Foundation
import GestureTestSupport

/// The folder of numbers to agree with: `DETENT_VECTORS`, or `../shared/vectors` beside the package.
enum VectorFolder {
  /// The folder's path as it was given, relative to the package.
  static var path: String {
    let given = ProcessInfo.processInfo.environment["DETENT_VECTORS"] ?? ""
    return given.isEmpty ? "../shared/vectors" : given
  }

  /// The folder of the vectors that the package's own reports are made of, whatever `DETENT_VECTORS` says.
  static let shared = "../shared/vectors"

  /// The JSON files of a subfolder in sorted order, or `nil` after telling that it was skipped because it is absent.
  static func files(of subfolder: String, in folder: String = path) throws -> [URL]? {
    let package = URL(fileURLWithPath: PackageRoot.path, isDirectory: true)
    let url = URL(fileURLWithPath: folder, relativeTo: package).appendingPathComponent(subfolder)
    guard FileManager.default.fileExists(atPath: url.path) else {
      print("skipped: no \(folder)/\(subfolder)")
      return nil
    }
    var files: [URL] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() {
      if name.hasSuffix(".json") {
        files.append(url.appendingPathComponent(name))
      } else if name != "README.md" {
        print("skipped: \(subfolder)/\(name) is no JSON file")
      }
    }
    return files
  }

  /// A whole file as JSON.
  static func json(of file: URL, named name: String) throws -> StrictObject {
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    } catch {
      throw VectorProblem("\(name): \(error)")
    }
    return try StrictObject(value, at: name)
  }
}
