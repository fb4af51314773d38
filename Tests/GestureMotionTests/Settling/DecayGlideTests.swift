import Testing

@testable import GestureMotion

@Suite struct DecayGlideTests {
  @Test func `to its natural rest the glide begins at the release velocity and lasts as long as the free run`() {
    for (velocity, rate) in [(4.61994, 0.998), (-1.2, 0.998), (0.35, 0.99), (-3, 0.99)] {
      let deceleration = Deceleration(perMillisecond: rate)
      let rest = deceleration.proposedOffset(from: 364, pointsPerMillisecond: velocity)
      let glide = DecayGlide(from: 364, to: rest, deceleration: deceleration)
      #expect(abs(glide.initialPointsPerMillisecond - velocity) < 1e-9)
      // settle_ms = ln(0.01/|v|)/ln d.
      let expected = LibraryMath.log(0.01 / abs(velocity)) / LibraryMath.log(rate)
      #expect(abs(glide.milliseconds - expected) < 1e-6)
    }
  }

  @Test func `from 1 pt per ms it takes 2300 ms normally and 458 ms fast`() {
    // `research/physics.md` 1.5; one pt/ms reaches 0.99·499 = 494.01 and 0.99·99 = 98.01 pt.
    #expect(abs(DecayGlide(from: 0, to: 494.01, deceleration: .normal).milliseconds - 2300) < 0.5)
    #expect(abs(DecayGlide(from: 0, to: 98.01, deceleration: .fast).milliseconds - 458.2) < 0.5)
  }

  @Test func `it begins at its offset, never turns and ends at its target`() {
    for (from, target) in [(0.0, 296.0), (296, 0), (-40, 0), (1300, 1184)] {
      let glide = DecayGlide(from: from, to: target, deceleration: .fast)
      #expect(glide.offset(after: 0) == from)
      #expect(glide.offset(after: -5) == from)
      #expect(glide.offset(after: glide.milliseconds) == target)
      #expect(glide.offset(after: 1e9) == target)
      // Just before the end it is within a point's hundredth: the curve meets its target, it is not cut off.
      #expect(abs(glide.offset(after: glide.milliseconds * 0.999999) - target) < 0.01)
      let places = (0...200).map { glide.offset(after: glide.milliseconds * Double($0) / 200) }
      #expect(zip(places, places.dropFirst()).allSatisfy { ($1 - $0) * (target - from) >= 0 })
    }
  }

  @Test func `half-way in speed is one half-life on`() {
    // x(t) = v₀·99·(1 − 0.99ᵗ); after ln 0.5/ln 0.99 = 68.97 ms half of v₀·99 is travelled.
    let glide = DecayGlide(from: 0, to: 98.01, deceleration: .fast)  // v₀ = 1
    #expect(abs(glide.initialPointsPerMillisecond - 1) < 1e-9)
    #expect(abs(glide.offset(after: 68.967_56) - 49.5) < 1e-3)
  }

  @Test func `without a way there is no time`() {
    let glide = DecayGlide(from: 296, to: 296, deceleration: .normal)
    #expect((glide.milliseconds, glide.initialPointsPerMillisecond, glide.offset(after: 3)) == (0, 0, 296))
  }

  @Test func `the shortest and the longest way take a time that is a number`() {
    for distance in [Double.leastNonzeroMagnitude, 1e-12, 1, 1e12] {
      let glide = DecayGlide(from: 0, to: distance, deceleration: .normal)
      #expect(glide.milliseconds.isFinite && glide.milliseconds >= 0)
      #expect(glide.offset(after: 1).isFinite)
    }
  }
}
