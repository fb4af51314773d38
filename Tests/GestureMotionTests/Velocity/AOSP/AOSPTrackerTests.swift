import GestureModel
import Testing

@testable import GestureMotion

@Suite struct AOSPTrackerTests {
  private func row(
    _ ms: Int64, _ event: Int, _ pointer: Int, _ action: TouchLog.Action, _ x: Double, flags: SampleFlags = [],
    canceled: Bool = false
  ) -> TouchLog.Row {
    TouchLog.Row(
      nanoseconds: ms * 1_000_000, event: event, pointer: pointer, action: action, x: x, y: 0, flags: flags,
      isCanceled: canceled)
  }

  private func run(_ rows: [TouchLog.Row], pointer: Int = 0) -> [Double] {
    AOSPTracker(TouchLog(rows: rows)).run(of: pointer).samples.map(\.x)
  }

  @Test func `lifts are not fed, but a late one forgets`() {
    let moves = [row(0, 0, 0, .down, 1), row(8, 1, 0, .move, 2)]
    #expect(run(moves + [row(48, 2, 0, .up, 9)]) == [1, 2])
    let late = AOSPTracker(TouchLog(rows: moves + [row(49, 2, 0, .up, 9)])).run(of: 0)
    #expect(late.samples.isEmpty && late.reason == .stoppedBeforeLift)
  }

  @Test func `a pause of one finger does not matter while another keeps the tracker fresh`() {
    let log = [
      row(0, 0, 0, .down, 1), row(5, 1, 1, .pointerDown, 11), row(5, 1, 0, .stay, 1), row(30, 2, 1, .move, 12),
      row(60, 3, 1, .move, 13), row(65, 4, 0, .move, 2),
    ]
    #expect(run(log) == [1, 1, 2])
    #expect(run(log, pointer: 1) == [11, 12, 13])
    // Without it all fingers' samples go.
    let paused = [
      row(0, 0, 0, .down, 1), row(5, 1, 1, .pointerDown, 11), row(5, 1, 0, .stay, 1), row(65, 2, 0, .move, 2),
    ]
    #expect(run(paused) == [2])
    #expect(run(paused, pointer: 1) == [])
  }

  @Test func `a finger that comes down again is forgotten, the others stay`() {
    let log = [
      row(0, 0, 0, .down, 1), row(5, 1, 1, .pointerDown, 11), row(5, 1, 0, .stay, 1), row(10, 2, 1, .pointerUp, 11),
      row(10, 2, 0, .stay, 1), row(15, 3, 1, .pointerDown, 21), row(15, 3, 0, .stay, 1),
    ]
    #expect(run(log) == [1, 1, 1])
    #expect(run(log, pointer: 1) == [21])
  }

  @Test func `a rejected palm is forgotten by itself, without a look at the time`() {
    let log = [
      row(0, 0, 0, .down, 1), row(5, 1, 1, .pointerDown, 11), row(5, 1, 0, .stay, 1),
      row(90, 2, 1, .pointerUp, 11, canceled: true), row(90, 2, 0, .stay, 1),
    ]
    #expect(run(log) == [1, 1])
    #expect(run(log, pointer: 1) == [])
    // A finger that simply leaves that late takes the others' samples along.
    var lifted = log
    lifted[3].isCanceled = false
    #expect(run(lifted) == [])
  }

  @Test func `cancel forgets everything, and so does the next touch-down`() {
    let log = [row(0, 0, 0, .down, 1), row(8, 1, 0, .move, 2)]
    let cancelled = TouchLog(rows: log + [row(9, 2, 0, .cancel, 2)])
    #expect(AOSPTracker(cancelled).run(of: 0).samples.isEmpty)
    #expect(AOSPQuadraticVelocity().estimate(of: 0, in: cancelled) == VelocityEstimate(nil, remark: .cancelled))
    #expect(run(log + [row(9, 2, 0, .up, 2), row(12, 3, 0, .down, 7)]) == [7])
  }

  @Test func `resampled rows are passed over and keep nothing fresh, historical ones are fed`() {
    let log = [
      row(0, 0, 0, .down, 1), row(4, 1, 0, .move, 2, flags: .historical), row(8, 1, 0, .move, 3),
      row(30, 2, 0, .move, 4, flags: .resampled), row(49, 3, 0, .move, 5),
    ]
    #expect(run(log) == [5])
    #expect(run(Array(log.prefix(4))) == [1, 2, 3])
  }

  @Test func `a stroke's resampled samples are passed over, too`() {
    var stroke = StrokeQuestions.stroke([(0, 0), (10, 10), (15, 90), (20, 20), (25, 99)])
    stroke.samples[2].flags = .resampled
    stroke.samples[4].flags = .resampled
    #expect(abs((AOSPQuadraticVelocity().x(of: stroke) ?? .nan) - 1000) < 1e-6)
    #expect(AOSPQuadraticVelocity().estimate(of: stroke).sampleCount == 3)
    // The made-up one does not count as the newest at the lift, either.
    stroke.liftNanoseconds = 61_000_000
    #expect(AOSPQuadraticVelocity().estimate(of: stroke).remark == .stoppedBeforeLift)
  }

  @Test func `the short way to the window finds what the long way finds`() {
    var found = 0
    for stroke in StrokeQuestions.seeded(3) {
      let samples = stroke.samples[...]
      guard let window = AOSPTracker.plainWindow(of: samples) else { continue }
      let run = TrackedWindow.sinceGap(ofAtLeast: 40_000_001, in: samples, clock: .nanoseconds)
      #expect(window == AOSPTracker.stored(of: run))
      found += 1
    }
    #expect(found == 300)
  }

  @Test func `the short way gives up where a sample has to be left out`() {
    let plain = StrokeQuestions.stroke([(0, 0), (10, 1), (20, 2)]).samples
    #expect(AOSPTracker.plainWindow(of: plain[...])?.count == 3)
    #expect(AOSPTracker.plainWindow(of: plain.prefix(0)) == nil)
    for index in 0...2 {
      var marked = plain
      marked[index].flags = .resampled
      #expect(AOSPTracker.plainWindow(of: marked[...]) == nil)
    }
    for time in [Int64(0), 20_000_000, 30_000_000] {
      var odd = plain
      odd[1].nanoseconds = time
      #expect(AOSPTracker.plainWindow(of: odd[...]) == nil)
    }
  }
}
