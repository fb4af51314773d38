extension SnapAdapters {
  /// The files about browsers and JavaScript carousels.
  static let webAdapters: [VectorAdapter] = browserAdapters + swiperAdapters + emblaAdapters + carouselAdapters
}
