/// How the content follows the finger until it leaves.
public enum DragModel: String, Hashable, Sendable, CaseIterable {
  /// One to one from the touch-down, without slop or resistance: the reference.
  case direct
  /// UIKit: nothing for the first 10 pt, then one to one less those, with the rubber band past the ends.
  case uikit
}
