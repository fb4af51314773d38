import GestureModel
import Testing

@testable import GestureMotion

@Suite struct FlutterPagesTests {
  @Test func `a page wider than its view is centred, a narrower one is not`() {
    // 400·1.25 = 500, (500 − 400)/2 = 50 lead; six pages end at 5·500 + 2·50.
    let wide = FlutterPages(viewport: 400, viewportFraction: 1.25, count: 6)
    #expect((wide.unit, wide.lead, wide.maximum) == (500, 50, 2600))
    let narrow = FlutterPages(viewport: 400, viewportFraction: 0.75, count: 6)
    #expect((narrow.unit, narrow.lead, narrow.maximum) == (300, 0, 1500))
  }

  @Test func `one physical pixel in a twentieth of a second is the tolerance`() {
    #expect(abs(FlutterPages.tolerance(devicePixelRatio: 3) - 20.0 / 3) < 1e-12)
    #expect(FlutterPages.tolerance(devicePixelRatio: 1) == 20)
  }

  @Test func `float noise at a page is none`() {
    // 3·0.1 pages of 0.1 are not quite 3.
    let pages = FlutterPages(viewport: 0.1, viewportFraction: 1, count: 9)
    #expect(pages.stop(pixels: 0.3, velocity: 300, tolerance: 7)?.page == 4)
    #expect(pages.stop(pixels: 0.29999, velocity: 300, tolerance: 7)?.page == 3)
  }

  @Test func `at an end and going out there is no page of its own`() {
    let pages = FlutterPages(viewport: 400, count: 6)
    #expect(pages.stop(pixels: 0, velocity: 0, tolerance: 7) == nil)
    #expect(pages.stop(pixels: 2000, velocity: 1, tolerance: 7) == nil)
    #expect(pages.stop(pixels: 2000, velocity: -1, tolerance: 7)?.page == 5)
    #expect(pages.restingPage(pixels: 2010, velocity: 100, tolerance: 7) == 5)
    #expect(pages.restingPage(pixels: -10, velocity: -100, tolerance: 7) == 0)
  }

  @Test func `a whole drag loses its slop and ends with the fling's speed`() {
    let pages = FlutterPages(viewport: 400, count: 6)
    #expect(pages.pixels(afterDragging: -150, from: 1, slop: 20) == 530)
    #expect(pages.pixels(afterDragging: 10, from: 1, slop: 20) == 400)
    #expect(FlutterPages.velocity(dragDx: -150, flingSpeed: 800) == 800)
    #expect(FlutterPages.velocity(dragDx: 150, flingSpeed: 800) == -800)
  }
}
