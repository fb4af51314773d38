import GestureModel
import GestureReading
import Testing

@testable import GestureRecording

@Suite struct GestureRecorderTests {
  /// Reads what the recorder writes.
  func read(_ recorder: GestureRecorder, as format: TraceFileFormat = .json) -> [Trace] {
    let (traces, said) = TraceReader.readAll(bytes: recorder.text(as: format).utf8, path: "app")
    #expect(said.filter { $0.severity == .error }.isEmpty)
    return traces
  }

  @Test func `a swipe is read back with its intent, its offset and the app's own release`() throws {
    var recorder = GestureRecorder(session: "p07", labels: [Label(name: "device.scale", value: "3")])
    recorder.intent = .next
    recorder.startOffset = 296
    recorder.add(.began, seconds: 100, x: 310.5, y: 420)
    recorder.add(.moved, seconds: 100.008333, x: 306, y: 420)
    recorder.logRelease(RecordedRelease(offset: 300.5, pointsPerMillisecond: 0.54, proposedOffset: 565))
    recorder.add(.ended, seconds: 100.016, x: 306, y: 420)
    recorder.logRest(Observation(target: 592, page: 2))
    let trace = try #require(read(recorder).first)
    #expect(trace.id == "p07-1" && trace.session == "p07" && trace.intent == .next && trace.startOffset == 296)
    #expect(trace.labels == [Label(name: "device.scale", value: "3")])
    #expect(trace.release == RecordedRelease(offset: 300.5, pointsPerMillisecond: 0.54, proposedOffset: 565))
    #expect(trace.observed == Observation(target: 592, page: 2))
    let stroke = try #require(trace.strokes.first)
    #expect(stroke.samples.map(\.nanoseconds) == [0, 8_333_000])
    #expect(stroke.liftNanoseconds == 16_000_000 && stroke.liftRepeatsPlace && !stroke.lastSampleIsLift)
    #expect(trace.strokes[0].samples == recorder.traces[0].strokes[0].samples)
  }

  @Test("Every way to lift a finger is kept", arguments: TraceFileFormat.allCases)
  func lifts(format: TraceFileFormat) {
    var recorder = GestureRecorder()
    for lift in 0..<5 {
      let time = Int64(lift) * 1_000_000_000
      recorder.add(.began, nanoseconds: time, x: 10, y: 20)
      recorder.add(.moved, nanoseconds: time + 8_000_001, x: 12, y: 20)
      switch lift {
      case 0: recorder.add(.ended, nanoseconds: time + 9_000_000)
      case 1: recorder.add(.ended, nanoseconds: time + 9_000_000, x: 12, y: 20)
      case 2: recorder.add(.ended, nanoseconds: time + 9_000_000, x: 14, y: 20)
      case 3: recorder.add(.cancelled, nanoseconds: time + 9_000_000, x: 0, y: 0)
      default: recorder.loseTouches()
      }
    }
    let traces = read(recorder, as: format)
    #expect(
      traces.map { $0.strokes.map { [$0.end.rawValue] } } == [
        [["ended"]], [["ended"]], [["ended"]], [["cancelled"]], [["missing"]],
      ])
    for (read, recorded) in zip(traces, recorder.traces) {
      var stroke = read.strokes[0]
      stroke.location = nil
      #expect(stroke == recorded.strokes[0])
    }
  }

  @Test func `two fingers are two strokes of one trace, and the next touch-down begins another`() {
    var recorder = GestureRecorder()
    recorder.add(.began, pointer: "a", seconds: 0, x: 1, y: 1)
    recorder.add(.began, pointer: "b", seconds: 0.01, x: 9, y: 9)
    recorder.add(.ended, pointer: "a", seconds: 0.02)
    #expect(recorder.isTouched)
    recorder.add(.ended, pointer: "b", seconds: 0.03)
    #expect(!recorder.isTouched)
    recorder.add(.began, pointer: "a", seconds: 1, x: 1, y: 1)
    #expect(recorder.traces.map(\.strokes.count) == [2, 1])
    #expect(recorder.traces[0].strokes.map(\.pointer) == ["a", "b"])
  }

  @Test func `releases alone are enough`() {
    var recorder = GestureRecorder()
    for page in 0..<2 {
      recorder.startOffset = Double(page) * 296
      recorder.logRelease(RecordedRelease(offset: Double(page) * 296 + 120, pointsPerMillisecond: 1.4))
    }
    let traces = read(recorder)
    #expect(traces.map(\.startOffset) == [0, 296])
    #expect(traces.compactMap { $0.release?.offset } == [120, 416])
  }

  @Test func `a gesture that is logged twice keeps its first release`() {
    var recorder = GestureRecorder()
    recorder.add(.began, seconds: 0, x: 1, y: 1)
    recorder.logRelease(RecordedRelease(offset: 1, pointsPerMillisecond: 1))
    recorder.logRelease(RecordedRelease(offset: 2, pointsPerMillisecond: 2))
    #expect(recorder.traces.compactMap { $0.release?.offset } == [1, 2])
    #expect(recorder.traces.map(\.strokes.count) == [1, 0])
  }

  @Test func `what cannot be a sample is dropped and counted`() {
    var recorder = GestureRecorder()
    recorder.add(.moved, seconds: 0, x: 1, y: 1)  // nobody is down
    recorder.add(.began, seconds: .nan, x: 1, y: 1)
    recorder.add(.began, seconds: 1e300, x: 1, y: 1)
    recorder.add(.began, seconds: 0, x: .infinity, y: 1)
    #expect(recorder.traces.isEmpty && recorder.droppedSamples == 4)
    recorder.add(.began, seconds: 1, x: 1, y: 1)
    recorder.add(.moved, seconds: 0.9, x: 2, y: 1)  // backwards
    recorder.add(.moved, seconds: 1.1, x: .nan, y: 1)
    recorder.add(.moved, seconds: 1.2)  // no place
    recorder.logRelease(RecordedRelease(offset: .nan, pointsPerMillisecond: 1))
    #expect(recorder.droppedSamples == 8)
    recorder.add(.moved, seconds: 1.3, x: 3, y: 1)
    recorder.add(.moved, seconds: 1.3, x: 4, y: 1)  // at one time the last place holds
    #expect(recorder.traces[0].strokes[0].samples.map(\.x) == [1, 4])
  }

  @Test func `a full recorder takes no more, and has room again after the last trace was taken back`() {
    var recorder = GestureRecorder()
    recorder.maximumSamples = 2
    recorder.add(.began, seconds: 0, x: 1, y: 1)
    recorder.add(.moved, seconds: 0.1, x: 2, y: 1)
    recorder.add(.moved, seconds: 0.2, x: 3, y: 1)
    recorder.add(.ended, seconds: 0.3)
    recorder.add(.began, seconds: 1, x: 1, y: 1)
    #expect(recorder.droppedSamples == 2 && recorder.traces.count == 1)
    #expect(recorder.removeLast()?.id == "gesture-1")
    recorder.add(.began, seconds: 1, x: 1, y: 1)
    #expect(recorder.traces.map(\.id) == ["gesture-1"])
    recorder.removeAll()
    #expect(recorder.traces.isEmpty && !recorder.isTouched && recorder.removeLast() == nil)
  }
}
