import Foundation
import GestureMotion
import Testing

/// The judge judged: what does not agree, and what is not understood, must be found.
@Suite struct VelocityExaminerTests {
  /// A finger at 1000 px/s along x, lifted at its last place, 8 ms later.
  private static let rows = """
    {"t": 0, "x": 0, "y": 5, "phase": "down"}, {"t": 8, "x": 8, "y": 5, "phase": "move"},
    {"t": 16, "x": 16, "y": 5, "phase": "move"}, {"t": 24, "x": 16, "y": 5, "phase": "up"}
    """

  private func problems(
    _ estimator: String, _ members: String, rows: String = rows, file: String = "made-up.json"
  ) throws -> [String] {
    let text = """
      {"source": {"repo": "r", "path": "p", "commit": "c", "license": "l"}, "conventions": "see README",
       "cases": [{"name": "one", "estimator": "\(estimator)", "units": {"time": "ms", "position": "px"},
        "samples": [\(rows)], "tolerance": {"rel": 0, "abs": 0.001}, \(members)}]}
      """
    let json = try StrictObject(JSONSerialization.jsonObject(with: Data(text.utf8)), at: file)
    let read = try VelocityFile(json, name: file)
    if let problem = read.problems.first { throw VectorProblem(problem) }
    return read.cases.flatMap(VelocityExaminer.checks).compactMap(\.problem)
  }

  @Test func `the right answer agrees and a wrong one does not`() throws {
    #expect(try problems("use-gesture", #""expected": {"vx": 1000, "vy": 0}"#).isEmpty)
    #expect(try problems("use-gesture", #""expected": {"vx": 1000.01, "vy": 0}"#).count == 1)
    #expect(try problems("use-gesture", #""expected": {"vx": 1000, "vy": null}"#).count == 1)
    #expect(try problems("use-gesture", #""expected": {"vx": "NaN", "vy": 0}"#).count == 1)
  }

  @Test func `no velocity and 0 are different, except where a public call has made one the other`() throws {
    let down = #"{"t": 0, "x": 0, "y": 5, "phase": "down"}"#
    #expect(try problems("aosp.lsq2", #""expected": {"vx": null, "vy": null}"#, rows: down).isEmpty)
    #expect(try problems("aosp.lsq2", #""expected": {"vx": 0, "vy": 0}"#, rows: down).count == 2)
    let zero = #""expected": {"vx": 0, "vy": 0}"#
    #expect(try problems("aosp.lsq2", zero + #", "maxVelocity": 500"#, rows: down).isEmpty)
    #expect(try problems("aosp.lsq2", zero, rows: down, file: "chromium.json").isEmpty)
  }

  @Test func `a number that is not finite asks for none with that reason`() throws {
    let rows = #"{"t": 0, "x": 0, "y": 0, "phase": "down"}, {"t": 0, "x": 8, "y": 0, "phase": "move"}"#
    let wanted = #""expected": {"vx": "Infinity", "vy": "NaN"}"#
    #expect(try problems("swiper-freemode", wanted, rows: rows).isEmpty)
    #expect(try problems("use-gesture", wanted, rows: rows).count == 2)
  }

  @Test func `an oracle is held to its own tolerance, double before float32`() throws {
    let loose = #""expected": {}, "oracle": {"vx": 1000.3, "vy": 0}"#
    #expect(try problems("aosp.lsq2", loose).isEmpty)  // within 0.5 + 1e-4·1000
    #expect(try problems("aosp.lsq2", #""expected": {}, "oracle": {"vx": 1000.7, "vy": 0}"#).count == 1)
    #expect(try problems("aosp.lsq2", #""expected": {}, "oracle": {"vx": 1000, "vx64": 1000.3}"#).count == 1)
    #expect(try problems("flutter.ios", #""expected": {}, "oracle": {"vx": 400.1}"#).count == 1)
    let clamped = #""maxVelocity": 500, "expected": {"vx": 500, "vy": 0}, "oracle": {"vx": 1000"#
    #expect(try problems("aosp.lsq2", clamped + #", "note": "before the clamp"}"#).isEmpty)
    #expect(try problems("aosp.lsq2", clamped + "}").count == 1)
  }

  @Test func `every estimator of a group is asked under either name, and an unknown one is said`() throws {
    let by = #""expected": {}, "expectedBy": {"lsq2": {"vx64": 1000}, "aosp.impulse": {"vx64": 1000}"#
    #expect(try problems("aosp.*", by + "}").isEmpty)
    #expect(try problems("aosp.*", by + #", "lsq9": {"vx64": 1000}}"#).contains("there is no estimator 'aosp.lsq9'"))
    #expect(try problems("guess", #""expected": {}"#) == ["there is no estimator 'guess'"])
  }

