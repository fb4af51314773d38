import GestureMotion

/// What a flick inherits from the one before it.
public enum MomentumCarry: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// Flutter on iOS: part of the speed that a caught fling still had.
  case flutter
  /// UIKit: from the fourth flick in a row on, a free run is stretched.
  case uikit
}
