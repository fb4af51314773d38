extension SnapAdapters {
  /// The files about CSS scroll snap.
  static let browserAdapters: [VectorAdapter] = []
}
