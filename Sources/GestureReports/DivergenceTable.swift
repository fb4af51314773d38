import GestureAnalysis
import GestureReplay

/// Where platforms send the same gestures: candidates that never differ share a column.
struct DivergenceTable {
  /// Candidates that chose the same page for every stroke.
  struct Group {
    /// `A`, `B`, … `Z`, `AA`, in the order of the columns.
    var letter: String
    /// The candidates' places in the list, lowest first, never empty.
    var members: [Int]
  }

  /// A stroke that divides them.
  struct Row {
    var place: TracePlace
    var startPage: Int
    /// The page that was meant, if the trace says so.
    var meant: Int?
    /// One a group.
    var pages: [Int]
  }

  /// The largest group first.
  var groups: [Group]
  /// The most divisive stroke first.
  var rows: [Row]

  /// The table of a report; `nil` if no platform's chain is compared with another.
  static func ofPlatforms(_ report: Report) -> DivergenceTable? {
    report.candidates.count(where: { $0.preset != nil }) > 1 ? DivergenceTable(report) : nil
  }

  /// The table of a report; `nil` if there is nothing to compare.
  init?(_ report: Report) {
    guard report.candidates.count > 1, report.comparison.strokeCount > 0 else { return nil }
    let members = report.comparison.likeness.groups
    groups = members.enumerated().map { Group(letter: Self.letter($0.offset), members: $0.element) }
    rows = report.comparison.disagreements.map { disagreement in
      Row(
        place: disagreement.place, startPage: disagreement.outcomes.first?.startPage ?? 0,
        meant: disagreement.outcomes.first?.intendedPage,
        pages: members.map { group in group.first.map { disagreement.outcomes[$0].page } ?? 0 })
    }
  }

  /// The name of a column: letters as a spreadsheet counts them.
  static func letter(_ index: Int) -> String {
    let last = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
    return index < 26 ? last : letter(index / 26 - 1) + last
  }
}
