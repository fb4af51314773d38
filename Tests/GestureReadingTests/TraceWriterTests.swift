import GestureModel
import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct TraceWriterTests {
  /// What can be compared after a trip through a file: all but where things stood and what was mended.
  static func essence(_ traces: [Trace]) -> [Trace] {
    traces.map { trace in
      var trace = trace
      trace.format = ""
      trace.location = SourceLocation(path: "")
      trace.repairs = []
      for index in trace.strokes.indices { trace.strokes[index].location = nil }
      return trace
    }
  }

  /// Strokes of one to four fingers, in every way that a reader may give them.
  static func anyTrace(_ id: String, _ random: inout SeededNumbers) -> Trace {
    var trace = Trace(id: id, session: random.pick([nil, "p 1", "a,b"]), intent: random.pick([nil, .next, .page(3)]))
    trace.startOffset = random.pick([nil, 296, -0.1])
    trace.clockOriginNanoseconds = random.pick([0, 1_600_000_000_123_456_789, 53_890_813_990_000, -5])
    var time: Int64 = 0
    for finger in 0..<random.whole(in: 1...4) {
      var samples: [Sample] = []
      var now = time
      for _ in 0..<random.whole(in: 1...9) {
        samples.append(Sample(nanoseconds: now, x: random.number(in: -9...900), y: random.number(in: -9...900)))
        now += Int64(random.whole(in: 1...20_000_000))
      }
      var stroke = Stroke(pointer: random.pick(["0", "007", "x\"y", "\(finger)", "-3"]), samples: samples)
      stroke.end = random.pick([.ended, .cancelled, .missing])
      if stroke.end != .missing {
        switch random.whole(in: 0...2) {
        case 0 where samples.count > 1: stroke.lastSampleIsLift = true
        case 1:
          stroke.liftRepeatsPlace = true
          stroke.liftNanoseconds += Int64(random.whole(in: 0...90_000_000))
        default: stroke.liftNanoseconds += Int64(random.whole(in: 0...90_000_000))
        }
      }
      trace.strokes.append(stroke)
      time += Int64(random.whole(in: 1...60_000_000))
    }
    return trace
  }

  @Test(
    "Anything written is read back to the last bit, and written again as the same bytes",
    arguments: TraceFileFormat.allCases)
  func roundTrip(format: TraceFileFormat) {
    var random = SeededNumbers(seed: 4)
    let traces = (0..<300).map { Self.anyTrace($0 % 7 == 0 ? "say \"\($0)\",\n…" : "t\($0)", &random) }
    let text = TraceWriter.text(of: traces, as: format)
    let (read, said) = TraceReader.readAll(bytes: text.utf8, path: "written")
    #expect(said.filter { $0.severity == .error }.isEmpty)
    #expect(read.count == traces.count)
    let differing = zip(Self.essence(traces), Self.essence(read)).filter { $0 != $1 }.map(\.0.id)
    #expect(differing == [])
    let isSame = TraceWriter.text(of: read, as: format) == text
    #expect(isSame)
  }

  @Test func `a file without traces is still one of its form`() {
    #expect(TraceWriter.text(of: [], as: .csv) == "trace,pointer,t_ms,x,y,phase,session,intent,start_offset\n")
    #expect(TraceWriter.text(of: [], as: .json) == "{\"traces\": []}\n")
    #expect(TraceWriter.text(of: [], as: .ndjson) == "")
  }
}
