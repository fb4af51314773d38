import Testing

@testable import GestureMotion

@Suite struct GlideSwipeTests {
  @Test func `the angle is that of square roots`() {
    // sin² = y/(x + y): 30° is a third as high as long, 45° as high as long, give or take a rounding error.
    #expect(abs(GlideSwipe.angle(x: 75, y: 25) - 30) < 1e-9)
    #expect(abs(GlideSwipe.angle(x: 50, y: -50) - 45) < 1e-9)
    #expect(GlideSwipe.angle(x: 0, y: 0) == 0)
    #expect(GlideSwipe.angle(x: 0, y: 5) == 90)
  }

  @Test func `more than 80 takes a step`() {
    #expect(GlideSwipe().end(x: -80, y: 0, from: 0, count: 6).isReturned)
    #expect(GlideSwipe().end(x: -81, y: 0, from: 0, count: 6).index == 1)
    #expect(GlideSwipe().end(x: -81, y: 0, from: 0, count: 6).dragTranslate == -40.5)
    #expect(GlideSwipe(isRightToLeft: true).end(x: 81, y: 0, from: 0, count: 6).index == 1)
  }

  @Test func `past the ends it begins anew, or not`() {
    #expect(GlideSwipe().end(x: -100, y: 0, from: 5, count: 6).index == 0)
    #expect(GlideSwipe().end(x: 100, y: 0, from: 0, count: 6).index == 5)
    #expect(GlideSwipe(rewind: false).end(x: -100, y: 0, from: 5, count: 6).index == 5)
    #expect(GlideSwipe(rewind: false).end(x: 100, y: 0, from: 0, count: 6).index == 0)
    let around = GlideSwipe(kind: .carousel).end(x: 100, y: 0, from: 0, count: 6)
    #expect((around.index, around.steps) == (5, -1))
  }

  @Test func `views at a time, and the last one full`() {
    // Nine, three a view: 0, 3, 6; back from 4 is 3; past 6 anew.
    let views = GlideSwipe(perView: 3, stepsByView: true)
    #expect([0, 4, 6].map { views.end(x: -100, y: 0, from: $0, count: 9).index } == [3, 6, 0])
    #expect([4, 3, 0].map { views.end(x: 100, y: 0, from: $0, count: 9).index } == [3, 0, 6])
    let bound = GlideSwipe(bound: true, perView: 3)
    // Bound at 6: from 6 anew.
    #expect(bound.end(x: -100, y: 0, from: 6, count: 9).index == 0)
    #expect(GlideSwipe(rewind: false, bound: true, perView: 3).end(x: -100, y: 0, from: 6, count: 9).index == 6)
  }
}
