import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct TruncationBiasTests {
  @Test func `the tutorial's index needs 125 pt forward and 155 pt backward`() throws {
    // Centred items of 250 pt, 280 pt apart: at rest the fraction is 125/280, and truncation flips after 125 or 155 pt.
    let scenario = Scenario.pages.with {
      ($0.itemSize, $0.spacing, $0.count, $0.alignment) = (250, 30, 4, .center)
      ($0.insetLeading, $0.insetTrailing, $0.contentLength) = (70, 70, 1090)
    }
    let finding = try #require(try RuleBench(scenario, "remainder").configuration("truncation-bias").first)
    #expect(finding.numbers.map(\.name) == ["forward_pt", "backward_pt"])
    #expect(abs(finding.numbers[0].value - 125) < 1e-3)
    #expect(abs(finding.numbers[1].value - 155) < 1e-3)
  }

  @Test func `4 per cent of a stride is tolerated and 6 per cent is not`() {
    // floor(q + 0.48) changes after 0.52 strides forward and 0.48 backward, floor(q + 0.47) after 0.53 and 0.47.
    let even = StatedSnap.page { release, lattice in (lattice.position(of: release.offset) + 0.48).rounded(.down) }
    let uneven = StatedSnap.page { release, lattice in (lattice.position(of: release.offset) + 0.47).rounded(.down) }
    #expect(RuleBench(.cards, even).configuration("truncation-bias").isEmpty)
    #expect(RuleBench(.cards, uneven).configuration("truncation-bias").count == 1)
  }

  @Test func `rounding has no bias and a strategy that never moves has none either`() throws {
    let bench = try RuleBench(.cards, "round", "round-offset", "one-page", "velocity-to-pages", "paging")
    #expect(bench.configuration("truncation-bias").isEmpty)
  }
}

extension TruncationBiasTests: PitfallExample {
  static func fires() throws -> Exhibit {
    // floor(q + 0.47) changes after 0.53 strides forward and 0.47 backward.
    Exhibit(stated: "0.47", .page { ($1.position(of: $0.offset) + 0.47).rounded(.down) })
  }

  static func nearMiss() throws -> Exhibit {
    // 0.52 and 0.48 differ by 4 per cent.
    Exhibit(stated: "0.48", .page { ($1.position(of: $0.offset) + 0.48).rounded(.down) })
  }
}
