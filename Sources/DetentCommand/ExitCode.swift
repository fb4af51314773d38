/// What the program returns.
enum ExitCode {
  /// Nothing at or above the level that fails.
  static let success: Int32 = 0
  /// Findings at or above that level.
  static let findings: Int32 = 1
  /// What was asked could not be done, wholly or in part.
  static let unusable: Int32 = 2
  /// A defect of ours.
  static let defect: Int32 = 70
}
