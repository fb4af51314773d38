import Testing

@testable import GestureMotion

@Suite struct KeenTrackTests {
  private func track(_ count: Int = 5, loop: Bool = false) -> KeenTrack {
    KeenTrack(slides: Array(repeating: KeenTrack.Slide(size: 1), count: count), loop: loop)
  }

  @Test func `positions take sizes, gaps and origins together`() {
    let track = KeenTrack(
      slides: [KeenTrack.Slide(size: 0.5, origin: 0, spacing: 0.1), KeenTrack.Slide(size: 0.8, origin: 0.1)], loop: true
    )
    // 0.5 + 0.1 + 0 − 0.1.
    #expect(track.positions == [0, 0.5])
    #expect(abs(track.length - 1.4) < 1e-12)
    #expect(abs(track.position(of: -1) - (0.5 - 1.4)) < 1e-12)
  }

  @Test func `half-way is the lower slide, and outside the row the one at the end`() {
    #expect(track().nearest(to: 1.5) == 1)
    #expect(track().nearest(to: 1.51) == 2)
    #expect(track().nearest(to: 9) == 4)
    #expect(track(loop: true).nearest(to: -0.7) == -1)
  }

  @Test func `any velocity moves one on from the start`() {
    #expect(track().end(at: 1.01, velocity: 1e-9, start: 1, mode: .snap).target == 2)
    #expect(track().end(at: 1.01, velocity: -1e-9, start: 1, mode: .snap).target == 1)
    #expect(track().end(at: 0.99, velocity: -1e-9, start: 1, mode: .snap).target == 0)
    #expect(track().end(at: -0.1, velocity: -1, start: 0, mode: .snap).target == 0)
    // Dragged past two, on from the nearest.
    #expect(track().end(at: 3.2, velocity: 1, start: 1, mode: .snap).target == 4)
  }

  @Test func `a free run is v² by its deceleration`() {
    // v = 0.001: 1e−6/(1.47e−7 + 1e−6) = 0.871840; 2·0.001/1.147e−6 = 1743.68 ms.
    let end = track().end(at: 1, velocity: 0.001, start: 1, mode: .free)
    #expect(abs((end.distance ?? 0) - 0.871840) < 1e-6)
    #expect(abs((end.milliseconds ?? 0) - 1743.68) < 0.01)
    #expect(end.target == 2)
  }

  @Test func `past the end it takes three movements and rests there`() {
    let end = track().end(at: 3.5, velocity: 0.004, start: 3, mode: .free)
    #expect((end.keyframes, end.rest, end.target) == (3, 4, nil))
    let beyond = track().end(at: 4.2, velocity: 0.004, start: 4, mode: .free)
    #expect(beyond.earlyExitMilliseconds == 0)
  }

  @Test func `free-snap goes to the slide its run ends near, still to the nearest`() {
    // 0.872 from 1 is nearest to 2.
    let end = track().end(at: 1, velocity: 0.001, start: 1, mode: .freeSnap)
    #expect((end.distance, end.rest) == (1, 2))
    let still = track().end(at: 1.4, velocity: 0, start: 1, mode: .freeSnap)
    #expect((still.distance, still.keyframes, still.rest) == (nil, 0, 1))
  }

  @Test func `a distance gives back its velocity`() {
    for velocity in [0.001, -0.02, 1e-6, 3] {
      #expect(abs(KeenTrack.velocity(of: KeenTrack.distance(of: velocity)) - velocity) < 1e-12)
    }
    #expect(KeenTrack.velocity(of: 0) == 0)
  }

  @Test func `moves are kept to six decimals`() {
    #expect(KeenTrack.position(0.1, movedBy: 0.0000004) == 0.1)
    #expect(KeenTrack.position(0, movedBy: 0.0000005) == 0.000001)
  }
}
