import Testing

@testable import GestureMotion

/// proposed = offset + sign(v)·max(|v| − 0.01, 0)·d/(1 − d), `DESIGN.md` section 2.
@Suite struct DecelerationTests {
  @Test func `a velocity of one point per millisecond reaches 499 pt normally and 99 pt fast`() {
    #expect(abs(Deceleration.normal.reachMilliseconds - 499) < 1e-9)  // 0.998/0.002
    #expect(abs(Deceleration.fast.reachMilliseconds - 99) < 1e-9)  // 0.99/0.01
    #expect(Deceleration(perMillisecond: 0.5).reachMilliseconds == 1)
  }

  @Test(
    "The table of recorded rests is met in both directions",
    // `research/physics.md` 1.2, "rest normal" and "rest fast": pt/ms, normal, fast.
    arguments: [(0.8, 394.2, 78.2), (1.5, 743.5, 147.5), (2, 993.0, 197.0), (4, 1991, 395)])
  func table(velocity: Double, normal: Double, fast: Double) {
    // The table is rounded to a tenth, or to a point.
    let slack = velocity == 4 ? 0.5 : 0.051
    for (deceleration, distance) in [(Deceleration.normal, normal), (.fast, fast)] {
      #expect(abs(deceleration.proposedOffset(from: 100, pointsPerMillisecond: velocity) - 100 - distance) < slack)
      #expect(abs(deceleration.proposedOffset(from: 100, pointsPerMillisecond: -velocity) - 100 + distance) < slack)
    }
  }

  @Test func `at the stop speed or below it the scroll rests where it was released`() {
    for velocity in [0.01, -0.01, 0.005, 0, -0.0] {
      #expect(Deceleration.normal.proposedOffset(from: 37, pointsPerMillisecond: velocity) == 37)
    }
    // A hair above: 0.001·499 = 0.499 pt.
    #expect(abs(Deceleration.normal.proposedOffset(from: 37, pointsPerMillisecond: 0.011) - 37.499) < 1e-9)
  }

  @Test func `the bug reports' own projections are met to their two decimals`() {
    // Bugs 01 to 04 and 09: offset, velocity, rate, proposed.
    let rows: [(Double, Double, Double, Double)] = [
      (90, 0.35, 0.99, 123.66), (120, 1.4, 0.998, 813.61), (950, 0.9, 0.99, 1038.11), (100, 1.2, 0.99, 217.81),
      (612, 0.02, 0.99, 612.99),
    ]
    for (offset, velocity, rate, proposed) in rows {
      let found = Deceleration(perMillisecond: rate).proposedOffset(from: offset, pointsPerMillisecond: velocity)
      #expect(abs(found - proposed) < 0.00501, "\(offset)")
    }
  }
}
