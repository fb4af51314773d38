/// The program's name and version.
enum Program {
  static let name = "detent"
  /// Raised with every release, together with `CHANGELOG.md`.
  static let version = "0.1.0"
}
