import GestureModel
import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct UnityTrajectoriesTests {
  static let game = #"""
    {"touchDataList": {"matched": [{"points": [{"deltaTime": 1.5, "x": 0.25, "y": 0.5}, {"deltaTime": 2.1, "x": 0.5, "y": 0.5}]}],
     "unmatched": [{"points": [{"deltaTime": 0.5, "x": 0.1, "y": 0.1}]}]}}
    """#

  @Test func `trajectories come by time, whole in spite of pauses, without a lift`() {
    let read = ReadText(Self.game, path: "a.json")
    #expect(read.traces.map(\.id) == ["a-1", "a-2"])
    #expect(read.traces.flatMap(\.strokes).map(\.pointer) == ["1", "0"])
    #expect(read.traces.flatMap(\.strokes).map(\.points) == [[[0, 0.1, 0.1]], [[0, 0.25, 0.5], [600, 0.5, 0.5]]])
    #expect(read.traces.flatMap(\.strokes).map(\.end) == [.missing, .missing])
    #expect(read.complaints.contains { $0.contains("shares of the screen's sides") })
  }

  @Test func `a size makes points of shares`() {
    let read = ReadText(Self.game, path: "a.json") { $0.deviceSize = DeviceSize(width: 400, height: 800) }
    #expect(read.traces.last?.strokes.first?.points == [[0, 100, 400], [600, 200, 400]])
    #expect(read.traces.last?.labels.isEmpty == true)
  }
}
