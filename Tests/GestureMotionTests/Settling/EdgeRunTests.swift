import Testing

@testable import GestureMotion

/// `research/physics.md` 1.3 points 6 and 8.
@Suite struct EdgeRunTests {
  private func run(_ offset: Double, _ velocity: Double, _ deceleration: Deceleration = .normal) -> EdgeRun {
    EdgeRun(from: offset, pointsPerMillisecond: velocity, within: 0...1000, deceleration: deceleration)
  }

  @Test func `a return from rest takes the time of its half-life, whatever the rate`() {
    // ln(0.5/100)/ln 0.99 = 527.2 ms, rounded up to whole frames of 16.67 ms: 32 frames.
    for deceleration in [Deceleration.normal, .fast] {
      for (offset, edge) in [(-100.0, 0.0), (1100, 1000)] {
        let back = run(offset, 0, deceleration)
        #expect(back.rest == edge)
        #expect(abs(back.milliseconds - 32 * 1000 / 60) < 1e-6)
        #expect(back.overshootPoints == 100)
      }
    }
  }

  @Test func `a release outside that still moves outwards climbs on before it returns`() {
    // Released 191 pt outside at 2.398 pt/ms outwards: 4 pt more, on the edge 0.783 s after the release.
    for (offset, velocity, edge) in [(-191.0, -2.398, 0.0), (1191, 2.398, 1000)] {
      let bounce = run(offset, velocity)
      #expect(bounce.rest == edge)
      #expect(abs(bounce.overshootPoints - 195) < 1)
      #expect(abs(bounce.milliseconds - 783) < 17)
    }
  }

  @Test func `a run that crosses the edge goes past it and comes back`() {
    let bounce = run(900, 2)
    #expect(bounce.rest == 1000)
    #expect(bounce.overshootPoints > 1)
    // It slows down by 1 − 100/(2·499) to about 1.8 pt/ms; outside x = v·t·0.99ᵗ peaks near t = 1/−ln 0.99 = 99.5 ms at
    // v·99.5/e = 66 pt were there no other loss; the view's own rate takes a little more.
    #expect(bounce.overshootPoints < 67)
    #expect(bounce.milliseconds > 100)
  }

  @Test func `a run that ends inside rests where it would have`() {
    // 200 + 0.99·99 = 298.01, less what is left when a whole frame ends below the stop speed: within 1 pt.
    let inside = run(200, 1, .fast)
    #expect(abs(inside.rest - 298.01) < 1)
    #expect(inside.overshootPoints == 0)
    // ln(0.01)/ln 0.99 = 458.2 ms: 28 frames.
    #expect(abs(inside.milliseconds - 28 * 1000 / 60) < 1e-6)
  }

  @Test func `both ends mirror each other`() {
    for (offset, velocity) in [(900.0, 2.0), (1100, -0.4), (1300, 1), (1000, 0.7)] {
      let (high, low) = (run(offset, velocity), run(1000 - offset, -velocity))
      #expect(abs(high.milliseconds - low.milliseconds) < 1e-9)
      #expect(abs(high.overshootPoints - low.overshootPoints) < 1e-9)
    }
  }

  @Test func `within half a point of the edge and slower than the stop speed it is there`() {
    for offset in [0, -0.5, 1000.5] {
      #expect(run(offset, 0).milliseconds == 0)
      #expect(run(offset, 0.0099).rest == min(max(offset, 0), 1000))
    }
    #expect(run(-0.51, 0).milliseconds > 0)
    #expect(run(0, 0.01).milliseconds > 0)
  }

  @Test func `a range without length is both edges`() {
    let still = EdgeRun(from: 80, pointsPerMillisecond: -0.3, within: 0...0, deceleration: .fast)
    #expect(still.rest == 0)
    let flung = EdgeRun(from: 0, pointsPerMillisecond: 3, within: 0...0, deceleration: .fast)
    #expect(flung.rest == 0)
    #expect(flung.overshootPoints > 0)
  }

  @Test func `a hopeless run ends all the same`() {
    for (offset, velocity) in [(1e300, 1e300), (-1e300, 0), (0, .infinity), (.nan, 1), (0, .nan)] {
      #expect(run(offset, velocity).milliseconds <= 60_100)
    }
  }

  @Test func `it can be looked at on its way`() {
    func place(after elapsed: Double) -> Double {
      run(-100, 0).offset(after: elapsed)
    }
    #expect(place(after: 0) == -100)
    #expect(place(after: -3) == -100)
    // −100·0.99²⁰⁰ = −13.398: the return is the same in steps of any length.
    #expect(abs(place(after: 200) + 13.398) < 0.001)
    #expect(place(after: 5000) == 0)
    // What a bounce rises to lies between release and overshoot.
    let bounce = run(900, 2)
    let farthest = stride(from: 0.0, to: 600, by: 5).map {
      bounce.offset(after: $0)
    }.max()
    #expect(abs((farthest ?? 0) - 1000 - bounce.overshootPoints) < 1)
  }
}
