import GestureAnalysis
import GestureModel
import GestureMotion
import GestureReplay

/// The pictures of one report and how Markdown refers to them; every member is empty where there is no picture.
struct MarkdownPictures {
  /// The files, in the order in which they are met.
  private(set) var files: [ReportPicture] = []
  /// Refers to the histogram of the pages moved.
  private(set) var pagesMoved = ""
  /// Refers to the matrix of the pages reached.
  private(set) var divergence = ""
  /// Refers to the strip of margins.
  private(set) var margins = ""
  private var scenes: [(place: TracePlace, text: String)] = []
  private let folder: String

  /// No pictures, as where a report has no file of its own.
  init() { folder = "" }

  /// The pictures of `report`, in files whose names begin with `prefix` and which lie in `folder` beside the report.
  init(_ report: Report, called prefix: String, in folder: String) {
    self.folder = folder
    pagesMoved = reference(to: PagesMovedChart(report), as: "\(prefix)-pages-moved")
    divergence = reference(to: DivergenceMatrix(report), as: "\(prefix)-pages-at-rest")
    margins = reference(to: MarginStrip(report), as: "\(prefix)-margins")
    let estimators = VelocityEstimators.platformDefaults.map { $0.init() as any VelocityEstimator }
    for (index, scene) in report.scenes.enumerated() {
      let name = "\(prefix)-stroke-\(index + 1)"
      let finger = scene.stroke.flatMap {
        StrokeChart($0, called: scene.name, axis: report.scenario.axis, estimators: estimators)
      }
      let text =
        reference(to: LandingLanes(scene, in: report), as: "\(name)-landings")
        + reference(to: finger, as: "\(name)-finger")
      scenes.append((scene.place, text))
    }
  }

  /// Refers to the pictures of one stroke.
  func scene(at place: TracePlace) -> String { scenes.first { $0.place == place }?.text ?? "" }

  private mutating func reference(to chart: (any Chart)?, as name: String) -> String {
    guard let chart else { return "" }
    let file = ReportPicture(name: "\(name).svg", text: chart.svg())
    files.append(file)
    return "![\(chart.title.inMarkdownProse)](\("\(folder)/\(file.name)".asRelativeURI))\n\n"
  }

  /// A prefix for each of `reports` that is a safe name for a file everywhere, no two the same.
  ///
  /// Of a scenario's name only small letters, digits and single hyphens are left, at most 40 of them.
  static func prefixes(for reports: [Report]) -> [String] {
    var taken: Set<String> = []
    return reports.map { report in
      let base = safeName(report.scenario.name ?? "")
      var (name, number) = (base, 2)
      while !taken.insert(name).inserted {
        name = "\(base)-\(number)"
        number += 1
      }
      return name
    }
  }

  private static func safeName(_ name: String) -> String {
    var safe = ""
    for scalar in name.unicodeScalars.prefix(200) {
      switch scalar {
      case "a"..."z", "0"..."9": safe.unicodeScalars.append(scalar)
      case "A"..."Z": safe += String(scalar).lowercased()
      default: if !safe.isEmpty, !safe.hasSuffix("-") { safe += "-" }
      }
    }
    safe = String(safe.prefix(40))
    while safe.hasSuffix("-") { safe.removeLast() }
    return safe.isEmpty ? "view" : safe
  }
}
