import GestureModel
import GestureMotion

/// One comparison of an answer with a vector.
struct VelocityCheck {
  /// How exact the number is that was compared with.
  enum Precision: Int, Comparable {
    /// What a platform's own test asserts.
    case asserted
    /// Computed in float32, as shipped.
    case shipped
    /// Computed in double.
    case double

    static func < (first: Precision, second: Precision) -> Bool { first.rawValue < second.rawValue }
  }
  var estimator: String
  var precision: Precision
  /// How far off the answer is, in points per second; `nil` where there is nothing to subtract.
  var difference: Double?
  /// What does not agree; `nil` if all does.
  var problem: String?
}

/// Puts every question of a case to the estimators that the program runs.
struct VelocityExaminer {
  var asked: VelocityCase
  private(set) var checks: [VelocityCheck] = []

  static func checks(of asked: VelocityCase) -> [VelocityCheck] {
    var examiner = VelocityExaminer(asked: asked)
    do {
      try examiner.run()
    } catch {
      examiner.note("\(error)", about: asked.estimator)
    }
    return examiner.checks
  }

  private mutating func run() throws {
    switch asked.estimator {
    case "none": break
    case "flutter.lsq_solver": try checkBareFit()
    case "aosp.lsq2.coefficients": try checkParabola()
    case let group where group.hasSuffix(".*"): try checkGroup(String(group.dropLast(2)))
    default: try checkOne(asked.estimator)
    }
    for object in [asked.expected, asked.oracle].compactMap({ $0 }) { try object.finish() }
    for (_, wanted) in asked.expectedBy + asked.oracleBy { try wanted.finish() }
    for (_, wanted) in asked.queries { try wanted.finish() }
  }

  /// The estimator that a group's `expected` repeats.
  private static let spokesman = [
    "aosp": "aosp.lsq2", "flutter": "flutter.lsq", "compose": "compose.lsq2", "chromium": "chromium.lsq2",
  ]

  private mutating func checkGroup(_ group: String) throws {
    guard !asked.expectedBy.isEmpty else { throw VectorProblem("\(asked.name): '\(group).*' without expectedBy") }
    for (name, wanted) in asked.expectedBy {
      let known = VelocityEstimators.named(name) != nil ? name : "\(group).\(name)"
      guard let estimate = ask(known) else { continue }
      compare(known, estimate, try WantedVelocity(wanted), slack: .stated)
    }
    let wanted = try WantedVelocity(asked.expected)
    guard !wanted.isEmpty else { return }
    guard let name = Self.spokesman[group] else { throw VectorProblem("\(asked.name): whose is 'expected'?") }
    // It repeats the group's spokesman in float32, so that one's own slack is what there is.
    let own = asked.expectedBy.first { $0.name == name || "\(group).\($0.name)" == name }
    var slack = wanted
    if let own { slack.toleranceX = try own.wanted.number("tolX"); slack.toleranceY = try own.wanted.number("tolY") }
    if let estimate = ask(name) { compare(name, estimate, slack, slack: .stated) }
  }

  private mutating func checkOne(_ name: String) throws {
    guard asked.expectedBy.isEmpty else { throw VectorProblem("\(asked.name): expectedBy without a group") }
    guard let estimate = ask(name) else { return }
    let expected = try WantedVelocity(asked.expected)
    compare(name, estimate, expected, slack: .stated)
    if let oracle = asked.oracle {
      let wanted = try WantedVelocity(oracle)
      compare(name, estimate, wanted, slack: .oracle)
      if let impulse = wanted.impulse, let estimate = ask("aosp.impulse") {
        compare("aosp.impulse", estimate, WantedVelocity(x: impulse.x, y: impulse.y), slack: .oracle)
      }
    }
    if expected.debugStop, asked.oracle == nil {
      compare(name, estimate, WantedVelocity(x: .number(0), y: .number(0)), slack: .stated)
    }
    for (other, wanted) in asked.oracleBy {
      guard let estimate = ask(other) else { continue }
      let wanted = try WantedVelocity(wanted)
      compare(other, estimate, wanted, slack: .oracle)
      try compareReport(of: other, with: wanted)
    }
    try checkQueries(name, order: expected.order)
  }

