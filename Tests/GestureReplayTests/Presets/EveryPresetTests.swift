import Foundation
import GestureModel
import GestureMotion
import GestureReading
import GestureTestSupport
import Testing

@testable import GestureReplay

/// Every preset on everything that can be read: finite, inside the range unless the original leaves it, the same with any
/// number of tasks.
@Suite struct EveryPresetTests {
  /// Every file below a folder, in sorted order.
  private func files(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.sorted().map { folder + "/" + $0 }.filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }

  private var scenarios: [Scenario] {
    let cards: (inout Scenario) -> Void = {
      ($0.viewport, $0.itemSize, $0.spacing, $0.count, $0.startOffset) = (390, 280, 16, 7, 888)
    }
    let changes: [(inout Scenario) -> Void] = [
      cards,
      { ($0.axis, $0.viewport, $0.itemSize, $0.startOffset) = (.vertical, 800, 800, 1600) },
      {
        cards(&$0)
        ($0.alignment, $0.direction, $0.insetLeading, $0.insetTrailing) = (.center, .rtl, 55, 55)
      },
      {
        cards(&$0)
        $0.loop = true
      },
      { ($0.count, $0.startOffset) = (1, 0) },
    ]
    return changes.map { change in
      var scenario = Scenario()
      change(&scenario)
      return scenario
    }
  }

  @Test func `every preset answers every recording with finite numbers inside the range`() async throws {
    var paths = files(below: PackageRoot.path + "/Traces")
    if let shared = SharedFolder.file("recordings") { paths += files(below: shared) }
    var all: [Trace] = []
    // A few of each file: every format is there, and the suite stays quick.
    for path in paths { all += TraceReader.readAll(path: path).traces.prefix(6) }
    #expect(all.count > 50)
    let presets = Presets.all.map { $0.candidate() }
    for scenario in scenarios {
      let replayer = Replayer(scenario: scenario, candidates: presets)
      let replays = await replayer.replay(all, jobs: 1)
      for replay in replays { for row in replay.outcomes { for outcome in row { check(outcome, replayer, replay) } } }
      let again = await replayer.replay(all, jobs: 2)
      #expect(replays.map(\.outcomes) == again.map(\.outcomes))
    }
  }

  private func check(_ outcome: Outcome, _ replayer: Replayer, _ replay: TraceReplay) {
    let candidate = replayer.candidates[outcome.candidate]
    let numbers = [
      outcome.target, outcome.release.offset, outcome.release.proposedOffset, outcome.release.pointsPerMillisecond,
      outcome.settle.milliseconds, outcome.settle.overshootPoints, outcome.settle.speedJumpPointsPerMillisecond,
      outcome.landing.target, outcome.landing.margin.points ?? 0, outcome.landing.margin.pointsPerMillisecond ?? 0,
    ]
    let lattice = replayer.lattice
    let isSound =
      numbers.allSatisfy { $0.isFinite } && outcome.settle.milliseconds >= 0
      && (!candidate.strategy.clampsTarget || lattice.minimumOffset...lattice.maximumOffset ~= outcome.target)
    if !isSound {
      Issue.record("\(candidate.id) on \(replay.trace.id), stroke \(outcome.stroke): \(outcome)")
    }
  }

  @Test(
    "In a loop no preset counts a flick as turns of the whole row", arguments: [LayoutDirection.ltr, .rtl])
  func loops(direction: LayoutDirection) throws {
    var scenario = Scenario()
    (scenario.viewport, scenario.itemSize, scenario.spacing, scenario.count) = (390, 280, 16, 5)
    (scenario.loop, scenario.direction) = (true, direction)
    // 120 pt at 1.2 pt/ms to the left from the page where offsets begin.
    let stroke = Stroke(
      samples: (0...12).map {
        Sample(nanoseconds: Int64($0) * 8_333_333, x: 300 - Double($0) * 10, y: 400)
      })
    let replayer = Replayer(scenario: scenario, candidates: Presets.all.map { $0.candidate() })
    for outcome in try #require(replayer.replay(Trace(id: "t", strokes: [stroke])).outcomes.first) {
      let name = replayer.candidates[outcome.candidate].id
      #expect((-3...3).contains(outcome.pagesMoved), "\(name) moved \(outcome.pagesMoved)")
      #expect(abs(outcome.target) <= 3 * 296 + 1, "\(name) rests at \(outcome.target)")
    }
  }

  @Test func `presets are told apart by their names, and a name means the preset`() throws {
    let names = Presets.all.map(\.identifier)
    #expect(Set(names).count == names.count)
    #expect(names.count >= 45)
    for name in names {
      #expect(try CandidateSpelling(name).candidate().preset == name)
      #expect(try CandidateSpelling(name).candidate().id == name)
    }
    let alone = try CandidateSpelling("embla(preset: false)").candidate()
    #expect(alone.preset == nil)
    #expect(alone.drag == .direct)
    #expect(alone.id == "embla(preset: false)")
  }

  @Test func `a chain may be told about its device, and parts of it replaced`() throws {
    let dense = try CandidateSpelling("android-linear-snap(density: 2)").candidate()
    #expect((dense.projection as? AndroidSplineProjection)?.spline.density == 2)
    #expect(dense.id == "android-linear-snap(density: 2)")
    let changed = try CandidateSpelling("uikit-fast(estimator: aosp.lsq2, drag: direct)").candidate()
    #expect(changed.estimator is AOSPQuadraticVelocity)
    #expect(changed.drag == .direct)
    #expect(changed.deceleration == .fast)
    #expect(throws: CandidateError.self) { try CandidateSpelling("viewpager2(density: 0)").candidate() }
    #expect(throws: CandidateError.self) { try CandidateSpelling("round(density: 2)").candidate() }
    #expect(throws: CandidateError.self) { try CandidateSpelling("round(preset: true)").candidate() }
  }
}
