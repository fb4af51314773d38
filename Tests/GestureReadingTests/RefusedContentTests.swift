import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct RefusedContentTests {
  @Test(
    "What cannot be read is refused by its name, with what to do instead",
    arguments: [
      (#"{"traceEvents": [{"name": "EventTiming", "ts": 1}]}"#, "a Chrome performance trace", "coalesced samples"),
      (#"{"title": "a", "steps": [{"type": "click", "offsetX": 1}]}"#, "steps of Chrome's recorder", "in the page"),
      (#"{"1": [[0.1, 0.2], [0.3, 0.2]], "2": [[0.5, 0.5]]}"#, "lists of places without times", "needs times"),
      (":Sending Touch (ACTION_DOWN): 0:(493.8,1677.6)\n", "a log of Android's Monkey", "getevent -lt"),
      ("R: 84 05 0d 09 04\nN: pad\nE: 000000.000000 9 01 03 00 1a\n", "raw reports of HID-recorder", "evemu-record"),
      ("\u{1F}\u{8B}", "gzip data", "gzip -dc FILE | detent compare -"),
      ("TVEI\u{1}", "a Unity InputEventTrace", "CSV or JSON"),
      ("user,stroke duration,median velocity,mid-stroke area\n1,2,3,4\n", "the columns", "table of features"),
    ])
  func named(text: String, name: String, advice: String) {
    let bytes = name == "gzip data" ? [0x1F, 0x8B, 8] : Array(text.utf8)
    let (traces, said) = TraceReader.readAll(bytes: bytes, path: "a")
    #expect(traces.isEmpty)
    #expect(said.map(\.severity) == [.error])
    #expect(said.first?.message.contains(name) == true, "\(said)")
    #expect(said.first?.notes.contains { $0.contains(advice) } == true, "\(said)")
  }

  @Test func `a Perfetto trace is told from other binary data by its beginning`() {
    let packet: [UInt8] = [0x0A, 4, 0, 1, 2, 0]
    let packets = Array(repeatElement(packet, count: 100).joined())
    let perfetto = TraceReader.readAll(bytes: packets, path: "a").diagnostics
    #expect(perfetto.first?.message.contains("a Perfetto trace") == true)
    let other = TraceReader.readAll(bytes: [UInt8(1)] + packets, path: "a").diagnostics
    #expect(other.first?.message.hasSuffix("binary data with NUL bytes") == true)
  }

  @Test func `a format that is told is tried all the same`() {
    let read = ReadText(#"{"traceEvents": []}"#) { $0.format = "json" }
    #expect(read.complaints.first?.contains("performance trace") == false)
  }
}
