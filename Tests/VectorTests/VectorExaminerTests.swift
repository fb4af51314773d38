import Testing

@Suite struct VectorExaminerTests {
  private func result(
    inputs: [String: Any] = ["v": 2.0], expected: Any, tolerance: Double = 0.1, adapter: VectorAdapter? = Self.double
  ) throws -> VectorResult {
    let json: [String: Any] = [
      "source": ["kind": "port"],
      "cases": [["name": "a", "inputs": inputs, "expected": expected, "tolerance": tolerance] as [String: Any]],
    ]
    let file = VectorExaminer.result(try StrictObject(json, at: "f"), "snap/f", adapter)
    return try #require(file.results.first)
  }

  /// Answers twice the input.
  private static let double = VectorAdapter("f") { question in
    let value = try question.number("v")
    return [
      "twice": .number(2 * value), "page": .whole(3), "none": .none, "far": .number(.infinity), "flag": .flag(true),
    ]
  }

  @Test func `an answer within the tolerance agrees, one outside does not`() throws {
    #expect(try result(expected: ["twice": 4.1]).problems.isEmpty)
    #expect(try result(expected: ["twice": 4.2]).problems.count == 1)
    #expect(abs(try result(expected: ["twice": 4.2]).worst - 0.2) < 1e-12)
  }

  @Test func `a whole number agrees only exactly, whatever the tolerance`() throws {
    #expect(try result(expected: ["page": 3]).problems.isEmpty)
    #expect(try result(expected: ["page": 4], tolerance: 10).problems.count == 1)
  }

  @Test func `null, infinity, a switch and a list are told from numbers`() throws {
    #expect(try result(expected: ["none": "x", "far": "-Infinity", "flag": 1, "twice": [4]]).problems.count == 4)
    #expect(try result(expected: ["far": "Infinity", "flag": true] as [String: Any]).problems.isEmpty)
  }

  @Test func `a key that nobody reads or answers is a disagreement`() throws {
    #expect(try result(inputs: ["v": 2, "w": 1], expected: ["twice": 4]).problems.count == 1)
    #expect(try result(expected: ["thrice": 6]).problems.count == 1)
  }

  @Test func `a file without an adapter disagrees`() throws {
    #expect(try result(expected: ["twice": 4], adapter: nil).problems.count == 1)
  }
}
