import GestureModel
import GestureMotion
import GestureTestSupport
import Testing

@testable import GestureReplay

@Suite struct ReplayerTests {
  @Test func `a drag becomes offset, velocity, projection, landing and settle`() throws {
    // 80 pt to the left in 80 ms: the content moves +80 at 1 pt/ms and proposes 80 + 0.99·99 = 178.01: page 1 at 296.
    let outcome = try ReplayBench.outcome(ReplayBench.stroke(x: -80), through: "round", on: ReplayBench.cards())
    #expect(abs(outcome.release.offset - 80) < 1e-9)
    #expect(abs(outcome.release.pointsPerMillisecond - 1) < 1e-9)
    #expect(abs(outcome.release.proposedOffset - 178.01) < 1e-6)
    #expect(outcome.release.startOffset == 0)
    #expect((outcome.startPage, outcome.page, outcome.pagesMoved, outcome.target) == (0, 1, 1, 296))
    // The glide to 296: |v₀| = 216/99 + 0.01, and v₀ − 1 is the jump at lift.
    let initial = 216.0 / 99 + 0.01
    #expect(abs(outcome.settle.speedJumpPointsPerMillisecond - (initial - 1)) < 1e-6)
    let glide = DecayGlide(from: 80, to: 296, deceleration: .fast)
    #expect(abs(outcome.settle.milliseconds - glide.milliseconds) < 1e-6)
    #expect(outcome.settle.overshootPoints == 0)
  }

  @Test func `the other way is the mirror image`() throws {
    let scenario = ReplayBench.cards { $0.startOffset = 592 }
    let outcome = try ReplayBench.outcome(ReplayBench.stroke(x: 80), through: "round", on: scenario)
    #expect(abs(outcome.release.proposedOffset - (592 - 178.01)) < 1e-6)
    #expect((outcome.startPage, outcome.page, outcome.pagesMoved) == (2, 1, -1))
  }

  @Test func `a vertical view reads y`() throws {
    let scenario = ReplayBench.cards { $0.axis = .vertical }
    let outcome = try ReplayBench.outcome(ReplayBench.stroke(x: 50, y: -80), through: "round", on: scenario)
    #expect(abs(outcome.release.offset - 80) < 1e-9)
    #expect(abs(outcome.release.pointsPerMillisecond - 1) < 1e-9)
  }

  @Test func `the trace's own start takes the place of the scenario's`() throws {
    let scenario = ReplayBench.cards { $0.startOffset = 592 }
    let outcome = try ReplayBench.outcome(ReplayBench.stroke(x: -80), start: 296, through: "round-offset", on: scenario)
    #expect(abs(outcome.release.offset - 376) < 1e-9)
    #expect(outcome.startPage == 1)
  }

  @Test func `what UIKit proposes lies within the range, and so does the target`() throws {
    // 4 pt/ms from the last card: 1184 + 320 + … is proposed as 1184.
    let scenario = ReplayBench.cards { ($0.startOffset, $0.contentLength) = (888, 1480) }
    let outcome = try ReplayBench.outcome(ReplayBench.stroke(x: -120), through: "round", on: scenario)
    // M = 1480 − 390 = 1090, page 4 at 1184 cannot be reached.
    #expect(outcome.release.proposedOffset == 1090)
    #expect((outcome.page, outcome.landing.target, outcome.target) == (4, 1184, 1090))
  }

  @Test func `a strategy that overrules the platform keeps its target`() throws {
    // Bug-08 as a drag: 40 pt past the start at more than 0.3 pt/ms.
    let outcome = try ReplayBench.outcome(
      ReplayBench.stroke(x: 40), through: "threshold-offset(clamp: false)", on: ReplayBench.cards())
    #expect((outcome.page, outcome.target) == (-1, -296))
  }

  @Test func `right to left mirrors the pages and nothing else`() throws {
    // Page 0 rests at 1184; towards it is towards higher offsets.
    let scenario = ReplayBench.cards { ($0.direction, $0.startOffset) = (.rtl, 888) }
    let outcome = try ReplayBench.outcome(ReplayBench.stroke(x: -80), through: "one-page", on: scenario)
    #expect((outcome.startPage, outcome.page, outcome.target, outcome.landing.index) == (1, 0, 1184, 4))
    #expect(outcome.pagesMoved == -1)
  }

