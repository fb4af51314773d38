import GestureModel
import GestureReplay
import Testing

@testable import GestureReports

@Suite struct ReplayGalleryTests {
  /// A replay whose candidates rest on `pages`.
  func replay(_ number: Int, pages: [Int] = [0, 0]) -> TraceReplay {
    SampleReport.replay("trace-\(number)", velocity: 1, pages: pages, line: 1)
  }

  func gallery(of replays: some Sequence<TraceReplay>, flags: (Int) -> [String] = { _ in [] }) -> ReplayGallery {
    var gallery = ReplayGallery()
    for (number, replay) in replays.enumerated() { gallery.add(replay, flags: [[flags(number), []]]) }
    return gallery
  }

  @Test func `of few strokes all are kept, each once`() {
    let gallery = gallery(of: (0..<300).lazy.map { replay($0, pages: [$0 % 2, 0]) }) { _ in ["flick-ignored"] }
    #expect(gallery.strokeCount == 300)
    #expect(gallery.ranked.map(\.order).sorted() == Array(0..<300))
  }

  @Test func `of many strokes those are kept that divide most, that show pitfalls, and a sample`() {
    // One in a hundred divides; the last ten show a pitfall, of which the first eight are kept.
    let gallery = gallery(of: (0..<5000).lazy.map { replay($0, pages: [$0 % 100 == 7 ? 1 : 0, 0]) }) {
      $0 >= 4990 ? ["late"] : []
    }
    let ranked = gallery.ranked
    #expect(ranked.prefix(50).map(\.order) == (0..<50).map { $0 * 100 + 7 })
    #expect(ranked.dropFirst(50).prefix(8).map(\.order) == Array(4990..<4998))
    // 300 are drawn, and some of those are among the 58.
    #expect((300...358).contains(ranked.count))
    #expect(Set(ranked.map(\.order)).count == ranked.count)
    // A sample of all of them: no quarter of the input holds more than half of it.
    let drawn = ranked.dropFirst(58).map(\.order)
    for quarter in 0..<4 { #expect(drawn.count { $0 / 1250 == quarter } < drawn.count / 2) }
  }

  @Test func `the most divisive stand first`() {
    let gallery = gallery(of: [replay(0, pages: [0, 1]), replay(1, pages: [0, 1, 2]), replay(2)])
    #expect(gallery.ranked.map(\.order) == [1, 0, 2])
  }

  @Test func `each stroke of a trace has its fingers, and the last its intent`() throws {
    let report = try PageBench.report([PageBench.trace("two", strokes: 2)])
    let strokes = try #require(report.gallery).ranked
    #expect(strokes.map(\.stroke) == [0, 1] && strokes.map(\.strokeCount) == [2, 2])
    #expect(strokes.map { $0.fingers.map(\.beganNanoseconds) } == [[0], [5_000_000_000]])
    #expect(strokes.map(\.intent) == [nil, .next])
  }
}
