import GestureModel
import GestureRules

/// A limit on a number, for one candidate or for each.
public struct Budget: Hashable, Sendable {
  /// The number.
  public var metric: Metric
  /// The lowest value allowed; `nil` if any is.
  public var minimum: Double?
  /// The highest value allowed; `nil` if any is.
  public var maximum: Double?
  /// The candidate's name; `nil` for each of them.
  public var candidate: String?

  /// Creates a budget.
  public init(_ metric: Metric, minimum: Double? = nil, maximum: Double? = nil, candidate: String? = nil) {
    self.metric = metric
    self.minimum = minimum
    self.maximum = maximum
    self.candidate = candidate
  }

  /// Reads `agreement>=0.9`, `p95_settle_ms<=900` or `ours: agreement>=90%`.
  public init(_ text: String) throws(BudgetError) {
    let (low, high) = (text.range(ofLast: ">="), text.range(ofLast: "<="))
    guard let sign = [low, high].compactMap({ $0 }).max(by: { $0.lowerBound < $1.lowerBound }) else {
      throw .unreadable
    }
    let subject = text[..<sign.lowerBound]
    // A candidate's name may hold colons: threshold(velocity: 0.5).
    let colon = subject.lastIndex(of: ":")
    let name = String(colon.map { subject[subject.index(after: $0)...] } ?? subject).trimmed
    guard let metric = Metric(rawValue: name) else { throw .unknownMetric(name) }
    let limit = String(text[sign.upperBound...]).trimmed
    guard let value = Self.number(limit, of: metric) else { throw .unsuitable(limit) }
    let candidate = colon.map { String(subject[..<$0]).trimmed }
    guard candidate?.isEmpty != true else { throw .unreadable }
    self.init(
      metric, minimum: sign == low ? value : nil, maximum: sign == high ? value : nil, candidate: candidate)
  }

  /// Reads a limit: 0 or more, and of a share no more than 1; `90%` is 0.9.
  private static func number(_ text: String, of metric: Metric) -> Double? {
    let value = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
    return value.flatMap { isSuitable($0, for: metric) ? $0 : nil }
  }

  /// Whether a limit makes sense.
  public static func isSuitable(_ limit: Double, for metric: Metric) -> Bool {
    limit >= 0 && limit.isFinite && (!metric.isShare || limit <= 1)
  }

  /// `at least 0.9`, `at most 900 ms`, `from 1 to 2`.
  public var limits: String {
    let unit = metric.unit.isEmpty ? "" : " \(metric.unit)"
    return switch (minimum, maximum) {
    case (let low?, let high?): "from \(low.shortText) to \(high.shortText)\(unit)"
    case (let low?, nil): "at least \(low.shortText)\(unit)"
    case (nil, let high?): "at most \(high.shortText)\(unit)"
    case (nil, nil): "any"
    }
  }

  private func isKept(by value: Double) -> Bool { value >= minimum ?? -.infinity && value <= maximum ?? .infinity }

  /// What became of the budget: one result for each candidate it is about, or one for all findings together.
  ///
  /// - Parameters:
  ///   - comparison: What the candidates did.
  ///   - names: The candidates' names, in the comparison's order.
  ///   - findings: The findings that count.
  /// - Returns: Nothing if it names a candidate that is not there.
  public func results(of comparison: Comparison, candidates names: [String], findings: [Finding]) -> [BudgetResult] {
    if metric.countsFindings, candidate == nil {
      return [result(metric.count(of: findings), of: nil)]
    }
    return zip(names, comparison.candidates).filter { candidate == nil || candidate == $0.0 }.map { name, figures in
      let value =
        metric.countsFindings
        ? metric.count(of: findings.filter { $0.candidate == name }) : metric.value(of: figures)
      return result(value, of: name)
    }
  }

  private func result(_ value: Double?, of candidate: String?) -> BudgetResult {
    let status: BudgetResult.Status = value.map { isKept(by: $0) ? .kept : .broken } ?? .unmeasured
    return BudgetResult(budget: self, candidate: candidate, value: value, status: status)
  }
}

/// Why a budget could not be read.
public enum BudgetError: Error, Hashable, Sendable {
  /// It has no `>=` or `<=`.
  case unreadable
  /// There is no such metric.
  case unknownMetric(String)
  /// The limit is no number, below 0, or above 1 for a share.
  case unsuitable(String)
}

/// What became of a budget under one candidate.
public struct BudgetResult: Hashable, Sendable {
  /// Whether it was kept.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// The number lies outside the limits, or nothing in the whole run could be measured.
    case broken
    /// The number lies inside.
    case kept
    /// There is no such number here.
    case unmeasured
  }

  /// The budget.
  public var budget: Budget
  /// The candidate it was measured for; `nil` for all findings together.
  public var candidate: String?
  /// The number; `nil` if there is none.
  public var value: Double?
  /// Whether it was kept.
  public var status: Status

  /// Creates a result.
  public init(budget: Budget, candidate: String? = nil, value: Double?, status: Status) {
    self.budget = budget
    self.candidate = candidate
    self.value = value
    self.status = status
  }

  /// Breaks the budgets that no scenario of a run could measure: a gate that measures nothing must not stay open.
  public static func breakUnmeasured(in reports: inout [[BudgetResult]]) {
    let measured = Set(reports.joined().filter { $0.status != .unmeasured }.map(\.budget))
    for report in reports.indices {
      for result in reports[report].indices where !measured.contains(reports[report][result].budget) {
        reports[report][result].status = .broken
      }
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var rest = self[...].drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest = rest.dropLast() }
    return String(rest)
  }

  /// Where `sign`, of two characters, stands last.
  fileprivate func range(ofLast sign: String) -> Range<String.Index>? {
    var found: Range<String.Index>?
    for start in indices {
      guard let end = index(start, offsetBy: sign.count, limitedBy: endIndex), self[start..<end] == sign else {
        continue
      }
      found = start..<end
    }
    return found
  }
}
