import GestureModel
import GestureMotion

/// Why a candidate's spelling could not be understood.
public struct CandidateError: Error, Hashable, Sendable {
  /// What was expected and found.
  public var message: String
  /// How to go on.
  public var advice: String
}

extension SnapStrategy {
  /// How the strategy is written in a candidate: its id, with the parameters that differ from their defaults.
  public var spelling: String {
    let defaults = Self.parameterDescriptions
    let changed = zip(parameterValues, defaults).filter { $0.value != $1.defaultValue }.map(\.0)
    if changed.isEmpty { return Self.identifier }
    return "\(Self.identifier)(\(changed.map { "\($0.name): \($0.value)" }.joined(separator: ", ")))"
  }
}

/// The parts of a candidate before they are looked up: a name and `name: value` pairs.
public struct CandidateSpelling: Hashable, Sendable {
  /// The name in reports, if it was given one.
  public var name: String?
  /// The id of a preset, or the id or alias of a strategy.
  public var strategy: String
  /// Whether ``strategy`` names a preset or a strategy alone; a name that is both means the preset where this is `nil`.
  public var isPreset: Bool?
  /// The parameters in the order in which they were written.
  public var parameters: [(name: String, value: String)]
  /// The estimator in place of the default.
  public var estimator: String?
  /// `normal`, `fast` or a number, in place of the scenario's.
  public var decelerationRate: String?
  /// The drag model in place of `direct`.
  public var drag: String?

  /// Creates a spelling.
  public init(
    name: String? = nil, strategy: String, parameters: [(name: String, value: String)] = [], estimator: String? = nil,
    decelerationRate: String? = nil, drag: String? = nil
  ) {
    self.name = name
    self.strategy = strategy
    self.parameters = parameters
    self.estimator = estimator
    self.decelerationRate = decelerationRate
    self.drag = drag
  }

