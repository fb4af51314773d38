import Foundation
import GestureMotion

/// Writes `Reports/fidelity.md`: how exactly estimators, strategies and models of motion are their originals, and how near
/// the truth an estimator comes.
struct FidelityReport {
  /// The vector files of strategies and of motion, with what came of them.
  var models: [VectorFileResult] = []
  var agreements: [Agreement]
  var errors: [TruthError]
  var estimators: [String]
  var columns: [String]

  var text: String {
    (["# Fidelity", introduction] + modelSection + agreementSection + truthSections)
      .joined(separator: "\n\n") + "\n"
  }

  private var introduction: String {
    let cases = agreements.map(\.cases).reduce(0, +)
    let agreeing = agreements.map(\.agreeing).reduce(0, +)
    return """
      Written by `DETENT_WRITE_GOLDEN=1 swift test --filter FidelityReport` from the vectors that
      `swift test --filter Conformance` checks. \(estimators.count) estimators, \(cases) questions, \(agreeing) answered as
      the platform does; \(models.count) files of strategies and of motion, \(models.reduce(0) { $0 + $1.results.count })
      questions, \(models.reduce(0) { $0 + $1.agreeing }) answered as the original does.
      """
  }

  // MARK: - Strategies and motion

  private var modelSection: [String] {
    guard !models.isEmpty else { return [] }
    let rows = models.map { file in
      let strategies = ordered(file.results.compactMap(\.strategy)).map { "`\($0)`" }.joined(separator: ", ")
      let worst = file.results.map(\.worst).max() ?? 0
      return [
        file.file + ".json", strategies.isEmpty ? "–" : strategies, String(file.results.count), String(file.agreeing),
        exactText(worst), kinds(of: file.source),
      ]
    }
    return [
      "## Does each strategy and each motion do what its original does?",
      """
      The largest difference between two numbers of a file, in its own unit; whole numbers agree exactly. *Against* is \
      what the numbers are: *test*, asserted by the original's own tests; *code*, put out by its code; *recorded*, measured \
      on the platform; *rule*, worked out from its source.
      """,
      table(["Vectors", "Strategies", "Cases", "Agree", "Worst error", "Against"], rows, right: [2, 3, 4]),
    ]
  }

  /// What a file's numbers are, in a word or two.
  private func kinds(of source: String) -> String {
    let text = source.lowercased()
    let kinds = [
      ("test", text.contains("test")), ("code", text.contains("code run")), ("recorded", text.contains("recorded")),
      ("rule", ["transcription", "port", "derived", "numeric"].contains { text.contains($0) }),
    ].filter(\.1).map(\.0)
    return kinds.isEmpty ? "rule" : kinds.joined(separator: ", ")
  }

  // MARK: - Agreement

  private var agreementSection: [String] {
    let rows = agreements.map { row in
      [
        "`\(row.estimator)`", row.file, String(row.cases), String(row.agreeing), row.worst.map(exactText) ?? "–",
        word(for: row),
      ]
    }
    return [
      "## Is each velocity estimator its original?",
      """
      The largest difference from the most exact numbers that a file has: *double*, the original's algorithm in double; \
      *float32*, what it ships; *test*, what its own test asserts, often to 20 % only.
      """,
      table(["Estimator", "Vectors", "Cases", "Agree", "Worst error [pt/s]", "Against"], rows, right: [2, 3, 4]),
    ]
  }

  private func word(for row: Agreement) -> String {
    guard row.worst != nil else { return "–" }
    switch row.precision {
    case .double: return "double"
    case .shipped: return "float32"
    case .asserted: return "test"
    }
  }

  /// Small differences are those of the rounding order, which machines need not share.
  private func exactText(_ value: Double) -> String {
    if value <= 1e-6 { return "≤ 1e-6" }
    return value < 1 ? String(format: "%.2g", value) : errorText(value)
  }

  // MARK: - Truth

  private var truthSections: [String] {
    let families = ordered(errors.map(\.family))
    let rates = ordered(errors.map { String($0.samplesPerSecond) }).sorted { Int($0) ?? 0 < Int($1) ?? 0 }
    let groups = families.flatMap { family in rates.map { (family: family, rate: $0) } }
    return [
      "## How near is each velocity estimator to the truth?",
      """
      Error of the velocity vector at the last sample of synthetic strokes whose velocity is known, as median / worst \
      in pt/s; one number where there is one stroke. Having no velocity counts as 0, and so does `last-pair` here: these \
      lifts repeat the last place. The best medians of a row are bold.
      """,
      "### What platforms use, by kind of stroke and samples a second",
      table(
        ["Stroke", "Hz", "Strokes"] + columns.map { "`\($0)`" },
        groups.compactMap { group in
          let inGroup = errors.filter { $0.family == group.family && String($0.samplesPerSecond) == group.rate }
          guard !inGroup.isEmpty else { return nil }
          let strokes = inGroup.count / estimators.count
          return [group.family, group.rate, String(strokes)] + row(inGroup, columns, isSingle: strokes == 1)
        }, right: Set(1..<(columns.count + 3))),
      "### Every estimator, by kind of stroke",
      "The best medians of a column are bold.",
      everyEstimator(families, heading: { "\($0)" }, key: \.family),
      "### Every estimator, by samples a second",
      "The best medians of a column are bold.",
      everyEstimator(rates, heading: { "\($0) Hz" }, key: { String($0.samplesPerSecond) }),
    ]
  }

  private func row(_ errors: [TruthError], _ names: [String], isSingle: Bool) -> [String] {
    let summaries = names.map { name in
      ErrorSummary(errors.filter { $0.estimator == name }.map(\.pointsPerSecond))
    }
    return marked(summaries, isSingle: isSingle)
  }

  private func everyEstimator(
    _ groups: [String], heading: (String) -> String, key: (TruthError) -> String
  ) -> String {
    let columns = groups.map { group -> [String] in
      let inGroup = errors.filter { key($0) == group }
      return row(inGroup, estimators, isSingle: inGroup.count == estimators.count)
    }
    let rows = estimators.indices.map { index in ["`\(estimators[index])`"] + columns.map { $0[index] } }
    return table(["Estimator"] + groups.map(heading), rows, right: Set(1...groups.count))
  }

  /// `median / worst` of each, the best medians bold.
  private func marked(_ summaries: [ErrorSummary?], isSingle: Bool) -> [String] {
    let best = summaries.compactMap { $0?.median }.min().map(errorText)
    return summaries.map { summary in
      guard let summary else { return "–" }
      let median = errorText(summary.median)
      let shown = median == best ? "**\(median)**" : median
      return isSingle ? shown : "\(shown) / \(errorText(summary.worst))"
    }
  }

  private func errorText(_ value: Double) -> String {
    value < 9.95 ? String(format: "%.1f", value) : String(format: "%.0f", value)
  }

  /// The different ones in the order in which they come.
  private func ordered(_ values: [String]) -> [String] {
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }
  }

  private func table(_ heading: [String], _ rows: [[String]], right: Set<Int>) -> String {
    let rule = heading.indices.map { right.contains($0) ? "---:" : "---" }
    return ([heading, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}