  private mutating func checkQueries(_ name: String, order: String?) throws {
    var answers: [Double] = []
    for (count, wanted) in asked.queries {
      guard let estimate = ask(name, upTo: count) else { return }
      compare(name, estimate, try WantedVelocity(wanted), slack: .query)
      answers.append(estimate.velocity?.yPointsPerSecond ?? 0)
    }
    if let order {
      for rule in try OrderRule.rules(order) where !rule.holds(for: answers) {
        note("expected \(rule.text), found \(answers)", about: name)
      }
    }
  }

  /// Asks one estimator, in both of the ways in which the program does, which must agree.
  private mutating func ask(_ name: String, upTo count: Int? = nil) -> VelocityEstimate? {
    guard let type = VelocityEstimators.named(name) else {
      note("there is no estimator '\(name)'", about: name)
      return nil
    }
    let estimator = type.init()
    let estimate = estimator.estimate(of: asked.pointer, in: asked.log(upTo: count))
    if asked.isPlainStroke {
      let plain = estimator.estimate(of: asked.stroke(upTo: count))
      if plain.velocity != estimate.velocity {
        note("a stroke says \(plain), the log of its events \(estimate)", about: name)
      }
    }
    return estimate
  }

  private mutating func checkBareFit() throws {
    guard let bare = asked.bareFit else { throw VectorProblem("\(asked.name): a fit with units") }
    guard let fit = FlutterFit(degree: bare.degree, times: bare.times, places: bare.places) else {
      return note("no fit", about: asked.estimator)
    }
    let wanted = try WantedVelocity(asked.expected)
    let coefficients = try asked.expected.required(wanted.coefficients, "coefficients")
    guard coefficients.count == bare.degree + 1 else { throw VectorProblem("\(asked.name): one coefficient a power") }
    for (power, coefficient) in coefficients.enumerated() {
      compare(asked.estimator, fit.x[power], coefficient, limit: stated(coefficient), "coefficient \(power)", .asserted)
    }
    if let confidence = wanted.confidence {
      compare(asked.estimator, fit.confidence.x, confidence, limit: stated(confidence), "confidence", .asserted)
    }
  }

  private mutating func checkParabola() throws {
    let name = asked.estimator
    guard asked.isPlainStroke,
      let parabola = AOSPQuadraticVelocity().parabola(atEndOf: asked.stroke().trackedSamples)
    else { return note("no parabola", about: name) }
    let wanted = try WantedVelocity(asked.expected)
    let coefficients = try asked.expected.required(wanted.coefficients, "coefficients")
    guard coefficients.count == 3 else { throw VectorProblem("\(asked.name): three coefficients make a parabola") }
    for (power, coefficient) in coefficients.enumerated() {
      let found = [parabola.place, parabola.slope, parabola.halfAcceleration][power]
      // The absolute tolerance is for a target of 0 only: see the notes of the cases.
      let limit = coefficient == 0 ? asked.rules.absolute : asked.rules.relative * abs(coefficient)
      compare(name, found.x, coefficient, limit: limit, "coefficient \(power) of x", .asserted)
      compare(name, found.y, coefficient, limit: limit, "coefficient \(power) of y", .asserted)
    }
    guard let estimate = ask("aosp.lsq2") else { return }
    compare("aosp.lsq2", estimate, wanted, slack: .stated)
  }

  private mutating func compareReport(of name: String, with wanted: WantedVelocity) throws {
    guard wanted.isReport else { return }
    guard let estimator = VelocityEstimators.named(name)?.init() as? any FlutterEstimator else {
      return note("tells no confidence, duration or offset", about: name)
    }
    let stroke = asked.stroke()
    let report = estimator.report(atEndOf: stroke.trackedSamples, lift: Lift(of: stroke))
    let found: [(String, Double?, Double)] = [
      ("confidence", wanted.confidence, report.confidence),
      ("samples", wanted.samples, Double(report.estimate.sampleCount)),
      ("duration_us", wanted.durationMicroseconds, Double(report.durationMicroseconds)),
      ("dx", wanted.dx, report.offset.x), ("dy", wanted.dy, report.offset.y),
    ]
    for (key, wanted, found) in found {
      if let wanted { compare(name, found, wanted, limit: 1e-9 * abs(wanted), key, nil) }
    }
  }
}

// MARK: - Comparing

