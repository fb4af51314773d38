import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@testable import GestureAnalysis

@Suite struct MetricTests {
  /// Five strokes of 100, 200, … 500 ms that moved 0, 1, 1, 2 and −3 pages; the first three say what was meant.
  var figures: CandidateFigures {
    var figures = CandidateFigures()
    let moved = [(0, 0), (1, 1), (1, 0), (2, nil), (-3, nil)] as [(page: Int, meant: Int?)]
    for (index, stroke) in moved.enumerated() {
      let margin = Margin(points: index == 0 ? 1.5 : 40, pointsPerMillisecond: index == 1 ? 0.01 : nil)
      figures.add(
        outcome(0, page: stroke.page, meant: stroke.meant, settle: Double(index + 1) * 100, margin: margin))
    }
    return figures
  }

  @Test func `every figure of a candidate is measured`() {
    let values: [(Metric, Double?)] = [
      (.agreement, 2.0 / 3), (.meanPagesMoved, 7.0 / 5), (.shareMovedTwoOrMore, 2.0 / 5),
      // The test's pages are 100 pt long: 0, 100, 100, 200 and 300 pt.
      (.meanTravel, 140), (.meanSettle, 300), (.settle95, 500), (.maxSettle, 500), (.meanOvershoot, 0),
      // 1.5 pt is within the noise of 1.5 pt, and 0.01 pt/ms over 100 ms is 1 pt; 40 pt are not.
      (.shareClose, 2.0 / 5), (.restsAsObserved, nil), (.pageAsObserved, nil), (.findings, nil), (.errors, nil),
      (.warnings, nil),
    ]
    for (metric, value) in values { #expect(metric.value(of: figures) == value, "\(metric)") }
    #expect(Set(values.map(\.0)) == Set(Metric.allCases))
  }

  @Test func `nothing replayed has no value`() {
    for metric in Metric.allCases { #expect(metric.value(of: CandidateFigures()) == nil, "\(metric)") }
  }

  @Test func `findings are counted by severity`() {
    let findings = [Severity.error, .warning, .warning, .note].map {
      Finding(id: "x", severity: $0, message: "m", remedy: "r")
    }
    #expect(Metric.findings.count(of: findings) == 4)
    #expect(Metric.errors.count(of: findings) == 1)
    #expect(Metric.warnings.count(of: findings) == 2)
    #expect(Metric.agreement.count(of: findings) == nil)
  }

  @Test("Every metric is explained", arguments: Metric.allCases)
  func texts(metric: Metric) {
    #expect(metric.summary.hasSuffix(".") && !metric.missing.isEmpty)
    #expect(metric.unit.isEmpty || metric.rawValue.hasSuffix("_\(metric.unit)"))
  }
}
