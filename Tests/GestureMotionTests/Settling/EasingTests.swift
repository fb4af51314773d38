import Testing

@testable import GestureMotion

@Suite struct EasingTests {
  private let easings = [
    Easing.linear, .ease, .decelerate(power: 5), .cubicBezier(x1: 0.25, y1: 1, x2: 0.5, y2: 1),
  ]

  @Test func `every easing runs from 0 to 1 and stays there`() {
    for easing in easings {
      #expect(easing.progress(at: -1) == 0)
      #expect(easing.progress(at: 0) == 0)
      #expect(easing.progress(at: 1) == 1)
      #expect(easing.progress(at: 7) == 1)
      let steps = stride(from: 0.0, through: 1, by: 0.01).map(easing.progress)
      #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test func `a Bézier is solved for its time`() {
    // At parameter ½ CSS ease has x = 3/8·0.25 + 3/8·0.25 + 1/8 = 0.3125 and y = 3/8·0.1 + 3/8 + 1/8 = 0.5375.
    #expect(abs(Easing.ease.progress(at: 0.3125) - 0.5375) < 1e-12)
    // The straight line is a Bézier too.
    let line = Easing.cubicBezier(x1: 1.0 / 3, y1: 1.0 / 3, x2: 2.0 / 3, y2: 2.0 / 3)
    #expect(abs(line.progress(at: 0.37) - 0.37) < 1e-12)
  }

  @Test func `the slope at the start is that of the curve`() {
    for easing in easings {
      #expect(abs(easing.progress(at: 1e-7) / 1e-7 - easing.initialSlope) < 1e-3 * easing.initialSlope)
    }
  }

  @Test func `an animation takes its time, whatever the distance`() {
    let animation = TimedEase(from: 100, to: 40, milliseconds: 300, easing: .linear)
    #expect(animation.milliseconds == 300)
    #expect(animation.offset(after: 150) == 70)
    #expect(animation.offset(after: -5) == 100)
    #expect(animation.offset(after: 300) == 40)
    #expect(animation.initialPointsPerMillisecond == -0.2)
  }

  @Test func `where there is nowhere to go nothing moves`() {
    let still = TimedEase(from: 9, to: 9, milliseconds: 300, easing: .ease)
    #expect(still.milliseconds == 0)
    #expect(still.offset(after: 1) == 9)
    #expect(still.initialPointsPerMillisecond == 0)
  }
}
