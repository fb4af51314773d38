import Testing

@testable import GestureModel

@Suite struct TraceTests {
  private func stroke(_ pointer: String, from: Int64, to: Int64) -> Stroke {
    Stroke(
      pointer: pointer,
      samples: [Sample(nanoseconds: from, x: 0, y: 0), Sample(nanoseconds: to, x: 9, y: 0)])
  }

  private func followed(_ strokes: Stroke...) -> [String] {
    Trace(id: "t", strokes: strokes).primaryStrokes.map(\.pointer)
  }

  @Test(
    "An intent names a page inside those there are",
    arguments: [
      (Intent.next, 1, 2), (.next, 4, 4), (.previous, 1, 0), (.previous, 0, 0), (.stay, 3, 3), (.page(2), 0, 2),
      (.page(99), 0, 4), (.page(-1), 3, 0),
    ])
  func intent(intent: Intent, start: Int, page: Int) {
    #expect(intent.page(from: start, of: 5) == page)
  }

  @Test func `without pages nothing can be wanted`() {
    #expect(Intent.next.page(from: 0, of: 0) == nil)
    #expect(Intent.page(1).page(from: 0, of: 0) == nil)
  }

  @Test func `a finger that comes down while the first is there is not followed`() {
    #expect(followed(stroke("a", from: 0, to: 100), stroke("b", from: 50, to: 150)) == ["a"])
    #expect(Trace(id: "t", strokes: [stroke("a", from: 0, to: 9), stroke("b", from: 5, to: 9)]).hasOverlappingStrokes)
  }

  @Test func `strokes that follow each other are all followed, the same instant included`() {
    #expect(followed(stroke("a", from: 0, to: 100), stroke("b", from: 100, to: 200)) == ["a", "b"])
    #expect(followed(stroke("a", from: 0, to: 100), stroke("a", from: 300, to: 400)) == ["a", "a"])
    #expect(!Trace(id: "t", strokes: [stroke("a", from: 0, to: 9)]).hasOverlappingStrokes)
  }

  @Test func `after the first finger has left, the next to come down is followed`() {
    // b overlaps a and is left out; c comes down after a's lift, while b is still there.
    #expect(
      followed(stroke("a", from: 0, to: 100), stroke("b", from: 50, to: 300), stroke("c", from: 120, to: 200))
        == ["a", "c"])
  }

  @Test func `of strokes that follow each other, those are told during which another finger was down`() {
    func overlaps(_ strokes: Stroke...) -> [Bool] { Trace(id: "t", strokes: strokes).primaryStrokeOverlaps }
    // b is down from 50 to 300: during a, during c, not during d.
    #expect(
      overlaps(
        stroke("a", from: 0, to: 100), stroke("b", from: 50, to: 300), stroke("c", from: 120, to: 200),
        stroke("d", from: 300, to: 400)) == [true, true, false])
    #expect(overlaps(stroke("a", from: 0, to: 100), stroke("a", from: 100, to: 200)) == [false, false])
    #expect(overlaps() == [])
  }

  @Test func `a recording with tens of thousands of strokes is looked through once, not once a stroke`() {
    // Measured once a stroke, 60 000 strokes took minutes.
    let strokes = (0..<60_000).map { stroke("a", from: $0 * 100, to: $0 * 100 + 50) }
    let start = ContinuousClock.now
    #expect(Trace(id: "t", strokes: strokes).primaryStrokeOverlaps.count == 60_000)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func `a late lift keeps other fingers out`() {
    var resting = stroke("a", from: 0, to: 100)
    resting.liftNanoseconds = 500
    #expect(followed(resting, stroke("b", from: 400, to: 600)) == ["a"])
  }

  @Test func `in a loop the page after the last is the first`() {
    #expect(Intent.next.page(from: 4, of: 5, isLoop: true) == 0)
    #expect(Intent.previous.page(from: 0, of: 5, isLoop: true) == 4)
    #expect(Intent.stay.page(from: 2, of: 5, isLoop: true) == 2)
    #expect(Intent.next.page(from: 4, of: 5) == 4)
  }
}