  /// Compares the parts.
  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.strategy == right.strategy && left.estimator == right.estimator
      && left.decelerationRate == right.decelerationRate && left.drag == right.drag && left.isPreset == right.isPreset
      && left.parameters.elementsEqual(right.parameters) { $0 == $1 }
  }

  /// Feeds the parts to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(strategy)
    hasher.combine(parameters.count)
  }

  /// Reads `id` or `id(name: value, …)`; `estimator`, `decelerationRate`, `drag` and `preset` may stand among the
  /// parameters.
  public init(_ text: String) throws(CandidateError) {
    let trimmed = Self.trimmed(text[...])
    guard let open = trimmed.firstIndex(of: "(") else {
      guard !trimmed.isEmpty, !trimmed.contains(where: { "):,".contains($0) }) else {
        throw Self.misspelt(text, "found no strategy name")
      }
      self.init(strategy: String(trimmed))
      return
    }
    guard trimmed.hasSuffix(")") else { throw Self.misspelt(text, "the parenthesis is not closed") }
    let name = Self.trimmed(trimmed[..<open])
    guard !name.isEmpty else { throw Self.misspelt(text, "found no strategy name") }
    self.init(strategy: String(name))
    let inside = trimmed[trimmed.index(after: open)...].dropLast()
    guard !Self.trimmed(inside).isEmpty else { return }
    var given = Set<String>()
    for part in inside.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(Self.trimmed)
      guard pair.count == 2, !pair[0].isEmpty, !pair[1].isEmpty else {
        throw Self.misspelt(text, "expected 'name: value', found '\(Self.trimmed(part))'")
      }
      let value = String(pair[1])
      let name = pair[0] == "deceleration" ? "decelerationRate" : String(pair[0])
      guard given.insert(name).inserted else { throw Self.misspelt(text, "'\(name)' is given twice") }
      switch pair[0] {
      case "estimator": estimator = value
      case "decelerationRate", "deceleration": decelerationRate = value
      case "drag": drag = value
      case "preset":
        guard ["true", "false"].contains(value) else {
          throw Self.misspelt(text, "expected true or false for 'preset', found '\(value)'")
        }
        isPreset = value == "true"
      default: parameters.append((String(pair[0]), value))
      }
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var rest = text.drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest = rest.dropLast() }
    return rest
  }

  private static func misspelt(_ text: String, _ why: String) -> CandidateError {
    CandidateError(
      message: "expected a candidate such as threshold(velocity: 0.5), found '\(text)': \(why)",
      advice: "'detent list strategies' names every strategy with its parameters")
  }

  /// Looks the parts up.
  ///
  /// - Parameter estimator: What reads the velocity of a strategy alone unless the spelling says otherwise.
  public func candidate(
    estimator fallback: any VelocityEstimator = UIKitVelocity()
  ) throws(CandidateError) -> Candidate {
    var candidate = try chain(estimator: fallback)
    var given: [String: String] = [:]
    for (name, text) in parameters where !isDevice(name, of: candidate) {
      try Self.set(name, text, in: &candidate.strategy)
      guard let known = type(of: candidate.strategy).parameterName(name) else { continue }
      if let earlier = given.updateValue(name, forKey: known) {
        throw CandidateError(
          message:
            "'\(earlier)' and '\(name)' of \(type(of: candidate.strategy).identifier) are the same parameter",
          advice: "give one of them")
      }
    }
    if let estimator {
      guard let known = VelocityEstimators.named(estimator) else {
        throw Self.unknown("estimator", estimator, in: VelocityEstimators.all.map { $0.identifier }, list: "estimators")
      }
      candidate.estimator = known.init()
    }
    if let decelerationRate {
      candidate.deceleration = try Self.deceleration(decelerationRate)
      candidate.projection = nil
    }
    if let drag { candidate.drag = try Self.dragModel(drag) }
    candidate.id = name ?? spelling(of: candidate)
    return candidate
  }

  /// The preset's chain, or the strategy with what `DESIGN.md` section 5 says of a strategy alone.
  private func chain(estimator: any VelocityEstimator) throws(CandidateError) -> Candidate {
    if isPreset != false, let preset = Presets.named(strategy) { return preset.candidate(on: try device()) }
    if isPreset != true, let known = SnapStrategies.strategy(named: strategy) {
      return Candidate(strategy: known, estimator: estimator)
    }
    let strategies = SnapStrategies.all.map { $0.identifier } + SnapStrategies.aliases.map(\.name)
    let presets = Presets.all.map(\.identifier)
    switch isPreset {
    case true: throw Self.unknown("preset", strategy, in: presets, list: "presets")
    case false: throw Self.unknown("strategy", strategy, in: strategies, list: "strategies")
    case nil: throw Self.unknown("strategy or preset", strategy, in: strategies + presets, list: "strategies")
    }
  }

  /// The parameters of a preset that are about the device, with what makes sense for them.
  private static let deviceParameters: [(name: String, path: WritableKeyPath<PresetDevice, Double> & Sendable)] = [
    ("density", \.density), ("framesPerSecond", \.framesPerSecond),
  ]

  /// Whether a parameter is about the device and not about the strategy.
  private func isDevice(_ name: String, of candidate: Candidate) -> Bool {
    candidate.preset != nil && Self.deviceParameters.contains { $0.name == name }
  }

  private func device() throws(CandidateError) -> PresetDevice {
    var device = PresetDevice()
    for (name, text) in parameters {
      guard let parameter = Self.deviceParameters.first(where: { $0.name == name }) else { continue }
      guard let value = Double(text), value > 0, value <= 1000 else {
        throw CandidateError(
          message: "expected a number above 0 and up to 1000 for '\(name)' of \(strategy), found '\(text)'",
          advice: "write it as \(strategy)(\(name): \(device[keyPath: parameter.path].shortText))")
      }
      device[keyPath: parameter.path] = value
    }
    return device
  }

  /// The candidate's name in reports when it has none of its own: everything that was written, under the names of our own.
  ///
  /// A parameter that was written stays even at its default, so that who asks for `threshold(velocity: 0.5)` finds it.
  private func spelling(of candidate: Candidate) -> String {
    let chosen = candidate.strategy
    let written = Set(parameters.compactMap { type(of: chosen).parameterName($0.name) })
    let device = parameters.filter { isDevice($0.name, of: candidate) }.map { "\($0.name): \($0.value)" }
    let settings = chosen.parameterValues.filter { written.contains($0.name) }.map { "\($0.name): \($0.value)" }
    let extras = [("estimator", estimator), ("decelerationRate", decelerationRate), ("drag", drag)]
      .compactMap { pair in pair.1.map { "\(pair.0): \($0)" } }
    let identifier = candidate.preset ?? type(of: chosen).identifier
    // What is a preset's name too has to say that it is not the preset.
    let isAlone = candidate.preset == nil && Presets.named(identifier) != nil ? ["preset: false"] : []
    let inside = (settings + device + extras + isAlone).joined(separator: ", ")
    return inside.isEmpty ? identifier : "\(identifier)(\(inside))"
  }

  private static func set(
    _ name: String, _ text: String, in strategy: inout any SnapStrategy
  ) throws(CandidateError) {
    let value: ParameterValue? =
      switch text {
      case "true": .flag(true)
      case "false": .flag(false)
      default: Double(text).flatMap { $0.isFinite ? .number($0) : nil }
      }
    let identifier = type(of: strategy).identifier
    guard let value else {
      throw CandidateError(
        message: "expected a number, true or false for '\(name)' of \(identifier), found '\(text)'",
        advice: advice(on: name, of: strategy))
    }
    do {
      try strategy.set(name, to: value)
    } catch {
      throw refusal(of: error, value: text, strategy: strategy)
    }
  }

  /// How a parameter is written, with the value it has unless told otherwise.
  private static func advice(on name: String, of strategy: any SnapStrategy) -> String {
    let identifier = type(of: strategy).identifier
    let known = type(of: strategy).parameterName(name)
    let described = type(of: strategy).parameterDescriptions.first { $0.name == known }
    guard let described else { return "'detent explain \(identifier)' names its parameters" }
    return "write it as \(identifier)(\(described.name): \(described.defaultValue))"
  }

  private static func refusal(
    of error: ParameterError, value: String, strategy: any SnapStrategy
  ) -> CandidateError {
    let identifier = type(of: strategy).identifier
    switch error {
    case .unknown(let name, let known):
      let nearest = NearestName.to(name, in: known).map { "did you mean '\($0)'? " } ?? ""
      let all = known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))"
      return CandidateError(message: "\(identifier) has no parameter '\(name)'", advice: nearest + all)
    case .unsuitable(let name, let expected):
      return CandidateError(
        message: "expected \(expected) for '\(name)' of \(identifier), found '\(value)'",
        advice: expected.hasSuffix("pt/ms")
          ? "UIKit's velocities are points per millisecond: 500 pt/s is 0.5" : advice(on: name, of: strategy))
    }
  }

  /// Reads `normal`, `fast` or a number between 0 and 1.
  public static func deceleration(_ text: String) throws(CandidateError) -> Deceleration {
    switch text {
    case "normal": return .normal
    case "fast": return .fast
    default:
      guard let rate = Double(text), rate > 0, rate < 1 else {
        throw CandidateError(
          message: "expected a deceleration rate of normal, fast or a number between 0 and 1, found '\(text)'",
          advice: "UIKit's normal rate is 0.998 and its fast one 0.99, both per millisecond")
      }
      return Deceleration(perMillisecond: rate)
    }
  }

  private static func dragModel(_ text: String) throws(CandidateError) -> DragModel {
    guard let model = DragModel(rawValue: text) else {
      throw unknown("drag model", text, in: DragModel.allCases.map(\.rawValue), list: nil)
    }
    return model
  }

  private static func unknown(
    _ kind: String, _ text: String, in names: [String], list: String?
  ) -> CandidateError {
    let nearest = NearestName.to(text, in: names).map { "did you mean '\($0)'? " } ?? ""
    let all = list.map { "'detent list \($0)' names all" } ?? "known are \(names.joined(separator: ", "))"
    return CandidateError(message: "there is no \(kind) '\(text)'", advice: nearest + all)
  }
}
