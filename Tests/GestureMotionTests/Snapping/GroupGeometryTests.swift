import GestureModel
import Testing

@testable import GestureMotion

/// `research/strategies.md` 1.4: groupWidth = container·fraction, pitch = groupWidth + spacing, M = n·groupWidth +
/// (n−1)·spacing − container; centred: every offset less (container − groupWidth)/2.
@Suite struct GroupGeometryTests {
  private let container = SnapQuestions.scenario {
    ($0.viewport, $0.itemSize, $0.spacing, $0.count) = (400, 100, 10, 5)
  }.lattice

  @Test func `a fraction of the container makes the groups`() {
    let groups = GroupGeometry(container, fraction: 0.8, isCentered: false).lattice
    #expect((groups.itemSize, groups.stride, groups.firstRest) == (320, 330, 0))
    #expect(groups.maximumOffset == 1240)  // 5 · 320 + 4 · 10 − 400
    #expect(groups.minimumOffset == 0)
  }

  @Test func `centred groups rest half the free space earlier`() {
    let groups = GroupGeometry(container, fraction: 0.8, isCentered: true).lattice
    #expect((groups.firstRest, groups.rest(at: 4)) == (-40, 1280))  // (400 − 320)/2; 4 · 330 − 40
    #expect((groups.minimumOffset, groups.maximumOffset) == (-40, 1280))  // 1240 + 40
  }

  @Test func `without a fraction the item is the group`() {
    #expect(GroupGeometry(container, fraction: 0, isCentered: false).lattice.stride == 110)
  }

  @Test func `a content shorter than the container does not scroll`() {
    let groups = GroupGeometry(container, fraction: 0.1, isCentered: false).lattice
    // 5 · 40 + 40 = 240, less than 400.
    #expect((groups.minimumOffset, groups.maximumOffset) == (0, 0))
  }

  @Test func `a group wider than the container begins past its start when centred`() {
    // (400 − 500)/2 = −50: the first group rests at 50.
    #expect(GroupGeometry(container, fraction: 1.25, isCentered: true).lattice.firstRest == 50)
  }
}
