import GestureModel

/// What a reader hands on, in the order of its input.
public enum ReadEvent: Hashable, Sendable {
  /// A complete trace.
  case trace(Trace)
  /// Something to tell: an error means that a trace or the rest of the input was left out.
  case diagnostic(Diagnostic)
}
