import GestureModel
import GestureRules
import Testing

@Suite struct StrokeFiguresTests {
  @Test func `a straight line gives back its slope in the content's sign`() {
    // 12 pt every 8 ms: 1.5 pt/ms, forward.
    let figures = Stroke.drag((0...10).map { (Double($0) * 8, Double($0) * 12) }, lift: 88).figures
    #expect(abs(figures.robustPointsPerMillisecond - 1.5) < 1e-12)
    #expect(abs(figures.naivePointsPerMillisecond - 1.5) < 1e-12)
    #expect(figures.travel == 120)
    #expect(figures.pauseMilliseconds == 8)
  }

  @Test func `the robust velocity reads the last 50 ms, a sample exactly that old included`() {
    // Still until 50 ms before the end, then 1 pt/ms in steps of 25 ms: three samples at −50, −25 and 0 ms.
    let figures = Stroke.drag([(0, 0), (50, 0), (100, 0), (125, 25), (150, 50)]).figures
    #expect(abs(figures.robustPointsPerMillisecond - 1) < 1e-12)
  }

  @Test func `fewer than three samples in 50 ms are read over 100`() {
    // At −80, −40 and 0 ms: offsets 0, 40, 40 + 80; the line through them has slope (120 − 0) / 80 = 1.5.
    let figures = Stroke.drag([(0, 0), (40, 40), (80, 120)]).figures
    #expect(abs(figures.robustPointsPerMillisecond - 1.5) < 1e-12)
  }

  @Test func `repeats of the last place end the motion`() {
    let figures = Stroke.drag([(0, 0), (10, 10), (20, 20), (30, 20), (40, 20)], lift: 50).figures
    #expect(figures.lastDistinctNanoseconds == 20_000_000)
    #expect(figures.pauseMilliseconds == 30)
    #expect(abs(figures.robustPointsPerMillisecond - 1) < 1e-12)
    #expect(figures.distinctInLast100Milliseconds == 3)
  }

  @Test func `a stroke with one sample or none has no motion`() {
    for stroke in [Stroke.drag([(0, 0)], lift: 20), Stroke(samples: [])] {
      let figures = stroke.figures
      #expect(figures.robustPointsPerMillisecond == 0)
      #expect(figures.naivePointsPerMillisecond == 0)
      #expect(figures.travel == 0)
      #expect(figures.dominantAxis == nil)
    }
  }

  @Test func `hostile times and places give no trap`() {
    let samples = [
      Sample(nanoseconds: .min, x: .nan, y: .infinity), Sample(nanoseconds: .max, x: -.greatestFiniteMagnitude, y: 0),
      Sample(nanoseconds: 0, x: .greatestFiniteMagnitude, y: 0),
    ]
    _ = Stroke(samples: samples, liftNanoseconds: .min).figures
  }

  @Test func `the direction is read when the finger is first 10 pt away`() {
    func axis(_ x: Double, _ y: Double) -> Axis? {
      let samples = [(0.0, 0.0), (x, y), (200, 0)].enumerated().map {
        Sample(nanoseconds: Int64($0.offset) * 8_000_000, x: $0.element.0, y: $0.element.1)
      }
      return StrokeFigures(Stroke(samples: samples), axis: .horizontal).dominantAxis
    }
    #expect(axis(6, 8) == .vertical)  // exactly 10 pt
    #expect(axis(5, 8) == .horizontal)  // 9.4 pt do not decide; the next sample does
    #expect(axis(8, 8) == .horizontal)  // a tie is the scroll axis
  }

  @Test func `lines over any part of the motion, and along both axes, have their own slopes`() throws {
    // At 20 ms each: x 0, 20, 60, 120 to the left, y 5 a step downwards.
    let samples = [(0.0, 300.0, 400.0), (20, 280, 405), (40, 240, 410), (60, 180, 415)].map {
      Sample(nanoseconds: Int64($0.0 * 1e6), x: $0.1, y: $0.2)
    }
    let figures = StrokeFigures(Stroke(samples: samples), axis: .horizontal)
    // Over 40 ms: from 20 to 120 in 40 ms, the middle does not count: 2.5 pt/ms.
    let short = try #require(figures.linePointsPerMillisecond(overLast: 40, along: .horizontal))
    #expect(abs(short - 2.5) < 1e-12)
    // The content moves up by 5 pt every 20 ms where the finger moves down.
    #expect(abs(figures.robustPointsPerMillisecond(along: .vertical) + 0.25) < 1e-12)
    #expect(figures.robustPointsPerMillisecond(along: .horizontal) == figures.robustPointsPerMillisecond)
    #expect(figures.linePointsPerMillisecond(overLast: 10, along: .horizontal) == nil)
  }

  @Test func `the way before the lift begins at the last place that is older`() {
    // The lift at 168: 64 ms is 104 ms before it, 72 ms is 96 ms before it.
    let figures = Stroke.drag((0...20).map { (Double($0) * 8, Double($0) * 4) }, lift: 168).figures
    #expect(figures.travel(inLast: 100) == 48)
    #expect(figures.travel(inLast: 1000) == 80)
    #expect(Stroke(samples: []).figures.travel(inLast: 100) == 0)
  }

  @Test func `the path is as long as its steps, back and forth`() {
    #expect(Stroke.drag([(0, 0), (8, 3), (16, -2)]).figures.pathPoints == 8)
    #expect(Stroke.drag([(0, 0)]).figures.pathPoints == 0)
  }

  @Test func `both turns are told`() {
    // Back 40 from the start, then forward 60 from there, then back 10: lowest −40, highest 20, end 10.
    let figures = Stroke.drag([(0, 0), (100, -40), (200, 20), (250, 10)], lift: 260).figures
    let (forward, backward) = (figures.turnFromForward, figures.turnFromBackward)
    #expect(
      [forward?.direction, forward?.gone, forward?.takenBack, forward?.millisecondsBeforeLift] == [1, 20, 10, 60])
    #expect(
      [backward?.direction, backward?.gone, backward?.takenBack, backward?.millisecondsBeforeLift]
        == [-1, 40, 50, 160])
  }
}
