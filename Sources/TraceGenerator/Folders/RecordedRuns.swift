import GestureModel

/// The four runs of a real `UIScrollView` that a developer published: not generated.
///
/// - Source: the figures in stackoverflow.com/questions/16155375, at the normal rate of deceleration.
enum RecordedRuns {
  /// The geometry is ours, long enough for all four runs: we know the offsets, speeds and times, not the view.
  static let scenario: Scenario = {
    var scenario = Scenario()
    scenario.name = "uikit-runs"
    scenario.axis = .vertical
    scenario.viewport = 480
    scenario.itemSize = 44
    scenario.count = 200
    scenario.contentLength = 9236
    return scenario
  }()

  /// The folder with its file.
  static let folder = TraceFolder(
    name: "uikit-runs",
    summary: "Four releases of a real `UIScrollView` at its normal rate, where it came to rest, and how long it took.",
    scenario: scenario, candidates: ["free"],
    comments: [
      "The geometry is ours, rows of 44 pt over a range that is long enough for all four runs: the figures tell offsets,",
      "speeds and times, not the view. Nothing was snapped, so only the range and the rate of deceleration matter.",
    ],
    files: [TraceFile(name: "runs", format: .json, traces: runs)])

  private static let runs = [
    run("1", offset: 364, target: 2664.5, pointsPerMillisecond: 4.61994, settleMilliseconds: 3069),
    run("2", offset: 2595.5, target: 3288.5, pointsPerMillisecond: 1.398724, settleMilliseconds: 2485),
    run("3", offset: 3094.5, target: 1907, pointsPerMillisecond: -2.389578, settleMilliseconds: 2753),
    run("4", offset: 143, target: 1275.5, pointsPerMillisecond: 2.279252, settleMilliseconds: 2719),
  ]

  private static func run(
    _ name: String, offset: Double, target: Double, pointsPerMillisecond: Double, settleMilliseconds: Double
  ) -> GeneratedTrace {
    GeneratedTrace(
      id: "\(GestureKind.recordedRelease.rawValue)-\(name)", kind: .recordedRelease,
      origin: "recorded, stackoverflow.com/questions/16155375", wants: "not published", startOffset: offset,
      release: RecordedRelease(offset: offset, pointsPerMillisecond: pointsPerMillisecond),
      observed: Observation(target: target, settleMilliseconds: settleMilliseconds),
      remarks: [Label(name: "start_offset", value: "not published; the offset at release stands in for it")])
  }
}
