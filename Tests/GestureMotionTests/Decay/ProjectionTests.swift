import Foundation
import GestureTestSupport
import Testing

@testable import GestureMotion

@Suite struct ProjectionTests {
  static let hostile = [
    0.0, -0.0, 1e-300, -1e-300, .leastNonzeroMagnitude, 0.001, -7.5, 1e9, -1e9, 1e300, -1e300, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude,
  ]

  @Test(
    "One flick of 1000 pt/s travels as far as the table says",
    // `research/physics.md` 7 and 1.2, 1.4, 4.1, 6; the slack is what the table rounds away.
    arguments: [
      ("uikit", 494.01, 0.01), ("wwdc", 499, 0.01), ("continuous", 499.5, 0.01), ("swiftui", 250, 1e-9),
      ("android-spline", 194.3, 0.1), ("flutter-clamping", 194.3, 0.1), ("flutter-friction", 499.38, 0.01),
      ("compose-exponential", 238.07, 0.1), ("androidx-fling", 227, 0.5), ("swiper", 500, 1e-9),
      ("splide", 600, 1e-9), ("photoswipe", 199, 1e-9), ("motion", 800, 1e-9), ("iscroll", 833.3, 0.1),
      // 16.67 px a frame by 0.28 or 16 px of a frame times 25, 16.67 times 16.7.
      ("flickity", 59.52, 0.01), ("reanimated", 345, 0.5), ("chromium", 400, 1e-9), ("webkit", 278.33, 0.01),
    ])
  func travel(identifier: String, points: Double, slack: Double) throws {
    let projection = try #require(Projections.named(identifier))
    #expect(abs(projection.restOffset(from: 0, pointsPerMillisecond: 1) - points) < slack)
    #expect(abs(projection.restOffset(from: 40, pointsPerMillisecond: -1) - (40 - points)) < slack)
  }

  @Test func `keen's throw grows like the speed once it is fast`() {
    // s = 1/375 views/ms: s²/(1.47e−7 + s/1000) = 7.1111e−6/2.8137e−6 = 2.5273 views, 947.8 pt.
    #expect(abs(KeenProjection().restOffset(from: 0, pointsPerMillisecond: 1) - 947.8) < 0.1)
  }

  @Test func `a splide flick goes no farther than its pages`() {
    #expect(SplideProjection(farthestPoints: 300).restOffset(from: 10, pointsPerMillisecond: -2) == -290)
  }

  @Test func `the frame rate decides how far flickity and reanimated go`() {
    // At 120 Hz a frame has half the pixels.
    #expect(abs(FlickityProjection(framesPerSecond: 120).restOffset(from: 0, pointsPerMillisecond: 1) - 29.76) < 0.01)
    #expect(abs(ReanimatedProjection(framesPerSecond: 120).restOffset(from: 0, pointsPerMillisecond: 1) - 248) < 0.5)
  }

  @Test func `the density only cuts the way of Android's spline to other pixels`() {
    // 194.3 px are 194.3 dp at any density; the Java class cuts 582.9 px to 582, 194 dp.
    var dense = AndroidSplineProjection(density: 3)
    #expect(abs(dense.restOffset(from: 0, pointsPerMillisecond: 1) - 194.3) < 0.1)
    dense.wholePixels = true
    #expect(abs(dense.restOffset(from: 0, pointsPerMillisecond: 1) * 3 - 582) < 1e-9)
  }

  @Test func `every projection is finite, odd in its velocity, and grows with it`() {
    for projection in Projections.all {
      for offset in Self.hostile {
        for velocity in Self.hostile {
          #expect(projection.restOffset(from: offset, pointsPerMillisecond: velocity).isFinite)
        }
      }
      #expect(projection.restOffset(from: 12, pointsPerMillisecond: 0) == 12)
      var last = 0.0
      for velocity in [0.001, 0.02, 0.3, 1, 4, 12] {
        let rest = projection.restOffset(from: 0, pointsPerMillisecond: velocity)
        #expect(rest >= last, "\(type(of: projection).identifier)")
        #expect(abs(rest + projection.restOffset(from: 0, pointsPerMillisecond: -velocity)) < 1e-9)
        last = rest
      }
    }
  }

  @Test func `every projection is listed once and found by its name`() throws {
    let path = PackageRoot.path + "/Sources/GestureMotion/Decay"
    let files = try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix("Projection.swift") }
    let listed = Projections.all.map { String(describing: type(of: $0)) }
    #expect(Set(files.map { String($0.dropLast(6)) }).subtracting(["Projection"]) == Set(listed))
    #expect(Set(Projections.all.map { type(of: $0).identifier }).count == listed.count)
    #expect(Projections.named("nothing") == nil)
  }
}
