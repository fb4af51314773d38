import Foundation
import GestureTestSupport
import Testing

/// Every case of `cases/bug-reports.json`, replayed by the built program from files as a user would write them.
@Suite struct BugReportCasesTests {
  /// JSON whose shape only its writer knows: a case's scenario, trace and release go to the program as they stand.
  private typealias Object = [String: Any]

  private struct Results: Decodable {
    struct Outcome: Decodable {
      struct Release: Decodable { var velocityPtPerMs: Double }
      var trace: String
      var candidate: String
      var release: Release
      var target: Double
      var page: Int
      var settleMs: Double?
      var because: String
      var flags: [String]
    }
    struct Finding: Decodable { var id: String }
    var outcomes: [Outcome]
    var findings: [Finding]
  }

  @Test func `all cases come out as reported, and as they should with the right strategy`() throws {
    guard let path = SharedFolder.file("cases/bug-reports.json") else { return }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let file = try #require(try JSONSerialization.jsonObject(with: data) as? Object)
    let cases = try #require(file["cases"] as? [Object])
    var agreed = 0
    for bug in cases where try agrees(bug) { agreed += 1 }
    print("cases/bug-reports.json: \(cases.count) cases, \(agreed) agree")
    #expect(cases.count >= 14)
    #expect(agreed == cases.count)
  }

  private func agrees(_ bug: Object) throws -> Bool {
    let id = try #require(bug["id"] as? String)
    let strategy = try #require(bug["strategy"] as? String)
    let expected = try #require(bug["expected"] as? Object)
    let (outcome, raised) = try replay(bug, strategy, bug["params"] as? Object ?? [:])
    var faults: [String] = []
    if let page = expected["page"] as? Int, page != outcome.page { faults.append("page \(outcome.page), not \(page)") }
    if let target = expected["target"] as? Double, abs(target - outcome.target) > 0.5 {
      faults.append("target \(outcome.target), not \(target)")
    }
    if let settle = expected["settle_ms"] as? Double, abs(settle - (outcome.settleMs ?? .infinity)) > 1 {
      faults.append("settles in \(outcome.settleMs ?? .nan) ms, not \(settle)")
    }
    if let recorded = expected["recorded"] as? Object, let settle = recorded["settle_ms"] as? Double,
      let target = recorded["target"] as? Double
    {
      if abs(settle - (outcome.settleMs ?? .infinity)) > 25 {
        faults.append("recorded settling of \(settle) ms missed")
      }
      if abs(target - outcome.target) > 0.5 { faults.append("recorded rest of \(target) missed") }
    }
    if let range = expected["velocity_range_pt_per_ms"] as? [Double],
      !(range[0]...range[1]).contains(outcome.release.velocityPtPerMs)
    {
      faults.append("velocity \(outcome.release.velocityPtPerMs) outside \(range)")
    }
    for flag in expected["flags"] as? [String] ?? [] where !raised.contains(flag) {
      faults.append("\(flag) not raised")
    }
    for flag in expected["flagsAbsent"] as? [String] ?? [] where raised.contains(flag) {
      faults.append("\(flag) raised")
    }
    if outcome.because.isEmpty { faults.append("no reason given") }
    faults += try faultsOfTheRightStrategy(bug)
    for fault in faults { Issue.record("\(id): \(fault)") }
    return faults.isEmpty
  }

  /// The strategy that the case calls right, where it names one that needs no other scenario.
  private func faultsOfTheRightStrategy(_ bug: Object) throws -> [String] {
    let right = try #require(bug["right"] as? Object)
    guard let strategy = right["strategy"] as? String, right["needs"] == nil else { return [] }
    let outcome = try replay(bug, strategy, right["params"] as? Object ?? [:]).outcome
    guard let page = right["page"] as? Int, page != outcome.page else { return [] }
    return ["\(strategy) gives page \(outcome.page), not \(page)"]
  }

  private func replay(
    _ bug: Object, _ strategy: String, _ parameters: Object
  ) throws -> (outcome: Results.Outcome, raised: Set<String>) {
    let folder = try TemporaryFolder()
    try folder.write(text(["scenario": try #require(bug["scenario"])]), to: "detent.json")
    var trace = bug["trace"] as? Object ?? [:]
    trace["id"] = bug["id"]
    if let release = bug["release"] { trace["release"] = release }
    trace["rate_hz"] = nil
    try folder.write(text(trace), to: "trace.json")
    let settings = parameters.keys.sorted().map { key in
      // JSONSerialization reads true and false as numbers too, so the switch is told by its name.
      key == "clamp" ? "clamp: \(parameters[key] as? Bool ?? true)" : "\(key): \(parameters[key] ?? "")"
    }
    let candidate = settings.isEmpty ? strategy : "\(strategy)(\(settings.joined(separator: ", ")))"
    let run = try ProgramRun.detent(
      ["compare", "trace.json", "--candidate", candidate, "--report", "json", "--fail-on", "never"], in: folder.path)
    try #require(run.exitCode == 0, "\(run.errors)")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let results = try decoder.decode(Results.self, from: Data(run.output.utf8))
    let outcome = try #require(results.outcomes.last)
    return (outcome, Set(results.findings.map(\.id) + results.outcomes.flatMap(\.flags)))
  }

  private func text(_ value: Any) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
  }
}
