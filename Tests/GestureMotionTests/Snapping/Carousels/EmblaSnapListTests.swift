import Testing

@testable import GestureMotion

@Suite struct EmblaSnapListTests {
  private let slides: [(start: Double, size: Double)] = [(0, 300), (300, 300), (600, 300), (900, 300)]

  @Test func `snaps at the ends are moved inside, and equal ones trimmed`() {
    // Content 1200 on 500, bounds −700…0. Centred: 100, −200, −500, −800; the last two meet −700 and −500 stays.
    let list = EmblaSnapList(slides: slides, view: 500)
    #expect(list.snaps == [0, -200, -500, -700])
    // On 800, bounds −400…0: centred 250, −50, −350, −650; first and last on the bounds.
    let wide = EmblaSnapList(slides: slides, view: 800, alignment: .start)
    // Starts 0, −300, −600 → −400, −900 → −400: of the two at the end the first stays, and shows both slides.
    #expect(wide.snaps == [0, -300, -400])
    #expect(wide.slidesBySnap == [[0], [1], [2, 3]])
    #expect(
      EmblaSnapList(slides: slides, view: 800, alignment: .start, containment: .keep).snaps == [0, -300, -400, -400])
  }

  @Test func `alignments put the group in the view`() {
    func first(_ alignment: EmblaSnapList.Alignment) -> Double? {
      EmblaSnapList(slides: slides, view: 500, alignment: alignment, containment: .none).snaps.first
    }
    #expect(first(.start) == 0)
    #expect(first(.center) == 100)
    #expect(first(.end) == 200)
    #expect(first(.fraction(0.1)) == 50)
  }

  @Test func `groups are a number of slides or as many as fit`() {
    let pairs = EmblaSnapList(slides: slides, view: 500, alignment: .start, containment: .none, slidesToScroll: 3)
    #expect(pairs.slidesBySnap == [[0, 1, 2], [3]])
    // Two slides are 600, no more than 598 + 2 fits on 598.
    #expect(EmblaSnapList(slides: slides, view: 598, containment: .none, slidesToScroll: nil).snaps.count == 2)
    #expect(EmblaSnapList(slides: slides, view: 597, containment: .none, slidesToScroll: nil).snaps.count == 4)
  }

  @Test func `content that fits has one snap, and no content too`() {
    #expect(EmblaSnapList(slides: slides, view: 1198).snaps == [0])
    #expect(EmblaSnapList(slides: slides, view: 1198).slidesBySnap == [[0, 1, 2, 3]])
    #expect(EmblaSnapList(slides: [], view: 100).snaps == [0])
  }

  @Test func `a loop is not contained and its limit is a turn long`() {
    let list = EmblaSnapList(slides: slides, view: 500, alignment: .center, loop: true)
    #expect(list.snaps == [100, -200, -500, -800])
    #expect(list.limit == -1100...100)
  }

  @Test func `progress and bounds go by the limit`() {
    let list = EmblaSnapList(slides: slides, view: 500)
    #expect(list.progress(at: -350) == 0.5)
    #expect(list.bound(location: 40, target: 80, view: 500) == 0)
    #expect(list.bound(location: 40, target: 90, view: 500) == nil)  // 50 is not less than a tenth of 500
    #expect(list.bound(location: 40, target: 80, view: 500, isPointerDown: true) == nil)
    #expect(list.bound(location: -701, target: -710, view: 500) == -700)
    #expect(EmblaSnapList(slides: [], view: 100).progress(at: 4) == 0)
  }
}
