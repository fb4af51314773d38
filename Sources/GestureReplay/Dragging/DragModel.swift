/// How the content follows the finger until it leaves.
public enum DragModel: String, Hashable, Sendable, CaseIterable {
  /// One to one from the touch-down, without slop or resistance: the reference.
  case direct
  /// UIKit: nothing for the first 10 pt, then one to one less those, with the rubber band past the ends.
  case uikit
  /// SwiftUI's `DragGesture`: nothing for the first 10 pt, which are then made up for; an app's own offset has no ends.
  case swiftui
  /// Android's `View`s: the touch slop of 8 dp is lost, the content stops at its ends.
  case android
  /// Android's pagers: the paging slop of 16 dp is lost, the content stops at its ends.
  case androidPager = "android-pager"
  /// Compose: the touch slop of 8 dp is lost, the content stops at its ends; a finger that stays takes over.
  case compose
  /// Flutter with bouncing physics: 18 px of slop are lost to the arena, past the ends the friction grows.
  case flutter
  /// Flutter with clamping physics: the same slop, the content stops at its ends.
  case flutterClamping = "flutter-clamping"
  /// Browsers on the desktop's engine: 15 px of slop are lost, the content stops at its ends.
  case chromium
  /// Swiper: 5 px are lost, past the ends −1 + over^0.85.
  case swiper
  /// A carousel in JavaScript that follows at once and takes half of what lies past its ends.
  case halved = "half-edges"
  /// The same with a third past the ends, after 10 px that are made up for.
  case thirds = "third-edges"
  /// The same with a fifth past the ends, after 10 px that are made up for.
  case fifths = "fifth-edges"
  /// The same with 0.35 past the ends.
  case slick = "slick-edges"
  /// Glide: the content goes half as far as the finger.
  case glide

  /// What the model does.
  public var rules: DragRules {
    switch self {
    case .direct: DragRules()
    case .uikit:
      DragRules(slop: 10, losesSlop: true, edges: .rubberBand(coefficient: 0.55), pointers: .remaining)
    case .swiftui: DragRules(slop: 10, losesSlop: false, pointers: .remaining)
    case .android: DragRules(slop: 8, isSlopAlongAxis: true, losesSlop: true, edges: .clamped, pointers: .latest)
    case .androidPager: DragRules(slop: 16, isSlopAlongAxis: true, losesSlop: true, edges: .clamped, pointers: .latest)
    case .compose: DragRules(slop: 8, isSlopAlongAxis: true, losesSlop: true, edges: .clamped, pointers: .remaining)
    case .flutter: DragRules(slop: 18, isSlopAlongAxis: true, losesSlop: true, edges: .flutter, pointers: .latest)
    case .flutterClamping:
      DragRules(slop: 18, isSlopAlongAxis: true, losesSlop: true, edges: .clamped, pointers: .latest)
    case .chromium: DragRules(slop: 15, losesSlop: true, edges: .clamped)
    case .swiper: DragRules(slop: 5, isSlopAlongAxis: true, losesSlop: true, edges: .power(exponent: 0.85))
    case .halved: DragRules(edges: .share(0.5))
    case .thirds: DragRules(slop: 10, losesSlop: false, edges: .share(1.0 / 3))
    case .fifths: DragRules(slop: 10, isSlopAlongAxis: true, losesSlop: false, edges: .share(0.2))
    case .slick: DragRules(edges: .share(0.35))
    case .glide: DragRules(ratio: 0.5)
    }
  }
}
