import GestureModel
import Testing

@testable import GestureReading

@Suite struct EventQueueTests {
  @Test func `what is said too often is counted, and the count is said at the end`() {
    var queue = EventQueue(maximumPerKind: 2)
    for line in 1...5 {
      queue.say(Diagnostic(.warning, at: SourceLocation(path: "a", line: line), "odd"), kind: "odd")
      queue.say(Diagnostic(.error, at: nil, "always"))
    }
    queue.sayWhatWasCounted()
    var words: [String] = []
    while case .diagnostic(let said) = queue.next() { words.append(said.description) }
    #expect(words.count { $0 == "error: always" } == 5)
    #expect(
      words.filter { $0.hasPrefix("a:") } == [
        "a:1:1: warning: odd", "a:2:1: warning: odd", "a:5:1: warning: 3 more of this kind, the last one here: odd",
      ])
  }

  @Test func `names are remembered up to the limit`() {
    var names = NameMemory()
    let keys = ["a", "b"].map { NameMemory.key([], Array($0.utf8)) }
    #expect(names.meet(keys[0], line: 2, limit: 1) == nil)
    #expect(names.meet(keys[1], line: 3, limit: 1) == nil)
    #expect(names.meet(keys[1], line: 4, limit: 1) == nil)
    #expect(names.meet(keys[0], line: 5, limit: 1)?.line == 2)
    #expect(names.meet(keys[0], line: 6, limit: 1)?.count == 3)
    #expect(NameMemory.key([1], [2]) != NameMemory.key([], [1, 0x1F, 2]))
  }
}
