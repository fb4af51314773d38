import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct ThresholdSignErrorTests {
  /// One page on above the threshold, one page back by `isBack`, else the nearest.
  static func flicks(back isBack: @escaping @Sendable (Double) -> Bool) -> StatedSnap {
    .page { release, lattice in
      let (position, speed) = (lattice.position(of: release.offset), release.pointsPerMillisecond)
      if speed > 0.3 { return position.rounded(.down) + 1 }
      return isBack(speed) ? position.rounded(.up) - 1 : position.rounded()
    }
  }

  @Test func `a flick back that never matches is uneven`() throws {
    let finding = try #require(
      RuleBench(.cards, Self.flicks { _ in false }).configuration("threshold-sign-error").first)
    // 0.05 pages on at 3 pt/ms is the next page; its mirror image is the nearest, the same page.
    #expect(
      finding.numbers == [
        Measure("drag_strides", 0.05), Measure("velocity_pt_per_ms", 3), Measure("pages_forward", 1),
        Measure("pages_backward", 0),
      ])
    #expect(finding.severity == .error)
  }

  @Test func `less than 0.1 where less than −0.1 was meant takes a slow finger back`() throws {
    let finding = try #require(
      RuleBench(.cards, Self.flicks { $0 < 0.1 }).configuration("threshold-sign-error").first)
    #expect(finding.numbers == [Measure("velocity_pt_per_ms", 0), Measure("pages_moved", -1)])
  }

  @Test func `strategies of ours have no such fault, truncation and sign tests among them`() throws {
    let bench = try RuleBench(
      .cards, "round", "round-offset", "threshold", "threshold-offset", "remainder", "one-page", "floor-offset",
      "direction-only", "toward-motion", "velocity-to-pages", "extra-velocity(gain: 200)", "truncator-0.4-0.6")
    #expect(bench.configuration("threshold-sign-error").isEmpty)
  }

  @Test func `taking the direction from the proposed offset is no loss of the sign`() throws {
    let bench = try RuleBench(.cards, "tycyclepager(preset: false)")
    #expect(bench.configuration("threshold-sign-error").isEmpty)
  }
}

extension ThresholdSignErrorTests: PitfallExample {
  static func fires() throws -> Exhibit {
    Exhibit(stated: "never", flicks { _ in false })
  }

  static func nearMiss() throws -> Exhibit {
    Exhibit(stated: "below -0.3", flicks { $0 < -0.3 })
  }
}
