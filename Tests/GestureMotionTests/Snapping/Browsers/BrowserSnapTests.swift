import Testing

@testable import GestureMotion

@Suite struct BrowserSnapTests {
  static let styles: [BrowserSnapStyle] = {
    var styles: [BrowserSnapStyle] = []
    for proximity in [false, true] {
      for stopAlways in [false, true] {
        for center in [false, true] {
          for fromStart in [false, true] {
            var style = BrowserSnapStyle(proximityRange: 0.3)
            (style.proximity, style.stopAlways, style.center, style.fromStart) = (
              proximity, stopAlways, center, fromStart
            )
            styles.append(style)
          }
        }
      }
    }
    return styles
  }()
  static let strategies: [any BrowserSnap] = styles.flatMap { style -> [any BrowserSnap] in
    func with<Strategy: BrowserSnap>(_ strategy: Strategy) -> Strategy {
      var styled = strategy
      styled.style = style
      return styled
    }
    return [
      with(CSSScrollSnap()), with(WebKitClosestSnap()), with(ChromiumScrollSnap()), with(GeckoScrollSnap()),
    ]
  }

  @Test("Less than the margin keeps the page, more changes it", arguments: strategies.indices)
  func margins(number: Int) {
    func check(_ strategy: some BrowserSnap) {
      FlipProbe.check(strategy, by: .proposed, seed: UInt64(number), count: 40) { strategy.index(after: $0, on: $1) }
    }
    check(Self.strategies[number])
  }

  // Four strategies a style: the first and the last style are nothing and everything.
  @Test(
    "Nothing stops it, and nothing senseless comes out", arguments: [0, 1, 2, 3, 60, 61, 62, 63])
  func sound(number: Int) {
    func check(_ strategy: some BrowserSnap) { strategy.expectSound() }
    check(Self.strategies[number])
  }
}
