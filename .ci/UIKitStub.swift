// The declarations of UIKit that Sources/GestureRecording uses, so that its glue is type-checked where UIKit is absent.
// Nothing here runs. Signatures are those of the iOS SDK.
@_exported import Foundation

public struct Selector: Sendable {}

@MainActor open class UIView {
  public init() {}
}

@MainActor open class UIScrollView: UIView {
  public var contentOffset = CGPoint.zero
}

@MainActor open class UITouch: Hashable {
  public init() {}
  open var timestamp: TimeInterval { 0 }
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
  nonisolated public static func == (left: UITouch, right: UITouch) -> Bool { left === right }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor open class UIEvent {
  public init() {}
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

@MainActor open class UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }
  public init(target: Any?, action: Selector?) {}
  open var state = State.possible
  open var view: UIView? { nil }
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
