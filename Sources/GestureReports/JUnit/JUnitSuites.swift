import GestureModel
import GestureRules

/// Brings findings into suites, classes and cases, none of which occurs twice.
struct JUnitSuites {
  /// The suites in the order in which their files were read, the settings' first.
  private(set) var suites: [JUnitSuite] = []
  private var places: [String: Int] = [:]
  /// How many cases were not even made because passed ones would not fit.
  private var passedLeftOut = 0
  private let showsPassed: Bool

  /// How many places of a finding a case names.
  private static let placeLimit = 10
  /// How many scalars of a line are shown.
  private static let lineLimit = 600

  /// A trace in a file; traces of one name share their cases.
  private struct Subject: Hashable {
    var path: String
    var trace: String
  }

  /// Collects the cases; passed ones only if all of them fit into `limit` bytes.
  init(_ reports: [Report], limit: Int = .max) {
    let names = reports.reduce(0) { size, report in
      size + report.traces.reduce(0) { $0 + min($1.id.utf8.count, 2000) + 2 * $1.location.path.utf8.count + 100 }
    }
    let (size, overflow) = names.multipliedReportingOverflow(by: Pitfalls.all.count)
    showsPassed = !overflow && size <= limit
    let results = ResultList(reports, includesSettled: true).results
    var configured: [String: [String: [ReportedResult]]] = [:]
    var recorded: [Subject: [String: [ReportedResult]]] = [:]
    for result in results {
      if let trace = result.occurrence?.trace {
        recorded[Subject(path: result.location.path, trace: trace), default: [:]][result.finding.id, default: []]
          .append(result)
      } else {
        configured[result.location.path, default: [:]][result.finding.id, default: []].append(result)
      }
    }
    var done = Set<String>()
    for report in reports {
      let path = report.settingsPath ?? ResultList.usualSettingsPath
      guard done.insert(path).inserted else { continue }
      let found = configured[path] ?? [:]
      let budgets = report.budgets.map { BudgetFinding.identifier(of: $0.budget.metric) }
      let rules = Self.rules(of: [.configuration], and: Set(found.keys).union(budgets))
      for rule in rules {
        append(
          Self.makeCase(path, rule, SourceLocation(path: path), found[rule] ?? [], report), to: path)
      }
    }
    appendReading(reports)
    var seen = Set<Subject>()
    for report in reports {
      for trace in report.traces {
        let subject = Subject(path: trace.location.path, trace: trace.id)
        guard seen.insert(subject).inserted else { continue }
        let found = recorded[subject] ?? [:]
        for rule in Self.rules(of: [.outcome, .trace], and: found.keys) {
          append(
            Self.makeCase(
              "\(subject.path): \(subject.trace.shortened(to: 400))", rule, trace.location, found[rule] ?? [], report),
            to: subject.path)
        }
      }
    }
    appendUnlisted(results, seen: seen, settings: done, first: reports.first)
    tellApart()
  }

  /// What was found where no trace and no settings file is listed: nothing that was found may be lost.
  private mutating func appendUnlisted(
    _ results: [ReportedResult], seen: Set<Subject>, settings: Set<String>, first: Report?
  ) {
    guard let first else { return }
    var groups: [[ReportedResult]] = []
    var known: [[String]: Int] = [:]
    for result in results {
      let trace = result.occurrence?.trace
      let path = result.location.path
      guard trace.map({ !seen.contains(Subject(path: path, trace: $0)) }) ?? !settings.contains(path) else { continue }
      let key = [path, trace ?? "", result.finding.id]
      if let index = known[key] {
        groups[index].append(result)
      } else {
        known[key] = groups.count
        groups.append([result])
      }
    }
    for group in groups {
      guard let result = group.first else { continue }
      let path = result.location.path
      let name = result.occurrence.map { "\(path): \($0.trace.shortened(to: 400))" } ?? path
      append(Self.makeCase(name, result.finding.id, result.location, group, first), to: path)
    }
  }

  /// One case a file that was named: whether all of it could be read.
  private mutating func appendReading(_ reports: [Report]) {
    var problems: [String: [Diagnostic]] = [:]
    var paths: [String] = []
    for report in reports {
      for problem in report.inputProblems {
        let path = problem.location?.path ?? ""
        if problems[path] == nil { paths.append(path) }
        problems[path, default: []].append(problem)
      }
      for trace in report.traces where problems[trace.location.path] == nil {
        problems[trace.location.path] = []
        paths.append(trace.location.path)
      }
    }
    for path in paths {
      let found = problems[path] ?? []
      let name = path.isEmpty ? "input" : path
      var state = JUnitCase.State.passed
      if let first = found.first {
        let lines = found.prefix(Self.placeLimit).map { Self.line($0.location?.description, $0.message) }
        let more = found.count - lines.count
        state = .unreadable(
          message: first.message.shortened(to: Self.lineLimit),
          lines: lines + (more > 0 ? ["and \(Wording.count(more, "more error"))"] : []))
      }
      append(
        JUnitCase(
          className: name, name: InputProblem.identifier, path: path.isEmpty ? nil : path,
          line: found.first?.location?.line ?? 1, state: state), to: name)
    }
  }

