import GestureModel
import GestureReading
import Testing

@Suite struct CSVReaderTests {
  let header = "trace,pointer,t_ms,x,y,phase\n"

  @Test func `our own columns give a trace with its clock at zero`() {
    let read = ReadText(
      """
      trace,pointer,t_ms,x,y,phase,session,intent,start_offset
      flick,7,1000.25,300.5,400,began,p1,next,296
      flick,7,1008.5,280,401,moved,p1,next,296
      flick,7,1016,280,401,ended,p1,next,296

      """)
    #expect(read.said.isEmpty)
    #expect(
      read.traces == [
        Trace(
          id: "flick", session: "p1", intent: .next, startOffset: 296,
          strokes: [
            Stroke(
              pointer: "7",
              samples: [
                Sample(nanoseconds: 0, x: 300.5, y: 400), Sample(nanoseconds: 8_250_000, x: 280, y: 401),
              ], liftNanoseconds: 15_750_000, liftRepeatsPlace: true,
              location: SourceLocation(path: "a.csv", line: 2))
          ], format: "csv", location: SourceLocation(path: "a.csv", line: 2), clockOriginNanoseconds: 1_000_250_000)
      ])
  }

  @Test func `a lift elsewhere is the last sample, one at 0,0 or without a place is none`() {
    let read = ReadText(
      header + """
        a,0,0,1,2,began
        a,0,8,3,4,ended
        b,0,0,1,2,began
        b,0,8,0,0,cancelled
        c,0,0,1,2,began
        c,0,8,,,ended

        """)
    #expect(read.said.isEmpty)
    let strokes = read.traces.flatMap(\.strokes)
    #expect(strokes.map(\.points) == [[[0, 1, 2], [8, 3, 4]], [[0, 1, 2]], [[0, 1, 2]]])
    #expect(strokes.map(\.lastSampleIsLift) == [true, false, false])
    #expect(strokes.map(\.liftRepeatsPlace) == [false, false, false])
    #expect(strokes.map(\.end) == [.ended, .cancelled, .ended])
    #expect(strokes.map(\.liftNanoseconds) == [8_000_000, 8_000_000, 8_000_000])
  }

  @Test func `fingers may interleave and strokes may follow each other in one trace`() {
    let read = ReadText(
      header + """
        a,0,0,1,1,began
        a,1,4,9,9,began
        a,0,8,2,1,moved
        a,1,10,9,9,ended
        a,0,16,2,1,ended
        a,0,500,5,5,began
        a,0,508,5,5,ended

        """)
    #expect(read.said.isEmpty)
    let strokes = read.traces.first?.strokes ?? []
    #expect(strokes.map(\.pointer) == ["0", "1", "0"])
    #expect(strokes.map(\.beganNanoseconds) == [0, 4_000_000, 500_000_000])
  }

  @Test func `a trace that comes back is another one, and both lines are named`() {
    let read = ReadText(
      header + "a,0,0,1,1,began\na,0,8,1,1,ended\nb,0,0,1,1,began\nb,0,8,1,1,ended\na,0,0,2,2,began\na,0,8,2,2,ended\n")
    #expect(read.traces.map(\.id) == ["a", "b", "a (2)"])
    #expect(
      read.complaints == [
        "a.csv:6:1: warning: trace 'a' was already read from line 2 on and comes back on line 6; "
          + "the rows here are taken as another trace, 'a (2)'"
      ])
  }

  @Test func `the same name in another session is no return`() {
    let read = ReadText(
      "session,trace,t_ms,x,y,phase\np1,1,0,1,1,began\np1,1,8,1,1,ended\np2,1,0,1,1,began\np2,1,8,1,1,ended\n")
    #expect(read.said.isEmpty)
    #expect(read.traces.map(\.session) == ["p1", "p2"])
  }

  @Test func `equal times are merged and times that run backwards sorted, each named once a trace`() {
    let read = ReadText(
      header + """
        a,0,0,1,1,began
        a,0,8,2,1,moved
        a,0,8,3,1,moved
        a,0,24,5,1,moved
        a,0,16,4,1,moved
        a,0,32,5,1,ended

        """)
    #expect(read.traces.first?.strokes.first?.points == [[0, 1, 1], [8, 3, 1], [16, 4, 1], [24, 5, 1]])
    #expect(
      read.traces.first?.repairs.map { "\($0.id) \($0.location.line):\($0.location.column) \($0.count)" } == [
        "non-monotonic-timestamps 6:5 1", "duplicate-timestamps 4:5 1",
      ])
    #expect(
      read.complaints == [
        "a.csv:6:5: warning: trace 'a': time runs backwards: 1 of 6 rows stand after a later one; sorted by time",
        "a.csv:4:5: warning: trace 'a': 1 of 6 rows have the same time as the row before; "
          + "merged, the last position is kept",
      ])
  }

  @Test func `a second began while the finger is down closes the first touch`() {
    let read = ReadText(header + "a,0,0,1,1,began\na,0,8,2,1,moved\na,0,16,9,9,began\na,0,24,9,9,ended\n")
    #expect(read.traces.first?.strokes.map(\.end) == [.missing, .ended])
    #expect(read.traces.first?.repairs.map(\.id) == ["trace-without-end"])
    #expect(read.traces.first?.repairs.first?.location == SourceLocation(path: "a.csv", line: 4, column: 12))
  }

  @Test func `a move without a touch-down begins a stroke and is said`() {
    let read = ReadText(header + "a,0,0,1,1,moved\na,0,8,2,1,ended\n")
    #expect(read.traces.first?.strokes.count == 1)
    #expect(
      read.complaints == [
        "a.csv:2:11: warning: expected 'began' first, found 'moved'; the touch is taken to begin here"
      ])
  }

  @Test func `a lift alone leaves nothing to replay`() {
    let read = ReadText(header + "a,0,0,1,1,ended\nb,0,0,1,1,began\nb,0,8,1,1,ended\n")
    #expect(read.traces.map(\.id) == ["b"])
    #expect(
      read.complaints.last == "a.csv:2:1: error: expected at least one sample in trace 'a', found none; it is left out")
  }

  @Test func `columns count scalars, and the message shows no control characters`() {
    let read = ReadText(header + "é日,0,0,1,1,began\né日,0,8,x\u{1}\u{202E},1,moved\n")
    #expect(
      read.complaints == [
        "a.csv:3:8: error: expected a finite number in column 'x', found 'x\\u{1}\\u{202e}'; trace 'é日' is left out"
      ])
  }

  @Test func `only so many bad rows of one trace are named`() {
    let rows = (0..<15).map { "a,0,\($0),?,1,moved" }.joined(separator: "\n")
    let read = ReadText(header + rows + "\nb,0,0,1,1,began\nb,0,8,1,1,ended\n")
    #expect(read.traces.map(\.id) == ["b"])
    // Ten are named by default, five are left.
    #expect(read.complaints.count == 11)
    #expect(read.complaints.last == "a.csv:16:1: error: 5 more bad rows in the trace that begins on line 2")
  }

  @Test func `a unit in the name that cannot be is kept and reported`() {
    // Steps of 0.008 "ms" are 8 ms in seconds.
    let read = ReadText(
      header + "a,0,0,1,1,began\na,0,0.008,2,1,moved\na,0,0.016,3,1,moved\na,0,0.024,4,1,moved\na,0,0.032,4,1,ended\n")
    #expect(read.traces.first?.repairs.map(\.id) == ["timestamp-unit-mismatch"])
    #expect(read.traces.first?.strokes.first?.samples.last?.nanoseconds == 24_000)
    #expect(
      read.complaints.first?.hasPrefix(
        "a.csv:1:1: warning: column 't_ms' says milliseconds, but its median step of 0.008 looks like seconds") == true)
  }

  @Test func `without traces a recording is cut where no finger is down`() {
    let read = ReadText(
      "id,time_s,px_x,x,y,action\n1,1,0,5,5,down\n2,1.004,0,9,9,down\n1,1.01,0,6,5,up\n2,1.02,0,9,9,up\n1,1.02,0,5,5,down\n1,1.03,0,5,5,up\n",
      path: "logs/day.csv")
    #expect(read.traces.map(\.id) == ["day-1", "day-2"])
    #expect(read.traces.map(\.session) == ["day", "day"])
    #expect(read.traces.map(\.strokes.count) == [2, 1])
    #expect(read.notes == ["column 'px_x' is not read"])
  }

  @Test func `without phases a touch begins after a pause, and its end is missing`() {
    let read = ReadText("t_ms,x,y\n0,1,1\n8,2,1\n208,3,1\n409,4,1\n417,5,1\n")
    // 208 − 8 = 200 ms still belongs, 409 − 208 = 201 ms does not.
    #expect(read.traces.map { $0.strokes.first?.samples.count } == [3, 2])
    #expect(read.traces.flatMap(\.strokes).map(\.end) == [.missing, .missing])
    #expect(read.traces.map { $0.repairs.map(\.id) } == [["trace-without-end"], ["trace-without-end"]])
    #expect(read.complaints.isEmpty)
  }

  @Test func `columns can be given by name and number`() {
    let byName = ReadText("when,across,down2\n0,1,2\n8,3,4\n16,5,6\n") {
      $0.columns = try? ColumnMapping("t_ms=when,x=across,y=down2")
    }
    #expect(byName.traces.first?.strokes.first?.points == [[0, 1, 2], [8, 3, 4], [16, 5, 6]])
    let byNumber = ReadText("0;1;2;a\n8;3;4;a\n16;5;6;a\n") {
      $0.columns = try? ColumnMapping("t_ms=1,x=3,y=2,trace=4")
    }
    #expect(byNumber.traces.first?.id == "a")
    #expect(byNumber.traces.first?.strokes.first?.points == [[0, 2, 1], [8, 4, 3], [16, 6, 5]])
    let absent = ReadText("when,across,down2\n0,1,2\n") { $0.columns = try? ColumnMapping("x=acros,y=9") }
    #expect(
      absent.complaints == [
        "a.csv:1:1: error: expected the column 'acros' that --columns names, found 'when', 'across', 'down2'\n"
          + "note: did you mean 'across'?"
      ])
  }

  @Test func `rows are chosen by filters, and an unknown column is refused`() {
    let text = "trace,t_ms,x,y,kind\na,0,1,1,touch\na,1,0,0,key\na,8,2,1,touch\n"
    let read = ReadText(text) { $0.filters = [RowFilter(column: "kind", value: "touch")] }
    #expect(read.traces.first?.strokes.first?.points == [[0, 1, 1], [8, 2, 1]])
    let none = ReadText(text) { $0.filters = [RowFilter(column: "kind", value: "pen")] }
    #expect(none.complaints == ["a.csv:1:1: warning: expected rows that match kind=pen, found none in 3 rows"])
    let wrong = ReadText(text) { $0.filters = [RowFilter(column: "kid", value: "pen")] }
    #expect(wrong.complaints.first?.hasSuffix("note: did you mean 'kind'?") == true)
  }

  @Test func `numbers for phases are Android's or UIKit's by the order they come in, or are asked for`() {
    let android = ReadText("t_ms,x,y,action\n0,1,1,0\n8,2,1,2\n16,3,1,2\n24,3,1,1\n")
    #expect(android.traces.first?.strokes.first?.end == .ended)
    let uikit = ReadText("t_ms,x,y,phase\n0,1,1,0\n8,2,1,1\n12,2,1,2\n16,3,1,1\n24,3,1,3\n")
    #expect(uikit.traces.first?.strokes.first?.points == [[0, 1, 1], [8, 2, 1], [16, 3, 1]])
    let either = ReadText("t_ms,x,y,phase\n0,1,1,0\n8,2,1,1\n")
    #expect(either.traces.isEmpty)
    #expect(either.said.first?.notes.first?.contains("--phases android") == true)
    let told = ReadText("t_ms,x,y,phase\n0,1,1,0\n8,2,1,1\n") { $0.phaseCodes = .android }
    #expect(told.traces.first?.strokes.first?.end == .ended)
  }

  @Test func `a line over the limit costs its trace and is named`() {
    let long = "a,0,8," + String(repeating: "1", count: 200) + ",1,moved\n"
    let read = ReadText(header + "a,0,0,1,1,began\n" + long + "b,0,0,1,1,began\nb,0,8,1,1,ended\n") {
      $0.maximumLineLength = 100
    }
    #expect(read.traces.map(\.id) == ["b"])
    #expect(
      read.complaints == [
        "a.csv:3:1: error: expected a line of at most 100 bytes, found a longer one; trace 'a' is left out\n"
          + "note: the limit is ReadingOptions.maximumLineLength"
      ])
  }

  @Test func `too many samples in one trace are refused`() {
    let read = ReadText(header + "a,0,0,1,1,began\na,0,8,2,1,moved\na,0,16,2,1,ended\n") {
      $0.maximumSamplesPerTrace = 2
    }
    #expect(read.traces.isEmpty)
    #expect(read.complaints.first?.hasPrefix("a.csv:4:1: error: expected at most 2 samples in one trace") == true)
  }

  @Test func `quoted fields hold separators, quotes and line ends`() {
    let read = ReadText(header + "\"a,\"\"b\"\"\nc\",\"0\",0,1,1,began\n\"a,\"\"b\"\"\nc\",0,8,?,1,ended\n")
    // The second record begins on line 4 and its bad field stands on line 5.
    #expect(
      read.complaints == [
        "a.csv:5:8: error: expected a finite number in column 'x', found '?'; trace 'a,\"b\"\\nc' is left out"
      ])
  }

  @Test func `an intent that is none costs the trace`() {
    let read = ReadText("trace,t_ms,x,y,intent\na,0,1,1,forward\na,8,2,1,forward\nb,0,1,1,2\nb,8,1,2,2\n")
    #expect(read.traces.map(\.intent) == [.page(2)])
    #expect(
      read.complaints.first
        == "a.csv:2:9: error: expected next, previous, stay or a page number as intent, found 'forward'; "
        + "trace 'a' is left out")
  }

  @Test func `when there are too many names to remember, that is said once`() {
    let rows = (0..<4).map { "t\($0),0,0,1,1,began\nt\($0),0,8,1,1,ended\n" }.joined()
    let read = ReadText(header + rows) { $0.maximumRememberedNames = 2 }
    #expect(read.traces.count == 4)
    #expect(read.notes == ["more than 2 traces: a new name that comes back later is not noticed any more"])
  }

  @Test func `a pause inside a touch is read as one and noted`() {
    let read = ReadText(header + "a,0,0,1,1,began\na,0,8,2,1,moved\na,0,508.5,3,1,moved\na,0,516,3,1,ended\n")
    #expect(read.traces.first?.strokes.count == 1)
    // 508.5 − 8 = 500.5 ms.
    #expect(
      read.notes == ["the touch that begins here gives nothing for 500.5 ms; it is read as one touch with a pause"])
  }

  @Test func `a doubled quote in the name of a pointer, a device or a filter is one quote`() {
    let rows = "\"x\"\"y\",0,1,2,began,\"a\"\"b\"\n\"x\"\"y\",8,2,2,ended,\"a\"\"b\"\n"
    let read = ReadText("pointer,t_ms,x,y,phase,device\n" + rows) {
      $0.filters = [RowFilter(column: "device", value: "a\"b")]
    }
    #expect(read.traces.map { $0.strokes.map(\.pointer) } == [["x\"y"]])
    #expect(read.traces.map(\.session) == ["a\"b"])
  }
}
