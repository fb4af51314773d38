/// Which part of a stroke an estimator reads, for rules that speak of it.
public enum VelocityWindow: Hashable, Sendable {
  /// What moved during a stretch of time.
  case time
  /// A number of samples, however long they took: half as long at twice the rate.
  case samples
  /// A distance that ends at the last move, by a time that ends at the lift.
  case timeToLift
  /// The last step alone.
  case lastStep
  /// The whole way by the whole time.
  case wholeStroke
}
