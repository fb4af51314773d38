import Testing

@testable import GestureMotion

@Suite struct SplideTrackTests {
  @Test func `trimmed rests stay inside the content`() {
    // Five of 280 with 16 between: 1464 on 375 leaves −1089.
    let track = SplideTrack(count: 5, slideWidth: 280, gap: 16, viewport: 375)
    #expect(track.positions == [0, -296, -592, -888, -1089])
    let centred = SplideTrack(
      count: 5, slideWidth: 280, gap: 16, viewport: 375, isCentered: true, trimSpace: false)
    #expect(centred.positions[0] == 47.5)
  }

  @Test func `half-way belongs to the later slide`() {
    let track = SplideTrack(count: 4, slideWidth: 100, gap: 0, viewport: 100)
    #expect(track.index(nearestTo: -150) == 2)
    #expect(track.index(nearestTo: -149.9) == 1)
    #expect(track.index(nearestTo: 900) == 0)
    #expect(track.index(nearestTo: -900) == 3)
  }

  @Test func `with several a page the last is the one that begins the last page`() {
    let track = SplideTrack(count: 8, slideWidth: 195, gap: 10, viewport: 400, perPage: 2)
    #expect(track.endIndex == 6)
    #expect(track.slide(for: -9999) == 6)
    #expect(SplideTrack(count: 2, slideWidth: 100, gap: 0, viewport: 100, perPage: 5).endIndex == 0)
  }

  @Test func `a velocity leads 600 ms on, at most so far`() {
    // The peer's own test: 600 wide, −1 px/ms from −20.
    #expect(SplideTrack.destination(from: -20, velocity: -1, flickPower: 600, longest: 600) == -620)
    #expect(SplideTrack.destination(from: -20, velocity: -9, flickPower: 600, longest: 600) == -620)
    #expect(SplideTrack.destination(from: -20, velocity: 0, flickPower: 600, longest: 600) == -20)
  }
}