  @Test func `queries are asked where they stand, and their order is held`() throws {
    let order = #""expected": {"order": "v[0] < v[1], v[1] > 100"}, "#
    let queries = #""queries": [{"afterSample": 1, "vy": 0}, {"afterSample": 3, "vy": 0}]"#
    #expect(
      try problems("use-gesture", order + queries) == [
        "expected v[0] < v[1], found [0.0, 0.0]", "expected v[1] > 100, found [0.0, 0.0]",
      ])
  }

  @Test func `a question that comes late is a late lift`() throws {
    let rows = #"{"t": 0, "x": 0, "y": 0, "phase": "move"}, {"t": 8, "x": 8, "y": 0, "phase": "move"}"#
    let late = #""query": {"sinceLastSampleMs": 33}, "expected": {"vx": 0, "vy": 0}"#
    #expect(try problems("use-gesture", late, rows: rows).isEmpty)
    #expect(try problems("interactjs", late, rows: rows).count == 1)
  }

  @Test(
    "A key that nobody understands is a problem",
    arguments: [
      #""expected": {"vx": 1000, "vz": 3}"#, #""expected": {}, "oracle": {"vx": 1000, "why": 1}"#,
      #""expected": {}, "oracleBy": {"use-gesture": {"vx": 1000, "mood": 1}}"#,
      #""expected": {}, "queries": [{"afterSample": 3, "vz": 0}]"#,
      #""expected": {"order": "v[0] beats v[1]"}, "queries": []"#, #""expected": {"vySign": "up"}"#,
    ])
  func strangeAnswers(members: String) throws {
    #expect(try problems("use-gesture", members).count == 1)
  }

  @Test(
    "A case with a key that nobody understands, in itself or in a sample, is not read",
    arguments: [
      (#""expected": {}, "mood": 1"#, ""), (#""expected": {}, "truth": {"vx": 0, "vy": 0, "vz": 1}"#, ""),
      (#""expected": {}, "query": {"since": 1}"#, ""), (#""expected": {}, "degree": 2"#, ""),
      (#""expected": {}"#, #", {"t": 30, "x": 0, "y": 0, "phase": "move", "mood": 1}"#),
      (#""expected": {}"#, #", {"t": 30, "x": 0, "y": 0, "phase": "hover"}"#),
      (#""expected": {}"#, #", {"t": 30.5, "x": 0, "y": 0, "phase": "move"}"#),
      (#""expected": {}"#, #", {"t": 30, "y": 0, "phase": "move"}"#),
    ])
  func strangeCases(members: String, row: String) throws {
    #expect(throws: VectorProblem.self) { try problems("use-gesture", members, rows: Self.rows + row) }
  }

  @Test func `a case that cannot be read is counted, and the others are asked`() throws {
    let text = """
      {"source": {"repo": "r", "mood": 1}, "cases": [{"name": "broken"}, {"name": "one", "estimator": "none",
        "units": {"time": "ms"}, "samples": [], "expected": {}, "tolerance": {"rel": 0, "abs": 0}}]}
      """
    let file = try VelocityFile(
      StrictObject(JSONSerialization.jsonObject(with: Data(text.utf8)), at: "a.json"), name: "a.json")
    #expect(file.cases.map(\.name) == ["one"])
    #expect(file.unreadableCases == 1)
    #expect(
      file.problems == [
        "case 0: a.json.cases[0]: 'estimator' is missing", "a.json.source: keys that are not understood: mood",
      ])
  }

  @Test func `rows of one event are one event, and coalesced rows belong to the next`() throws {
    let text = """
      [{"t": 0, "x": 0, "y": 0, "phase": "down", "pointer": 0, "event": 7},
       {"t": 1, "x": 0, "y": 0, "phase": "pointerDown", "pointer": 0, "event": 8, "actionPointer": 1},
       {"t": 1, "x": 5, "y": 0, "phase": "pointerDown", "pointer": 1, "event": 8, "actionPointer": 1},
       {"t": 2, "x": 0, "y": 0, "phase": "move", "historical": true}, {"t": 3, "x": 0, "y": 0, "phase": "move"},
       {"t": 4, "x": 0, "y": 0, "phase": "move"}]
      """
    let list = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any])
    let log = try TouchLog(
      list.map { try StrictObject($0, at: "row") }, nanosecondsPerUnit: 1000, holdsSteps: false)
    #expect(log.events.map(\.count) == [1, 2, 2, 1])
    #expect(log.rows.map(\.action) == [.down, .stay, .pointerDown, .move, .move, .move])
    #expect(log.rows.map(\.nanoseconds) == [0, 1000, 1000, 2000, 3000, 4000])
  }
}
