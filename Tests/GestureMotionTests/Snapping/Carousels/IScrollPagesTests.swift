import Testing

@testable import GestureMotion

@Suite struct IScrollPagesTests {
  private let pages = IScrollPages(count: 6, pageWidth: 300)

  @Test func `a third of a page in whole pixels leads off it`() {
    #expect(pages.least == 100)  // 100.2
    #expect(IScrollPages(count: 6, pageWidth: 300, threshold: 40).least == 40)
    #expect(pages.page(for: -399, dragStart: -300, current: 1, direction: 1) == 1)
    #expect(pages.page(for: -400, dragStart: -300, current: 1, direction: 1) == 2)
  }

  @Test func `still on the old page, the last move decides`() {
    #expect(pages.page(for: -410, dragStart: -300, current: 1, direction: -1) == 0)
    #expect(pages.page(for: -410, dragStart: -300, current: 1, direction: 0) == 1)
    #expect(pages.page(for: -460, dragStart: -300, current: 1, direction: -1) == 2)
  }

  @Test func `half-way is the lower page, and the ends are the ends`() {
    #expect(pages.page(for: -750, dragStart: -300, current: 1, direction: 1) == 2)
    #expect(pages.page(for: -9000, dragStart: -300, current: 1, direction: 1) == 5)
    #expect(pages.page(for: 200, dragStart: 0, current: 0, direction: -1) == 0)
    #expect(pages.rest(of: 2) == -600)
  }
}
