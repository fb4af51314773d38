import GestureModel
import Testing

@testable import GestureMotion

/// Cards of 280, 296 apart, on 390; 0 is where item 0 stands in the middle.
@Suite struct ItemRowTests {
  let row = ItemRow(itemSize: 280, spacing: 16, viewport: 390, sectionInset: 55, count: 5)

  @Test func `the inset that centres the first item makes the rests whole strides`() {
    #expect(row.firstRest == 0)
    #expect(row.rest(at: 3) == 888)
    #expect(ItemRow(itemSize: 280, spacing: 16, viewport: 390, count: 5).firstRest == -55)
  }

  @Test func `an item that only touches the edge is not in view`() {
    // Half of 280 + 390 is 335: at 335 past item 0 it has just gone.
    #expect(row.nearest(to: -9999, visibleAt: 334.9) == 0)
    #expect(row.nearest(to: -9999, visibleAt: 335) == 1)
    #expect(row.nearest(to: 9999, visibleAt: 0) == 1)
    #expect(row.nearest(to: 9999, visibleAt: -39) == 0)
  }

  @Test func `of two equally near the earlier`() {
    #expect(row.nearest(to: 148, visibleAt: 148) == 0)
    #expect(row.nearest(to: 148.1, visibleAt: 148) == 1)
  }

  @Test func `nothing in view is nothing`() {
    #expect(row.nearest(to: 0, visibleAt: -400) == nil)
    #expect(row.nearest(to: 0, visibleAt: 9999) == nil)
    #expect(row.nearest(to: 0, visibleAt: .nan) == nil)
  }
}
