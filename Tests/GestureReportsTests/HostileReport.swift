import GestureAnalysis
import GestureModel
import GestureReplay
import GestureRules

@testable import GestureReports

/// Reports in which every name that can come from a file is an attack on some format.
enum HostileReport {
  /// Names as an attacker would choose them; each begins or ends where a format might forget to look.
  static let names = [
    "a|b", "||", "line\nbreak", "\r\n::error::forged", "<script>alert(1)</script>", "</failure><x/>", "]]>",
    "&lt;b&gt;",
    "::error::forged", " \t::add-mask::x", "\u{A0}::stop-commands::x", "##[error]forged", "##vso[task.complete]",
    "x,title=y::z", "100%0A::error::z", "=cmd|' /C calc'!A0", "+1", "-2+3", "@SUM(A1)", "\t=1+1", "＝1+1",
    "\u{1B}[31mred\u{1B}]8;;http://e.com\u{7}", "\u{9B}2J", "a\u{0}b\u{7F}", "\u{FFFE}\u{FFFF}",
    String(repeating: "x", count: 10_000), String(repeating: "`", count: 10_000), "\u{202E}esrever\u{2066}",
    "\u{E0041}",
    "`code` ``two``", "``` fence\n~~~", "[link](javascript:alert(1))", "![img](http://e.com/x.png)", "@someone #12",
    "http://e.com www.e.com", "# head", "> quote", "- item", "\\|", "\\", "\"quoted\"", "'", "{0} {{x}}", "",
    // A mark joined with an accent, or with a sign that comes before it, is another character and the same mark.
    "|\u{301}x|\u{301}", "\"\u{301},=1", "`\u{301}<img src=x>`", "\u{600}##[error]x", "\u{600},title=x", "%\u{301}0A",
    "javascript:alert(1)", "//evil.example/x", "../../etc/passwd", "a b?c#d", "%2e%2e", "[[ATTACHMENT|/etc/passwd]]",
    "%%{init: {}}%%", "\u{2028}::error::x\u{2029}", "é̩ 名前 🎉",
  ]

  /// A report whose every name is `name`: of the scenario, the candidate, the trace, its session and labels, the
  /// files, the repairs, the findings with their numbers, and the errors of reading.
  static func report(named name: String) -> Report {
    let location = SourceLocation(path: name, line: 3, column: 7)
    let repair = Repair(id: name, location: location, message: name)
    var replay = SampleReport.replay(name, velocity: 1, pages: [1, 2], meant: .next, line: 1, repairs: [repair])
    replay.trace.location = location
    replay.trace.session = name
    replay.trace.labels = [Label(name: name, value: name)]
    var scenario = SampleReport.scenario
    scenario.name = name
    let candidates = [
      Candidate(id: name, strategy: StubSnap(), estimator: StubEstimator()),
      Candidate(id: "calm", strategy: StubModel(), estimator: StubEstimator()),
    ]
    func finding(_ id: String, _ severity: Severity) -> Finding {
      Finding(
        id: id, severity: severity, candidate: name, traces: [name], share: 0.5, numbers: [Measure(name, 1)],
        message: name, remedy: name, location: location,
        occurrences: [
          Occurrence(trace: name, stroke: 0, location: location, numbers: [Measure(name, 1)]),
          Occurrence(trace: name, stroke: 1, location: location, numbers: [Measure(name, 2)]),
        ])
    }
    let configured = Finding(id: name, severity: .error, candidate: name, message: name, remedy: name)
    var report = SampleReport.report(
      [replay], scenario: scenario, candidates: candidates,
      findings: [configured, finding(name, .error), finding("multi-page-skip", .warning), finding(name, .note)],
      assumption: name)
    report.settingsPath = name
    report.inputErrors = 2
    report.inputProblems = [Diagnostic(.error, at: location, name, notes: [name]), Diagnostic(.error, at: nil, name)]
    return report
  }

  /// One report a name.
  static var all: [(name: String, report: Report)] { names.map { ($0, report(named: $0)) } }

  /// A report with `count` findings at as many places, spread over three severities and ten pitfalls.
  static func large(_ count: Int) -> Report {
    let pitfalls = Pitfalls.all.filter { $0.kind != .configuration }.prefix(10).map { $0.identifier }
    let replays = (0..<count / 20).map {
      SampleReport.replay("trace-\($0)", velocity: 1.4, pages: [3, 1, 1], meant: .next, line: $0 + 2)
    }
    let findings = (0..<20).map { number -> Finding in
      let severity = Severity.allCases[number % 3]
      let id = pitfalls[number % pitfalls.count]
      let candidate = SampleReport.candidates[number / 10].id
      return Finding(
        id: id, severity: severity, candidate: candidate, traces: replays.map(\.trace.id),
        share: Double(number) / 20, message: "Pitfall \(number) of this report was met.", remedy: "Change \(number).",
        location: replays.first?.trace.location,
        occurrences: replays.map { Occurrence(trace: $0.trace.id, stroke: 0, location: $0.trace.location) })
    }
    return SampleReport.report(replays, findings: findings)
  }

  /// The same number of findings, each a pitfall of its own with its own change: what cannot be brought together.
  static func scattered(_ count: Int) -> Report {
    let findings = (0..<count).map { number -> Finding in
      let location = SourceLocation(path: "Traces/many.csv", line: number + 2)
      return Finding(
        id: "pitfall-\(number)", severity: Severity.allCases[number % 3], candidate: "eager",
        traces: ["trace-\(number)"], share: Double(number % 100) / 100, message: "Pitfall \(number) was met.",
        remedy: "Change \(number).", location: location,
        occurrences: [Occurrence(trace: "trace-\(number)", stroke: 0, location: location)])
    }
    return SampleReport.report(findings: findings)
  }
}
