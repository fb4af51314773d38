/// The program: arguments in, exit code out.
public enum Detent {
  /// Runs the program and returns its exit code.
  public static func run(arguments: [String]) async -> Int32 { 0 }
}