extension VelocityExaminer {
  /// Which tolerance holds.
  enum Slack {
    /// The one that the case or the value states.
    case stated
    /// The stated one, for the original's own answer to a query.
    case query
    /// That of the original's own answer.
    case oracle
  }

  private mutating func compare(
    _ name: String, _ estimate: VelocityEstimate, _ wanted: WantedVelocity, slack: Slack
  ) {
    let x = estimate.velocity?.xPointsPerSecond
    let y = estimate.velocity?.yPointsPerSecond
    compareAxis(name, x, wanted.x64, wanted.x, wanted.toleranceX, "vx", estimate, wanted, slack)
    compareAxis(name, y, wanted.y64, wanted.y, wanted.toleranceY, "vy", estimate, wanted, slack)
    if let stale = wanted.isStale, stale != (estimate.remark == .stoppedBeforeLift) {
      note("expected stale to be \(stale), found \(estimate)", about: name)
    }
    if let sign = wanted.ySign, sign != (y ?? 0).sign(orZero: true) {
      note("expected the sign \(sign) of vy, found \(y ?? 0)", about: name)
    }
  }

  private mutating func compareAxis(
    _ name: String, _ found: Double?, _ exact: WantedVelocity.Value?, _ shipped: WantedVelocity.Value?,
    _ tolerance: Double?, _ key: String, _ estimate: VelocityEstimate, _ wanted: WantedVelocity, _ slack: Slack
  ) {
    guard let value = exact ?? shipped else { return }
    let rules = asked.rules
    var found = (found ?? (rules.noneIsZero ? 0 : nil)).map { $0 * rules.factor }
    if let maximum = rules.maximum, !wanted.isBeforeClamp { found = found.map { min(max($0, -maximum), maximum) } }
    let isOriginal = slack != .stated || asked.estimator.hasSuffix(".*")
    let precision: VelocityCheck.Precision =
      exact != nil || (isOriginal && isDoubleByItself(name)) ? .double : isOriginal ? .shipped : .asserted
    switch value {
    case .none:
      let problem = found == nil ? nil : "\(key): expected no velocity, found \(found ?? 0), \(estimate)"
      checks.append(VelocityCheck(estimator: name, precision: precision, difference: nil, problem: problem))
    case .notFinite(let text):
      let agrees = found == nil && estimate.remark == .notFinite
      let problem = agrees ? nil : "\(key): expected none because of \(text), found \(estimate)"
      checks.append(VelocityCheck(estimator: name, precision: precision, difference: nil, problem: problem))
    case .number(let number):
      guard let found else {
        // The other axis is not finite, which takes both away.
        guard estimate.remark == .notFinite, wanted.isNotFiniteSomewhere else {
          return note("\(key): expected \(number), found none, \(estimate)", about: name)
        }
        return
      }
      let limit =
        if exact != nil {
          1e-6 + 1e-8 * abs(number)
        } else if let tolerance {
          tolerance
        } else if slack != .oracle {
          stated(number)
        } else if isDoubleByItself(name) {
          1e-9 + 1e-9 * abs(number)
        } else {
          0.5 * rules.factor + 1e-4 * abs(number)
        }
      compare(name, found, number, limit: limit, key, precision)
    }
  }

  /// Flutter and the web compute in double, so their numbers are exact as they stand.
  private func isDoubleByItself(_ name: String) -> Bool {
    asked.estimator == "web.*" || name.hasPrefix("flutter.")
  }

  private mutating func compare(
    _ name: String, _ found: Double, _ wanted: Double, limit: Double, _ key: String,
    _ precision: VelocityCheck.Precision?
  ) {
    let difference = abs(found - wanted)
    let problem =
      difference <= limit ? nil : "\(key): expected \(wanted) ± \(limit), found \(found), off by \(difference)"
    let measured = precision == nil ? nil : difference / asked.rules.factor
    checks.append(
      VelocityCheck(estimator: name, precision: precision ?? .asserted, difference: measured, problem: problem))
  }

  private func stated(_ number: Double) -> Double { asked.rules.absolute + asked.rules.relative * abs(number) }

  private mutating func note(_ problem: String, about name: String) {
    checks.append(VelocityCheck(estimator: name, precision: .asserted, difference: nil, problem: problem))
  }
}

extension Double {
  /// −1, 0 or 1.
  fileprivate func sign(orZero: Bool) -> Int { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