  @Test func `every strategy reports the page that its index means`() throws {
    let strokes = [ReplayBench.stroke(x: -150), ReplayBench.stroke(x: 90), ReplayBench.stroke(x: -30)]
    for type in SnapStrategies.all {
      for stroke in strokes {
        let left = try ReplayBench.outcome(
          stroke, start: 592, through: "\(type.identifier)(preset: false)", on: ReplayBench.cards())
        let right = try ReplayBench.outcome(
          stroke, start: 592, through: "\(type.identifier)(preset: false)",
          on: ReplayBench.cards { $0.direction = .rtl })
        // Not the margins, which may differ in their last bit where an original counts in reading direction. SwiftUIPager
        // turns the flick round as well.
        if type != SwiftUIPagerSnap.self {
          #expect(
            (left.landing.index, left.landing.target) == (right.landing.index, right.landing.target),
            "\(type.identifier)")
        }
        #expect((left.page, right.page) == (left.landing.index, 4 - right.landing.index), "\(type.identifier)")
      }
    }
  }

  @Test(
    "A mirrored finger in a mirrored layout reaches the same page",
    // Strategies that treat both directions alike; no tie among these strokes.
    arguments: ["round", "round-offset", "threshold", "threshold-offset", "one-page", "velocity-to-pages"])
  func mirror(strategy: String) throws {
    for travel in [-250.0, -120, -60, -20, 20, 60, 120, 250] {
      let left = try ReplayBench.outcome(
        ReplayBench.stroke(x: travel), start: 592, through: strategy, on: ReplayBench.cards())
      let right = try ReplayBench.outcome(
        ReplayBench.stroke(x: -travel), start: 1184 - 592, through: strategy,
        on: ReplayBench.cards { $0.direction = .rtl })
      #expect(left.page == right.page, "\(travel)")
      #expect(abs(left.target - (1184 - right.target)) < 1e-9, "\(travel)")
      #expect(abs(left.settle.milliseconds - right.settle.milliseconds) < 1e-6, "\(travel)")
    }
  }

  @Test func `a recorded release skips the drag, with what was proposed or without`() throws {
    // Bug-02 at its own rate: what was logged stands, 5 pt off the formula or not.
    let scenario = ReplayBench.cards { $0.decelerationPerMillisecond = 0.998 }
    let logged = Trace(
      id: "t", startOffset: 0,
      release: RecordedRelease(offset: 120, pointsPerMillisecond: 1.4, proposedOffset: 818.6))
    let rows = try ReplayBench.replay(logged, "threshold(velocity: 0.5)", on: scenario)
    #expect(rows.count == 1)
    #expect(rows[0][0].release.proposedOffset == 818.6)
    #expect((rows[0][0].page, rows[0][0].stroke, rows[0][0].startPage) == (3, 0, 0))
    var bare = logged
    bare.release?.proposedOffset = nil
    let computed = try ReplayBench.replay(bare, "threshold", on: scenario)[0][0]
    #expect(abs(computed.release.proposedOffset - 813.61) < 0.00501)
  }

  @Test func `a candidate with a rate of its own proposes for itself`() throws {
    // 120 + 1.39·99 = 257.61: page 1, where the recording at the scenario's rate says 3.
    let scenario = ReplayBench.cards { $0.decelerationPerMillisecond = 0.998 }
    let trace = Trace(
      id: "t", release: RecordedRelease(offset: 120, pointsPerMillisecond: 1.4, proposedOffset: 813.61))
    let row = try ReplayBench.replay(
      trace, "threshold", "threshold(decelerationRate: fast)", "threshold(decelerationRate: normal)", on: scenario)[0]
    #expect(row.map(\.page) == [3, 1, 3])
    #expect(abs(row[1].release.proposedOffset - 257.61) < 1e-6)
    #expect(row[2].release.proposedOffset == 813.61)
  }

  @Test func `strokes come before a recorded release, and without either there is no outcome`() throws {
    let both = Trace(
      id: "t", strokes: [ReplayBench.stroke(x: -80)],
      release: RecordedRelease(offset: 999, pointsPerMillisecond: 0))
    #expect(abs(try ReplayBench.replay(both, "round", on: ReplayBench.cards())[0][0].release.offset - 80) < 1e-9)
    #expect(try ReplayBench.replay(Trace(id: "t"), "round", on: ReplayBench.cards()).isEmpty)
  }

  @Test func `a cancelled stroke and one without a lift have no velocity, and say why`() throws {
    for (end, remark) in [(StrokeEnd.cancelled, VelocityRemark.cancelled), (.missing, .noLift)] {
      var stroke = ReplayBench.stroke(x: -80)
      stroke.end = end
      let outcome = try ReplayBench.outcome(stroke, through: "threshold", on: ReplayBench.cards())
      #expect(outcome.release.pointsPerMillisecond == 0)
      #expect(outcome.release.proposedOffset == outcome.release.offset)
      #expect(outcome.velocityRemark == remark)
      #expect(outcome.page == 0)
    }
  }

  @Test func `a directional lock keeps the view where it is`() throws {
    let scenario = ReplayBench.cards { ($0.directionalLock, $0.startOffset) = (true, 296) }
    let across = try ReplayBench.outcome(
      ReplayBench.stroke(x: -80, y: 200), through: "threshold", on: scenario)
    #expect(across.lockedToOtherAxis)
    #expect((across.page, across.target, across.pagesMoved) == (1, 296, 0))
    #expect(across.release.pointsPerMillisecond == 0)
    #expect(across.settle.milliseconds == 0)
    let along = try ReplayBench.outcome(
      ReplayBench.stroke(x: -200, y: 80), through: "threshold", on: scenario)
    #expect(!along.lockedToOtherAxis)
    #expect(along.page == 3)  // 496 + 2.49·99 = 742.5, q = 2.51
    // Without the lock the same slanted drag scrolls.
    let free = try ReplayBench.outcome(
      ReplayBench.stroke(x: -80, y: 200), through: "threshold", on: ReplayBench.cards { $0.startOffset = 296 })
    #expect(abs(free.release.offset - 376) < 1e-9)
  }

  @Test func `a second finger takes no part`() throws {
    let first = ReplayBench.stroke(x: -80, pointer: "a")
    let second = ReplayBench.stroke(x: 500, from: 20, pointer: "b")
    let alone = try ReplayBench.replay(Trace(id: "t", strokes: [first]), "threshold", on: ReplayBench.cards())
    let both = try ReplayBench.replay(Trace(id: "t", strokes: [first, second]), "threshold", on: ReplayBench.cards())
    #expect(both == alone)
  }

  @Test func `the intent is judged by page`() throws {
    var trace = Trace(id: "t", intent: .next, strokes: [ReplayBench.stroke(x: -80)])
    func agrees(_ intent: Intent) throws -> Bool? {
      trace.intent = intent
      return try ReplayBench.replay(trace, "one-page", on: ReplayBench.cards())[0][0].agrees
    }
    #expect(try agrees(.next) == true)
    #expect(try agrees(.stay) == false)
    #expect(try agrees(.page(1)) == true)
    trace.intent = nil
    #expect(try ReplayBench.replay(trace, "one-page", on: ReplayBench.cards())[0][0].agrees == nil)
    // Right to left "next" is the page after, which lies at a lower offset.
    trace.intent = .next
    trace.startOffset = 888
    let mirrored = try ReplayBench.replay(trace, "one-page", on: ReplayBench.cards { $0.direction = .rtl })[0][0]
    #expect((mirrored.intendedPage, mirrored.page, mirrored.agrees) == (2, 0, false))
  }

  @Test func `two candidates keep their own estimators, also two of a kind`() throws {
    var patient = UIKitVelocity()
    patient.stopNanoseconds = 1_000_000_000
    let candidates = [
      Candidate(id: "a", strategy: NearestProposedSnap(), estimator: UIKitVelocity()),
      Candidate(id: "b", strategy: NearestProposedSnap(), estimator: patient),
    ]
    // Held for 200 ms: a stop for the first, none for the second.
    let trace = Trace(id: "t", strokes: [ReplayBench.stroke(x: -80, hold: 200)])
    let row = Replayer(scenario: ReplayBench.cards(), candidates: candidates).replay(trace).outcomes[0]
    #expect(row[0].release.pointsPerMillisecond == 0)
    #expect(abs(row[1].release.pointsPerMillisecond - 1) < 1e-9)
  }

  @Test func `a finger that never becomes a pan does not flick a view that waits for one`() throws {
    // 9.6 pt in 24 ms are 0.4 pt/ms, but below UIKit's hysteresis of 10 pt: the view never learns of it.
    let stroke = ReplayBench.stroke(x: -9.6, steps: 3)
    let uikit = try ReplayBench.outcome(stroke, through: "one-page(drag: uikit)", on: ReplayBench.cards())
    #expect((uikit.release.offset, uikit.release.pointsPerMillisecond, uikit.page) == (0, 0, 0))
    #expect(uikit.velocityRemark == .noPan)
    let direct = try ReplayBench.outcome(stroke, through: "one-page", on: ReplayBench.cards())
    #expect(direct.page == 1)
  }

  @Test func `a bounce settles as the edge demands`() throws {
    // 120 pt past the start and held: the return from the edge at 0.99 per ms, ln(0.5/120)/ln 0.99 = 545 ms, in frames.
    let outcome = try ReplayBench.outcome(
      ReplayBench.stroke(x: 120, hold: 150), through: "round", on: ReplayBench.cards())
    #expect(outcome.target == 0)
    #expect(outcome.settle.overshootPoints == 120)
    #expect(abs(outcome.settle.milliseconds - 545) < 17)
  }

  @Test func `nothing that reaches an outcome is infinite or no number`() throws {
    var numbers = SeededNumbers(seed: 99)
    let extremes: [Double] = [0, 1, -1, 1e12, -1e18, 1e300, -1e300, 1e308, -1e308, .nan, .infinity, -.infinity]
    let spellings =
      SnapStrategies.all.map { $0.identifier } + ["threshold(drag: uikit)", "round(estimator: last-pair)"]
    let candidates = try spellings.map { try CandidateSpelling($0).candidate() }
    let scenarios = [
      ReplayBench.cards(), ReplayBench.cards { $0.count = 1 }, ReplayBench.cards { $0.directionalLock = true },
    ]
    for scenario in scenarios {
      let replayer = Replayer(scenario: scenario, candidates: candidates)
      for _ in 0..<60 {
        let samples = (0..<numbers.whole(in: 0...4)).map {
          Sample(nanoseconds: Int64($0) * 4_000_000, x: numbers.pick(extremes), y: numbers.pick(extremes))
        }
        let release = RecordedRelease(
          offset: numbers.pick(extremes), pointsPerMillisecond: numbers.pick(extremes),
          proposedOffset: numbers.pick([nil] + extremes))
        let strokes =
          numbers.whole(in: 0...1) == 0 ? [] : [Stroke(samples: samples), Stroke(samples: samples.reversed())]
        let trace = Trace(
          id: "t", startOffset: numbers.pick([nil] + extremes), strokes: strokes, release: release)
        for outcome in replayer.replay(trace).outcomes.joined() {
          let numbers = [
            outcome.release.offset, outcome.release.pointsPerMillisecond, outcome.release.proposedOffset,
            outcome.release.startOffset, outcome.target, outcome.landing.target, outcome.settle.milliseconds,
            outcome.settle.overshootPoints, outcome.settle.speedJumpPointsPerMillisecond,
            outcome.landing.margin.points ?? 0, outcome.landing.margin.pointsPerMillisecond ?? 0,
          ]
          #expect(numbers.allSatisfy { $0.isFinite }, "\(spellings[outcome.candidate]): \(outcome)")
        }
      }
    }
  }
}