  private static func line(_ place: String?, _ text: String) -> String {
    ((place.map { "\($0): " } ?? "") + text).shortened(to: lineLimit)
  }

  /// The pitfalls of these kinds in their order, then what else was found.
  private static func rules(of kinds: Set<PitfallKind>, and found: some Sequence<String>) -> [String] {
    let listed = Pitfalls.all.filter { kinds.contains($0.kind) }.map { $0.identifier }
    let known = Set(listed)
    return listed + found.filter { !known.contains($0) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func makeCase(
    _ className: String, _ rule: String, _ location: SourceLocation, _ results: [ReportedResult], _ report: Report
  ) -> JUnitCase {
    var made = JUnitCase(className: className, name: rule, path: location.path, line: location.line, state: .passed)
    let settled = results.first?.standing
    let results = results.filter { $0.standing == .counts }
    guard let first = results.first else {
      switch settled {
      case .known(let path): made.state = .skipped("known from \(path)".shortened(to: lineLimit))
      case .accepted(let reason): made.state = .skipped("accepted: \(reason)".shortened(to: lineLimit))
      case .counts, nil:
        if report.rulesTurnedOff.contains(rule) { made.state = .skipped("turned off by the settings") }
      }
      return made
    }
    made.line = first.location.line
    var lines = results.prefix(placeLimit).map { result in
      let subject = result.subject.map { "\($0): " } ?? ""
      return line(result.location.description, "\(result.finding.severity.rawValue): \(subject)\(result.sentence)")
    }
    if results.count > lines.count { lines.append("and \(results.count - lines.count) more") }
    for remedy in unique(results.map(\.finding.remedy)) where !remedy.isEmpty {
      lines.append("Change: \(remedy)".shortened(to: lineLimit))
    }
    let worst = results.map(\.finding.severity).max() ?? .note
    made.state =
      worst == .note
      ? .noted(lines) : .failed(worst, message: first.sentence.shortened(to: lineLimit), lines: lines)
    return made
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen = Set<String>()
    return texts.filter { seen.insert($0).inserted }
  }

  private mutating func append(_ made: JUnitCase, to suite: String) {
    guard showsPassed || made.rank > 0 else {
      passedLeftOut += 1
      return
    }
    if places[suite] == nil {
      places[suite] = suites.count
      suites.append(JUnitSuite(name: suite, cases: []))
    }
    if let place = places[suite] { suites[place].cases.append(made) }
  }

  /// Names that became equal by being shortened are numbered.
  private mutating func tellApart() {
    var taken = Set<[String]>()
    for suite in suites.indices {
      for each in suites[suite].cases.indices {
        let made = suites[suite].cases[each]
        var (className, number) = (made.className, 1)
        while !taken.insert([className.onTerminal, made.name.onTerminal]).inserted {
          number += 1
          className = "\(made.className) #\(number)"
        }
        suites[suite].cases[each].className = className
      }
    }
  }

  /// The suites in at most `limit` bytes, the gravest cases first, and what was left out in a sentence, or nothing.
  func selection(limit: Int) -> (suites: [JUnitSuite], leftOut: String?) {
    // What surrounds the cases: the head, each suite's, and the case that tells what is missing.
    var left = limit - suites.reduce(2000) { $0 + 2 * $1.name.inXML.utf8.count + 200 }
    var order: [(suite: Int, each: Int)] = []
    for suite in suites.indices { order += suites[suite].cases.indices.map { (suite, $0) } }
    func rank(_ place: (suite: Int, each: Int)) -> Int { suites[place.suite].cases[place.each].rank }
    order.sort { left, right in
      rank(left) != rank(right) ? rank(left) > rank(right) : (left.suite, left.each) < (right.suite, right.each)
    }
    var kept = suites.map { [Bool](repeating: false, count: $0.cases.count) }
    var (passed, told) = (passedLeftOut, 0)
    for place in order {
      let size = suites[place.suite].cases[place.each].xml.utf8.count
      if size <= left {
        left -= size
        kept[place.suite][place.each] = true
      } else if rank(place) > 0 {
        told += 1
      } else {
        passed += 1
      }
    }
    let shown = zip(suites, kept).map { suite, keep in
      JUnitSuite(name: suite.name, cases: zip(suite.cases, keep).filter(\.1).map(\.0))
    }
    let parts = [
      told > 0 ? Wording.count(told, "case with findings", plural: "cases with findings") : nil,
      passed > 0 ? Wording.count(passed, "passed case") : nil,
    ].compactMap { $0 }
    guard !parts.isEmpty else { return (shown, nil) }
    return (
      shown.filter { !$0.cases.isEmpty },
      "\(parts.joined(separator: " and ")) left out, to keep this file under 30 MB; the JSON report has everything"
    )
  }
}
