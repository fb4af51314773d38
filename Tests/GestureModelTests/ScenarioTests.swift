import Testing

@testable import GestureModel

/// Expected numbers come from `DESIGN.md` section 2: `rest(i) = contentStart + i·stride − insetLeading`, centred
/// `contentStart + i·stride + itemSize/2 − viewport/2`, `max = max(min, contentLength + insetTrailing − viewport)`.
@Suite struct ScenarioTests {
  private func cards(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
    var scenario = Scenario()
    scenario.viewport = 390
    scenario.itemSize = 280
    scenario.spacing = 16
    scenario.count = 5
    change(&scenario)
    return scenario
  }

  @Test func `an untouched scenario is five full-width pages at the normal rate`() {
    let lattice = Scenario().lattice
    #expect(lattice.stride == 390)
    #expect(lattice.pageCount == 5)
    #expect((lattice.minimumOffset, lattice.maximumOffset) == (0, 1560))
    #expect(Scenario().decelerationPerMillisecond == 0.998)
  }

  @Test func `leading cards rest at whole strides and need a viewport after the last rest`() {
    let lattice = cards().lattice
    #expect(lattice.rest(at: 4) == 1184)  // 4 · 296
    #expect(cards().neededContentLength == 1574)  // 1184 + 390
    #expect(lattice.maximumOffset == 1184)
  }

  @Test func `a declared length counts, right or wrong`() {
    // Bug-03: 1480 − 390 = 1090, 94 short of the last rest.
    #expect(cards { $0.contentLength = 1480 }.lattice.maximumOffset == 1090)
    // Content shorter than the view cannot scroll at all: max(0, 100 − 390) = 0.
    #expect(cards { $0.contentLength = 100 }.lattice.maximumOffset == 0)
  }

  @Test func `insets move the rests back and widen the range`() {
    // Bug-06: 315 + 10 wide, insets 30, declared 1940 on a 375 pt view.
    let scenario = cards {
      ($0.viewport, $0.itemSize, $0.spacing, $0.count) = (375, 315, 10, 6)
      ($0.insetLeading, $0.insetTrailing, $0.contentLength) = (30, 30, 1940)
    }
    #expect(scenario.lattice.rest(at: 0) == -30)
    #expect(scenario.lattice.rest(at: 2) == 620)  // 650 − 30
    #expect(scenario.lattice.minimumOffset == -30)
    #expect(scenario.lattice.maximumOffset == 1595)  // 1940 + 30 − 375
    #expect(scenario.lattice.rest(at: 5) == 1595)
  }

  @Test func `a content that begins later rests later`() {
    let lattice = cards { $0.contentStart = 55 }.lattice
    #expect(lattice.rest(at: 1) == 351)  // 55 + 296
    #expect(lattice.maximumOffset == 1239)  // 55 + 1184
  }

  @Test func `centred cards rest with their middle in the view's middle`() {
    // Bug-14: 250 + 30 wide, insets 70: rest(i) = 280·i + 125 − 195 = 280·i − 70.
    let scenario = cards {
      ($0.itemSize, $0.spacing, $0.count, $0.alignment) = (250, 30, 4, .center)
      ($0.insetLeading, $0.insetTrailing, $0.contentLength) = (70, 70, 1090)
    }
    #expect((0..<4).map(scenario.lattice.rest(at:)) == [-70, 210, 490, 770])
    #expect((scenario.lattice.minimumOffset, scenario.lattice.maximumOffset) == (-70, 770))  // 1090 + 70 − 390
  }

  @Test func `what the items need reaches every rest, whatever the alignment and insets`() {
    for alignment in Alignment.allCases {
      for (leading, trailing) in [(0.0, 0.0), (55, 55), (20, 0), (0, 94)] {
        let scenario = cards {
          $0.alignment = alignment
          ($0.insetLeading, $0.insetTrailing) = (leading, trailing)
        }
        let lattice = scenario.lattice
        #expect(lattice.maximumOffset >= lattice.rest(at: 4), "\(alignment), \(leading), \(trailing)")
      }
    }
  }

  @Test func `one page needs no scrolling`() {
    let lattice = cards { $0.count = 1 }.lattice
    #expect((lattice.minimumOffset, lattice.maximumOffset) == (0, 0))
    #expect(lattice.nearestIndex(to: 500) == 0)
  }

  @Test func `right to left keeps the rests and mirrors the pages`() {
    let lattice = cards { $0.direction = .rtl }.lattice
    #expect(lattice.rest(at: 0) == 0)
    #expect(lattice.page(at: 0) == 4)
  }

  @Test func `a frame hears touches from its start to before its end`() {
    // The small frame of `research/strategies.md` 1.2: 295 wide, 40 from the left of a 375 pt screen.
    var clipped = cards {
      $0.viewport = 295
      $0.frameStart = 40
    }
    #expect([39.9, 40, 334.9, 335].map(clipped.hearsTouch(at:)) == [false, true, true, false])
    clipped.forwardsHitTest = true
    #expect(clipped.hearsTouch(at: 0))
    clipped.forwardsHitTest = false
    clipped.frameStart = nil
    #expect(clipped.hearsTouch(at: 0))
  }

  @Test func `a section's insets lie inside the content`() {
    let scenario = cards {
      $0.sectionInsetLeading = 20
      $0.sectionInsetTrailing = 24
    }
    #expect(scenario.lattice.rest(at: 0) == 20)
    #expect(scenario.lattice.minimumOffset == 0)
    // 20 + 4·296 is the last rest, and a view of 390 has to fit after it: more than the items' 20 + 1464 + 24.
    #expect(scenario.neededContentLength == 1594)
    // Cards as wide as the view need their own end and the inset: 20 + 5·390 + 24.
    let pages = cards {
      ($0.itemSize, $0.spacing, $0.sectionInsetLeading, $0.sectionInsetTrailing) = (390, 0, 20, 24)
    }
    #expect(pages.neededContentLength == 1994)
  }

  @Test func `several items make a page`() {
    let scenario = cards { ($0.itemSize, $0.itemsPerGroup, $0.itemSpacing, $0.count) = (120, 3, 10, 7) }
    #expect(scenario.pageSize == 380)  // 3·120 + 2·10
    #expect(scenario.stride == 396)
    #expect(scenario.pageCount == 3)  // 3 + 3 + 1
    #expect(scenario.lattice.itemSize == 380)
    // The last page begins at 792 and holds one item; a view has to fit after its rest.
    #expect(scenario.neededContentLength == 1182)
    #expect(cards { $0.itemsPerGroup = 0 }.pageCount == 5)
    #expect(cards { $0.count = 0 }.pageCount == 0)
  }

  @Test func `a loop goes on past both ends and offsets count from where its pages begin`() {
    let lattice = cards { $0.loop = true }.lattice
    #expect(lattice.differentPages == 5)
    #expect(lattice.pageCount == 105)  // ten turns either side
    #expect(lattice.rest(at: 50) == 0)
    #expect(lattice.nearestIndex(to: -296) == 49)
    #expect([48, 49, 50, 54, 55].map(lattice.page(at:)) == [3, 4, 0, 4, 0])
    #expect(lattice.index(ofPage: 2) == 52)
    #expect((lattice.minimumOffset, lattice.maximumOffset) == (-14800, 15984))  // −50·296 and 54·296
    let mirrored = cards { ($0.loop, $0.direction) = (true, .rtl) }.lattice
    #expect([49, 50, 51, 54].map(mirrored.page(at:)) == [0, 4, 3, 0])
    #expect(mirrored.index(ofPage: 4) == 50)
  }
}
