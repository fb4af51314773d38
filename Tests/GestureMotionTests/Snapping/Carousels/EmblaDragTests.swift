import Testing

@testable import GestureMotion

@Suite struct EmblaDragTests {
  private func drag(loop: Bool = false, _ change: (inout EmblaDrag) -> Void = { _ in }) -> EmblaDrag {
    let slides = (0..<5).map { (start: Double($0) * 300, size: 300.0) }
    var drag = EmblaDrag(list: EmblaSnapList(slides: slides, view: 300, loop: loop), view: 300, loop: loop)
    change(&drag)
    return drag
  }

  @Test func `the threshold is a fifth of the view between 50 and 225`() {
    #expect(drag().threshold == 60)
    #expect(drag { $0.view = 100 }.threshold == 50)
    #expect(drag { $0.view = 2000 }.threshold == 225)
  }

  @Test func `a force of 60 goes one on from the start, 59.9 to the nearest`() {
    #expect(drag().end(at: -20, force: -60, start: 0).target == -300)
    #expect(abs(drag().end(at: -20, force: -59.9, start: 0).target) < 1e-12)
    // Counted from the start: flicked back from beyond page 3 it goes behind page 1.
    #expect(drag().end(at: -880, force: 100, start: 1).selected == 0)
  }

  @Test func `floor and boosts make the force`() {
    #expect(drag().force(pixelsPerMillisecond: -0.1) == 0)
    #expect(drag().force(pixelsPerMillisecond: -0.5) == -200)
    #expect(drag { $0.isMouse = true }.force(pixelsPerMillisecond: -0.5) == -150)
    #expect(drag { $0.dragFree = true }.force(pixelsPerMillisecond: -0.5) == -300)
  }

  @Test func `in a loop the shortest way leads around`() {
    let end = drag(loop: true).end(at: -1220, force: -100, start: 4)
    #expect((end.target, end.selected) == (-1500, 0))
    #expect(drag(loop: true).near(400).index == 4)  // 400 is a turn before −1100, nearest to −1200
  }

  @Test func `skipping after a long drag halves the way`() {
    // At −320 the nearest is no more the start's; −320 − 1200 is past the end, so the way is 1200, half of it 600:
    // −920 is nearest to −900.
    let end = drag { $0.skipSnaps = true }.end(at: -320, force: -1200, start: 0)
    #expect((end.target, end.selected) == (-900, 3))
  }

  @Test func `the location follows the finger, mirrored from right to left`() {
    #expect(EmblaDrag.location(start: -300, travel: -40, isRightToLeft: false) == -340)
    #expect(EmblaDrag.location(start: -300, travel: -40, isRightToLeft: true) == -260)
  }

  @Test func `the slower the way against the force, the shorter the duration`() {
    // From −20 to −300 is 280 of a force of 560: q = 0.5.
    #expect(drag().end(at: -20, force: -560, start: 0).duration == 20)
    #expect(drag().end(at: -20, force: -280, start: 0).duration == 25)
  }
}
