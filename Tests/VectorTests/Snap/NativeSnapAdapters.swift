extension SnapAdapters {
  /// The files about Apple's, Android's, Flutter's and React Native's strategies.
  static let nativeAdapters: [VectorAdapter] =
    seedAdapters + iosLibraryAdapters + reactNativeAdapters + flutterAdapters + androidAdapters
}

extension VectorAnswer {
  /// A page that a rule has reckoned as a number.
  static func page(_ page: Double) -> VectorAnswer { page == page.rounded() ? .whole(Int(page)) : .number(page) }
  /// A page, or ``none`` where there is none.
  static func page(_ page: Double?) -> VectorAnswer { page.map { .page($0) } ?? .none }
}

extension VectorProblem {
  /// What an adapter says about a strategy that it does not know.
  static func unknown(_ strategy: String?) -> VectorProblem {
    VectorProblem("no adapter for \(strategy ?? "a case without a strategy")")
  }
}
