import GestureModel
import GestureReading
import GestureTestSupport
import Testing

/// Repeatable randomness.
///
/// - Source: SplitMix64, with the constants of its public-domain description.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Sound inputs, damaged at random: nothing may crash, and what comes through must be sound.
@Suite struct ReaderFuzzTests {
  static let inputs: [[UInt8]] = [
    #"""
    trace,pointer,t_ms,x,y,phase,session,intent
    a,0,0,300,400,began,p1,next
    a,0,8.25,280,400,moved,p1,next
    a,1,10,100,100,down,p1,
    a,0,16,260.5,401,moved,p1,
    a,1,18,101,100,up,p1,
    a,0,24,260.5,401,ended,p1,
    "b ""x""",0,1000,10,20,down,p1,3
    b,0,1000,10,20,began,p2,3
    b,0,1008,12,20,moved,p2,3
    b,0,1008,13,20,cancelled,p2,3

    """#,
    """
    42,touchdown,274,51,1645492478974\r\r
    42,touchmove,278,45,1645492479036\r\r
    43,touchdown,279,45,1645492479049\r\r
    42,touchend,0,0,1645492479058\r\r
    43,touchmove,281,45,1645492479057\r\r
    43,touchend,0,0,1645492479066\r\r

    """,
    """
    time;action;x;y
    0,000;0;1,5;2
    0,008;2;2,5;2
    0,016;2;3,5;2
    0,024;1;3,5;2
    1,000;0;3,5;2
    1,008;2;4,5;2
    1,016;1;4,5;2

    """,
    """
    {"note": "é \\u00e9 \\ud83d\\ude00", "traces": [
     {"id": "a", "session": "s", "device": {"model": "m", "scale": 3}, "labels": {"hand": "left"}, "intent": {"page": 2},
      "start_offset": 296.5, "samples": [{"t_ms": 0, "x": 310.5, "y": 420, "phase": "began", "pointer": 0},
       {"t_ms": 8.5, "x": 1e2, "y": -4.2E1, "phase": "moved"}, {"t_ms": 16, "phase": "ended"}],
      "observed": {"target": 592, "page": 2, "settle_ms": 410}},
     {"id": "b", "release": {"offset": 416, "velocity_pt_per_ms": 1.4, "proposed": 1109.61}}]}

    """,
    """
    {"id":"a","samples":[{"t":0,"x":1,"y":2,"phase":0},{"t":0.01,"x":2,"y":2,"phase":2},{"t":0.02,"x":3,"y":2,"phase":1}]}
    {"id":"b","samples":[{"t":5,"x":1,"y":2,"phase":0},{"t":5.01,"x":2,"y":2,"phase":2},{"t":5.02,"x":3,"y":2,"phase":1}]}

    """,
    """
    [{"timestamp": 1645492478974, "clientX": 1, "clientY": 2, "type": "pointerdown", "pointerId": 7},
     {"timestamp": 1645492478984, "clientX": 2, "clientY": 2, "type": "pointermove", "pointerId": 7},
     {"timestamp": 1645492478994, "clientX": 2, "clientY": 2, "type": "pointerup", "pointerId": 7}]

    """,
    """
    [   1.000000] EV_ABS       ABS_MT_SLOT          00000000
    [   1.000000] EV_ABS       ABS_MT_TRACKING_ID   00000007
    [   1.000000] EV_ABS       ABS_MT_POSITION_X    000001be
    [   1.000000] EV_ABS       ABS_MT_POSITION_Y    00000258
    [   1.000000] EV_SYN       SYN_REPORT           00000000
    [   1.010000] 0003 0035 000001c0
    [   1.010000] 0000 0002 00000000
    [   1.010000] 0000 0000 00000000
    [   1.020000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
    [   1.020000] EV_ABS       ABS_MT_TRACKING_ID   ffffffff
    [   1.020000] EV_SYN       SYN_REPORT           00000000

    """,
    """
    A: 35 0 799 0 0 10
    E: 0.000001 0003 0039 0006
    E: 0.000001 0003 0035 0361
    E: 0.000001 0003 0036 0379
    E: 0.000001 0000 0000 0000
    E: 0.010001 0003 0039 -001
    E: 0.010001 0000 0000 0000

    """,
    """
    - node: /dev/input/event1
      absinfo:
        53: [0, 1051, 0, 0, 12]
    - evdev:
      - [0, 0, 3, 57, 80]
      - [0, 0, 3, 53, 608]
      - [0, 0, 3, 54, 255]
      - [0, 0, 0, 0, 0]
      - [0, 9, 3, 57, -1]
      - [0, 9, 0, 0, 0]

    """,
    """
      Event code 53 (ABS_MT_POSITION_X)
        Max      799
    Event: time 1.000000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 7
    Event: time 1.000000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 136
    Event: time 1.000000, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 140
    Event: time 1.000000, -------------- SYN_REPORT ------------
    Event: time 1.040000, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 0

    """,
    """
    -event7   TOUCH_DOWN       +8.152s\t0 (0) 50.00/25.00 (100.00/40.00mm)
     event7   TOUCH_UP         +8.170s\t0 (0)
     event6   GESTURE_SWIPE_BEGIN +1.000s    3
     event6   GESTURE_SWIPE_UPDATE +1.008s   3 -1.00/ 2.00 (-2.00/ 4.00 unaccelerated)

    """,
    """
    D/T: MotionEvent { action=ACTION_DOWN, id[0]=0, x[0]=1.0, y[0]=2.0, pointerCount=1, historySize=2, eventTime=1 }
    D/T: MotionEvent { action=ACTION_POINTER_DOWN(1), id[0]=0, x[0]=1.0, y[0]=2.0, id[1]=1, x[1]=1.0, y[1]=2.0, \
    pointerCount=2, historySize=2, eventTime=9 }

    """,
    """
    2015-10-20 00:27:39.934 App[1:2] (97.33,331.00)
    2015-10-20 00:27:39.936 App[1:2] <UITouch: 0x7f> phase: Moved location in window: {219.33, 428.67}

    """,
    "^ 10 1079 1919 255\nd 0 100 200 50\nc\nw 16\nm 0 110 200 50\nc\nu 0\nc\n",
    """
    [{"type": 3, "timestamp": 1000, "data": {"source": 2, "type": 7, "x": 1, "y": 2}},
     {"type": 3, "timestamp": 1100, "data": {"source": 6, "positions": [{"x": 1, "y": 2, "timeOffset": -50}]}},
     {"type": 3, "timestamp": 1090, "data": {"source": 2, "type": 9, "x": 1, "y": 2}}]

    """,
    """
    [{"ts": 1, "events": [{"timeStamp": 1000, "change": 4, "physicalX": 1, "physicalY": 2}]},
     {"ts": 2, "events": [{"timeStamp": 9000, "change": 6, "physicalX": 1, "physicalY": 2}]}]

    """,
    """
    {"type": "pointerdown", "pointerType": "touch", "pointerId": 2, "clientX": 1, "clientY": 2, "timeStamp": 1}
    {"type": "pointermove", "pointerId": 2, "clientX": 1, "clientY": 2, "timeStamp": 9, "coalesced": [{"timeStamp": 5}]}
    {"type": "touchmove", "timeStamp": 9, "changedTouches": [{"identifier": 0, "clientX": 1, "clientY": 2}]}
    {"type": "pointercancel", "pointerId": 2, "clientX": 0, "clientY": 0, "timeStamp": 12}

    """,
    """
    {"actions": [{"type": "pointer", "id": "a", "actions": [{"type": "pointerMove", "duration": 9, "x": 1, "y": 2},
     {"type": "pointerDown"}, {"type": "pointerMove", "duration": 9, "x": 1, "y": 2, "origin": "pointer"},
     {"type": "pointerUp"}]}]}

    """,
    """
    {"touchDataList": {"matched": [{"points": [{"deltaTime": 1.5, "x": 0.25, "y": 0.5}]}], "unmatched": []}}

    """,
  ].map { Array($0.utf8) }

  /// Bytes that mean something to a reader, and some that should not.
  static let pieces: [[UInt8]] =
    [
      ",", ";", "\"", "\n", "\r", "\r\n", "{", "}", "[", "]", ":", "\\", "\\u", "nan", "-", "e999", "1e-400", "inf",
      "\0",
      "9223372036854775808", "99999999999999999999999", "0.00000000000000000001", "began", "ended", "-1", "\t", " ",
      "\u{FEFF}", "é", "samples", "NaN", "null", "true", "2013-08-03T18:38:11.525770",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]

  static func mutate(_ input: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = input
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard !bytes.isEmpty else { break }
      let at = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(at + Int.random(in: 1...12, using: &random), bytes.count)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(at..<end)
      case 2: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: at)
      case 3: bytes.replaceSubrange(at..<end, with: pieces.randomElement(using: &random) ?? [])
      case 4: bytes.insert(contentsOf: bytes[at..<end], at: Int.random(in: 0...bytes.count, using: &random))
      case 5: bytes.removeLast(bytes.count - at)
      default: bytes.insert(UInt8.random(in: 48...57, using: &random), at: at)
      }
    }
    return bytes
  }

  static func events(_ bytes: [UInt8], block: Int, _ options: ReadingOptions = ReadingOptions()) -> [ReadEvent] {
    var options = options
    options.blockSize = block
    let reader = TraceReader(source: MemorySource(bytes), path: "fuzz.dat", options: options)
    var events: [ReadEvent] = []
    while let event = reader.next() {
      events.append(event)
      if events.count > 10_000 { break }
    }
    return events
  }

  @Test("Damaged input never crashes, gives sound traces, and does not depend on the size of blocks", arguments: 0..<6)
  func damaged(input: Int) {
    var random = SeededGenerator(state: UInt64(input) + 2026)
    for round in 0..<400 {
      let bytes = Self.mutate(Self.inputs[input], &random)
      let events = Self.events(bytes, block: 262_144)
      #expect(events.count < 10_000)
      for block in [7, 64] where Self.events(bytes, block: block) != events {
        Issue.record("round \(round), blocks of \(block): \(String(decoding: bytes, as: UTF8.self))")
      }
      for case .trace(let trace) in events {
        #expect(Self.faults(in: trace).isEmpty, "round \(round): \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  static func faults(in trace: Trace) -> [String] {
    var faults: [String] = []
    for stroke in trace.strokes {
      if !stroke.samples.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) { faults.append("a place is not finite") }
      if stroke.samples.isEmpty { faults.append("a stroke is empty") }
      for (sample, next) in zip(stroke.samples, stroke.samples.dropFirst()) where next.nanoseconds <= sample.nanoseconds
      {
        faults.append("time does not rise")
      }
      if stroke.liftNanoseconds < stroke.samples.last?.nanoseconds ?? 0 { faults.append("the lift is early") }
    }
    if let first = trace.strokes.first?.samples.first, first.nanoseconds != 0 { faults.append("the clock starts late") }
    if let offset = trace.startOffset, !offset.isFinite { faults.append("the offset is not finite") }
    if let release = trace.release, !release.offset.isFinite || !release.pointsPerMillisecond.isFinite {
      faults.append("the release is not finite")
    }
    if trace.strokes.isEmpty && trace.release == nil { faults.append("nothing to replay") }
    return faults
  }

  @Test func `sound inputs give traces and no error, so that the damage has something to damage`() {
    for (input, count) in zip(Self.inputs, [3, 1, 2, 2, 2, 1]) {
      let events = Self.events(input, block: 262_144)
      let traces = events.count { if case .trace = $0 { true } else { false } }
      #expect(traces == count, "\(events)")
      #expect(
        !events.contains { if case .diagnostic(let said) = $0 { said.severity == .error } else { false } }, "\(events)")
    }
  }
}
