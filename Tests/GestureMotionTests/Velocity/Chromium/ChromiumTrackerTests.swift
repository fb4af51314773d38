import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ChromiumTrackerTests {
  private func row(
    _ ms: Int64, _ event: Int, _ pointer: Int, _ action: TouchLog.Action, _ x: Double, flags: SampleFlags = [],
    canceled: Bool = false
  ) -> TouchLog.Row {
    TouchLog.Row(
      nanoseconds: ms * 1_000_000, event: event, pointer: pointer, action: action, x: x, y: 0, flags: flags,
      isCanceled: canceled)
  }

  private func run(_ rows: [TouchLog.Row], pointer: Int = 0) -> [Double] {
    ChromiumTracker(TouchLog(rows: rows)).run(of: pointer).samples.map(\.x)
  }

  @Test func `a lift forgets from 80 ms on`() {
    let moves = [row(0, 0, 0, .down, 1), row(8, 1, 0, .move, 2)]
    #expect(run(moves + [row(87, 2, 0, .up, 9)]) == [1, 2])
    let late = ChromiumTracker(TouchLog(rows: moves + [row(88, 2, 0, .up, 9)])).run(of: 0)
    #expect(late.samples.isEmpty && late.reason == .stoppedBeforeLift)
  }

  @Test func `a step forgets from 40 ms on`() {
    #expect(run([row(0, 0, 0, .down, 1), row(39, 1, 0, .move, 2)]) == [1, 2])
    #expect(run([row(0, 0, 0, .down, 1), row(40, 1, 0, .move, 2)]) == [2])
  }

  @Test func `resampled and batched rows are like any other`() {
    let log = [
      row(0, 0, 0, .down, 1), row(4, 1, 0, .move, 2, flags: .historical), row(8, 1, 0, .move, 3),
      row(30, 2, 0, .move, 4, flags: .resampled), row(49, 3, 0, .move, 5),
    ]
    #expect(run(log) == [1, 2, 3, 4, 5])
  }

  @Test func `an event without the finger hides what is behind it`() {
    let log = [
      row(0, 0, 0, .down, 1), row(5, 1, 1, .pointerDown, 11), row(5, 1, 0, .stay, 1), row(10, 2, 0, .move, 2),
      row(10, 2, 1, .move, 12), row(15, 3, 0, .move, 3), row(20, 4, 0, .move, 4), row(20, 4, 1, .move, 13),
    ]
    #expect(run(log) == [1, 1, 2, 3, 4])
    #expect(run(log, pointer: 1) == [13])
    #expect(run(Array(log.prefix(6)), pointer: 1) == [])
  }

  @Test func `a finger that comes down again begins anew`() {
    let log = [
      row(0, 0, 0, .down, 1), row(5, 1, 1, .pointerDown, 11), row(5, 1, 0, .stay, 1), row(15, 2, 1, .pointerDown, 21),
      row(15, 2, 0, .stay, 1),
    ]
    #expect(run(log, pointer: 1) == [21])
    #expect(run(log) == [1, 1, 1])
    #expect(run(log + [row(20, 3, 0, .down, 5)]) == [5])
  }

  @Test func `cancel leaves nothing`() {
    let log = TouchLog(rows: [row(0, 0, 0, .down, 1), row(8, 1, 0, .move, 2), row(9, 2, 0, .cancel, 2)])
    #expect(ChromiumQuadraticVelocity().estimate(of: 0, in: log) == VelocityEstimate(nil, remark: .cancelled))
  }
}
