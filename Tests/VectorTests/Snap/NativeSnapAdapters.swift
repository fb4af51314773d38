extension SnapAdapters {
  /// The files about Apple's, Android's, Flutter's and React Native's strategies.
  static let nativeAdapters: [VectorAdapter] = []
}
