import GestureModel
import GestureMotion

/// One stroke drawn large in a terminal: its place, its speed, and when each estimator listened.
enum StrokePicture {
  private static let placeRows = 7
  private static let speedRows = 4
  /// How wide the words left of the picture are: as the longest number that a place usually has (ours).
  private static let margin = 10

  /// The picture; `nil` if the stroke was not measured for one.
  ///
  /// - Parameter shown: The estimators that have a line; `nil` for all.
  static func lines(for stroke: InspectedStroke, shown: Set<String>?, paint: Paint) -> [String]? {
    guard let profile = stroke.largeProfile else { return nil }
    let duration = stroke.endedMilliseconds - stroke.beganMilliseconds
    let (least, most) = (profile.extent.lowerBound, profile.extent.upperBound)
    // A floor below the least, so that it is not taken for nothing.
    let above = profile.places.map { $0 - least + (most - least) / 16 }
    let places = Sparkline.area(of: above, upTo: (most - least) * 17 / 16, rows: placeRows)
    let fastest = profile.pointsPerSecond.max() ?? 0
    let speeds = Sparkline.area(of: profile.pointsPerSecond, upTo: fastest, rows: speedRows)
    let name = profile.axis == .horizontal ? "x" : "y"
    let width = profile.places.count
    var lines = rows(places, most: most, least: least, called: "\(name) pt") { paint.blue($0) }
    lines += [""]
    lines += rows(speeds, most: fastest, least: 0, called: "pt/s") { paint.yellow($0) }
    lines.append(ruler(duration, width: width, paint))
    for (estimator, estimate) in stroke.velocities where shown?.contains(estimator) ?? true {
      guard let oldest = estimate.oldestNanoseconds, let newest = estimate.newestNanoseconds else { continue }
      let bar = window(
        from: Double(oldest) / 1e6 - stroke.beganMilliseconds, to: Double(newest) / 1e6 - stroke.beganMilliseconds,
        of: duration, width: width)
      lines.append(
        String(repeating: " ", count: margin + 2) + paint.green(bar) + "  "
          + paint.dim(estimator.onTerminal.shortened(to: 28)))
    }
    return lines.map { $0.isEmpty ? "" : "    " + $0 }
  }

  /// How many columns a terminal of `columns` leaves for the picture, between 24 and 72 (ours).
  static func width(in columns: Int) -> Int { min(max(columns - margin - 36, StrokeProfile.columns), 72) }

  private static func rows(
    _ rows: [String], most: Double, least: Double, called name: String, paint: (String) -> String
  ) -> [String] {
    rows.enumerated().map { index, row in
      let label =
        index == 0 ? most.trimmedText(1) : index == rows.count - 1 ? least.trimmedText(1) : index == 1 ? name : ""
      let shown = label.shortened(to: margin)
      return String(repeating: " ", count: max(margin - shown.count, 0)) + shown + " ▏" + paint(trimmed(row))
    }
  }

  /// `└──… 0 … 96.4 ms`, the lift at its end.
  private static func ruler(_ duration: Double, width: Int, _ paint: Paint) -> String {
    let line = String(repeating: "─", count: max(width - 1, 0))
    return String(repeating: " ", count: margin - 1) + "0  └\(line)┘ \(duration.trimmedText(2)) ms, lift"
  }

  /// Where an estimator's samples lie: at least one sign.
  private static func window(from start: Double, to end: Double, of duration: Double, width: Int) -> String {
    guard duration > 0 else { return "" }
    func column(_ milliseconds: Double) -> Int {
      Int((min(max(milliseconds / duration, 0), 1) * Double(width - 1)).rounded())
    }
    let (first, last) = (column(start), max(column(end), column(start)))
    return String(repeating: " ", count: first) + String(repeating: "━", count: last - first + 1)
      + String(repeating: " ", count: width - 1 - last)
  }

  private static func trimmed(_ row: String) -> String {
    var row = Substring(row)
    while row.hasSuffix(" ") { row.removeLast() }
    return String(row)
  }
}
