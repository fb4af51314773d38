import Testing

@testable import GestureMotion

@Suite struct EmblaSnapTests {
  @Test func `a flick goes one on from the page it began at`() throws {
    // A fifth of 390 is 78: 0.195 pt/ms · 400.
    #expect(try EmblaSnap().index(from: 390, to: 420, velocity: 0.2) == 2)
    #expect(try EmblaSnap().index(from: 390, to: 420, velocity: 0.19) == 1)
    // After a drag over two pages too, and back past the origin.
    #expect(try EmblaSnap().index(from: 390, to: 1100, velocity: 0.5) == 2)
    #expect(try EmblaSnap().index(from: 390, to: 1100, velocity: -0.5) == 0)
  }

  @Test func `a slow release goes to the snap nearest to a short run`() throws {
    // 150 + 0.15·400 = 210 is past 195; 0.1 pt/ms or less is none.
    #expect(try EmblaSnap().index(from: 0, to: 150, velocity: 0.15) == 1)
    #expect(try EmblaSnap().index(from: 0, to: 190, velocity: 0.1) == 0)
    #expect(try EmblaSnap().index(from: 0, to: 195) == 0)  // half-way the first wins
  }

  @Test func `margins are the way to the next snap and to the threshold`() throws {
    let landing = try EmblaSnap().answer(from: 390, to: 420, velocity: 0.15).landing
    // 420 + 60 = 480, 105 short of 585. 0.045 pt/ms are missing to 0.195.
    #expect(landing.index == 1)
    #expect(abs((landing.margin.points ?? 0) - 105) < 1e-9)
    #expect(abs((landing.margin.pointsPerMillisecond ?? 0) - 0.045) < 1e-9)
  }

  @Test func `pages that cannot be reached share the last snap`() throws {
    // Cards of 280 on 390 that end at their own length: 5·296 − 16 − 390 = 1074, before page 4's rest at 1184.
    let lattice = SnapQuestions.scenario { ($0.itemSize, $0.spacing, $0.contentLength) = (280, 16, 1464) }.lattice
    let landing = try EmblaSnap().answer(from: 888, to: 900, velocity: 1, on: lattice).landing
    #expect((landing.index, landing.target) == (4, 1074))
  }

  @Test func `in a loop the page after the last is the first, a turn on`() throws {
    var strategy = EmblaSnap()
    strategy.loop = true
    let landing = try strategy.answer(from: 1560, to: 1600, velocity: 1).landing
    #expect((landing.index, landing.target) == (0, 1950))
    #expect(!strategy.clampsTarget)
  }

  @Test func `free it rests where the force leads`() throws {
    var strategy = EmblaSnap()
    strategy.dragFree = true
    // 100 + 0.5·600.
    #expect(try strategy.answer(from: 0, to: 100, velocity: 0.5).landing.target == 400)
    // Past the end it is pulled back.
    #expect(try strategy.answer(from: 1560, to: 1500, velocity: 2).landing.target == 1560)
  }

  @Test func `the reason compares the force`() throws {
    #expect(
      try EmblaSnap().answer(from: 390, to: 420, velocity: 0.5).reason
        == "a force of 200 >= 78 pt, so the snap after the selected one, slide 2")
    #expect(
      try EmblaSnap().answer(from: 390, to: 420, velocity: 0.125).reason
        == "a force of 50 < 78 pt, so the snap nearest to its end, slide 1")
  }
}
