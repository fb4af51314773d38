/// What a flick inherits from the one before it.
public enum MomentumCarry: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
}
