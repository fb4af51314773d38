import GestureModel

@testable import GestureMotion

extension SnapAdapters {
  /// The files about browsers and JavaScript carousels.
  static let webAdapters: [VectorAdapter] = browserAdapters + swiperAdapters + emblaAdapters + carouselAdapters

  /// What an estimator says, in the unit of the carousels.
  static func pixelsPerMillisecond(_ estimate: VelocityEstimate) throws -> Double {
    guard let velocity = estimate.velocity else { throw VectorProblem("the estimator has no velocity") }
    return velocity.pointsPerSecond(along: .horizontal) / 1000
  }
}
