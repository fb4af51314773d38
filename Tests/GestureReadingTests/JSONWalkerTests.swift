import GestureModel
import Testing

@testable import GestureReading

@Suite struct JSONWalkerTests {
  func walker(_ text: String) -> JSONWalker { JSONWalker(source: MemorySource(Array(text.utf8)), path: "r.json") }

  @Test func `members and elements come in order, and only what is asked for is built`() throws {
    var walker = walker("{\"skip\": {\"deep\": [1, {\"x\": []}]}, \"list\": [1, [2], \"three\"], \"last\": 4}")
    var keys: [String] = []
    var elements: [String] = []
    try walker.object("results") { key, inner throws(Diagnostic) in
      keys.append(key)
      guard key == "list" else { return try inner.skip() }
      try inner.array("a list") { element throws(Diagnostic) in elements.append(try element.value().kindWords) }
    }
    try walker.end()
    #expect(keys == ["skip", "list", "last"])
    #expect(elements == ["a number", "an array", "a string"])
  }

  @Test func `an empty array has no elements`() throws {
    var walker = walker("{\"list\": []}")
    var count = 0
    try walker.object("results") { _, inner throws(Diagnostic) in
      try inner.array("a list") { element throws(Diagnostic) in
        count += 1
        try element.skip()
      }
    }
    #expect(count == 0)
  }

  @Test(
    "What is not as expected is named where it stands",
    arguments: [
      ("[1]", "r.json:1:1: error: expected results, found an array"),
      ("{\"list\": 3}", "r.json:1:10: error: expected a list, found a number"),
      ("{} {}", "r.json:1:4: error: expected the end of the file after the value, found more"),
    ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: Diagnostic.self) {
      var walker = walker(text)
      try walker.object("results") { _, inner throws(Diagnostic) in
        try inner.array("a list") { element throws(Diagnostic) in try element.skip() }
      }
      try walker.end()
    }
    #expect(error?.description.split(separator: "\n").first.map(String.init) == message)
  }

  /// Fails after its first block, as a file on a lost network share does.
  final class FailingSource: ByteSource {
    private var isFirst = true
    func read(into block: inout [UInt8], from start: Int, count: Int) throws(Diagnostic) -> Int {
      guard isFirst else { throw Diagnostic(.error, at: nil, "cannot read on") }
      isFirst = false
      let bytes = Array("{\"list\": [".utf8)
      for (offset, byte) in bytes.enumerated() { block[start + offset] = byte }
      return bytes.count
    }
  }

  @Test func `a file that cannot be read on is not taken for one that ends`() {
    let error = #expect(throws: Diagnostic.self) {
      var walker = JSONWalker(source: FailingSource(), path: "r.json")
      try walker.object("results") { _, inner throws(Diagnostic) in
        try inner.array("a list") { element throws(Diagnostic) in try element.skip() }
      }
    }
    #expect(error?.message == "cannot read on")
  }
}
