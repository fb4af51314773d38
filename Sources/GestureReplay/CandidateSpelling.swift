import GestureModel
import GestureMotion

extension SnapStrategy {
  /// How the strategy is written in a candidate: its id, with the parameters that differ from their defaults.
  public var spelling: String {
    let defaults = Self.parameterDescriptions
    let changed = zip(parameterValues, defaults).filter { $0.value != $1.defaultValue }.map(\.0)
    if changed.isEmpty { return Self.identifier }
    return "\(Self.identifier)(\(changed.map { "\($0.name): \($0.value)" }.joined(separator: ", ")))"
  }
}
