#if canImport(UIKit) && !os(watchOS)
  import GestureModel
  import UIKit

  #if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Records the touches of a view without taking part in them: it recognizes nothing, delays nothing, prevents nothing.
  ///
  /// Add it to the scroll view: `scrollView.addGestureRecognizer(touches)`. Places are those of the window, since a
  /// scroll view's own coordinates move with its content; all coalesced samples are kept.
  public final class TouchRecorder: UIGestureRecognizer {
    /// What was recorded; set its intent before each gesture.
    public var recorder: GestureRecorder
    /// The axis along which the scroll view's offset is read at touch-down.
    public let axis: Axis
    private var pointers: [ObjectIdentifier: String] = [:]

    /// Creates a recorder that is not yet added to a view.
    public init(_ recorder: GestureRecorder = GestureRecorder(), axis: Axis = .horizontal) {
      self.recorder = recorder
      self.axis = axis
      super.init(target: nil, action: nil)
      cancelsTouchesInView = false
      delaysTouchesBegan = false
      delaysTouchesEnded = false
    }

    /// Keeps what `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` was told.
    ///
    /// - Parameters:
    ///   - velocity: As it was passed, in points per millisecond.
    ///   - proposed: The target as it was passed, before it is changed.
    public func logRelease(of scrollView: UIScrollView, velocity: CGPoint, proposed: CGPoint) {
      recorder.logRelease(
        RecordedRelease(
          offset: along(scrollView.contentOffset), pointsPerMillisecond: along(velocity),
          proposedOffset: along(proposed)))
    }

    private func along(_ point: CGPoint) -> Double { Double(axis == .horizontal ? point.x : point.y) }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      if let scrollView = view as? UIScrollView, pointers.isEmpty {
        recorder.startOffset = along(scrollView.contentOffset)
      }
      // Fingers that come down together have no order of their own; their places give one.
      let places = touches.sorted { $0.preciseLocation(in: nil).x < $1.preciseLocation(in: nil).x }
      for touch in places {
        pointers[ObjectIdentifier(touch)] = String(pointers.count)
        add(touch, .began)
      }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      for touch in touches {
        for sample in event.coalescedTouches(for: touch) ?? [touch] { add(sample, .moved, of: touch) }
      }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches, .ended) }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches, .cancelled) }

    private func lift(_ touches: Set<UITouch>, _ phase: Phase) {
      for touch in touches { add(touch, phase) }
      // Failing lets the system hand over the next gesture.
      if !recorder.isTouched { state = .failed }
    }

    private func add(_ sample: UITouch, _ phase: Phase, of touch: UITouch? = nil) {
      guard let pointer = pointers[ObjectIdentifier(touch ?? sample)] else { return }
      let place = sample.preciseLocation(in: nil)
      recorder.add(
        phase, pointer: pointer, seconds: sample.timestamp, x: Double(place.x), y: Double(place.y))
    }

    public override func reset() {
      super.reset()
      pointers.removeAll()
      recorder.loseTouches()
    }

    public override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    public override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }
#endif
