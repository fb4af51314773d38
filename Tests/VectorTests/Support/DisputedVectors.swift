/// Cases of vectors that we think are wrong themselves, each with its reason; every run prints them.
enum DisputedVectors {
  /// At most five in all, and never one that agrees after all.
  static let all: [(file: String, name: String, reason: String)] = []

  static func reason(file: String, name: String) -> String? {
    all.first { $0.file == file && $0.name == name }?.reason
  }
}
