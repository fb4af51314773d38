import GestureModel
import GestureReports

/// The folder beside a report that holds its pictures.
struct PictureFolder {
  /// The folder, as the user's path to the report gives it.
  var path: String

  /// Whether nothing stands there, or a folder that holds nothing but pictures.
  var isFree: Bool {
    switch FileSystem.kind(of: path) {
    case .missing: true
    case .file, .stream: false
    // What another run is just writing is a picture, too.
    case .folder: (try? FileSystem.names(in: path))?.allSatisfy { $0.contains(".svg") } ?? false
    }
  }

  /// Writes a picture, creating the folder.
  func write(_ picture: ReportPicture) throws(Diagnostic) {
    let file = Paths.join(path, picture.name)
    do {
      try FileSystem.write(picture.text, to: file)
    } catch {
      throw ReportTargets.unwritable(file, error)
    }
  }

  /// Removes the pictures that an earlier run left and that are not among `pictures`.
  ///
  /// Files that are not ours stay, and so do links.
  func removeOthers(than pictures: [ReportPicture]) throws(Diagnostic) {
    guard FileSystem.kind(of: path) == .folder, let names = try? FileSystem.names(in: path) else { return }
    for name in names where name.hasSuffix(".svg") && !pictures.contains(where: { $0.name == name }) {
      let file = Paths.join(path, name)
      guard FileSystem.kind(of: file) == .file, !FileSystem.isLink(file),
        FileSystem.begins(file, with: ReportPicture.mark)
      else { continue }
      do {
        try FileSystem.remove(file)
      } catch {
        throw ReportTargets.unwritable(file, error)
      }
    }
  }
}
