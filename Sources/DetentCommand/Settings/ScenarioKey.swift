import GestureModel
import GestureMotion
import GestureReplay

/// What was expected where a setting had an unsuitable value.
struct SettingMismatch: Error, Hashable {
  /// Such as `a number above 0`.
  var expected: String
  /// How to go on, if there is more to say.
  var notes: [String] = []
}

/// A key of `scenario` in `detent.json`: files and flags set the scenario through this table alone.
struct ScenarioKey: Sendable {
  /// The key.
  var name: String
  /// The flag that sets the same, if there is one.
  var flag: FlagName?
  /// Puts a value in its place, or says what was expected.
  var set: @Sendable (SettingValue, inout Scenario) throws(SettingMismatch) -> Void

  /// Lengths beyond this are mistakes, and would drown half points (ours).
  static let longest = 1e9
  /// More items than this are mistakes (ours; stated in the message).
  static let mostItems = 1_000_000

  /// Every key, in the order of `DESIGN.md` section 4.
  static let all: [ScenarioKey] = [
    ScenarioKey(name: "name") { value, scenario throws(SettingMismatch) in
      guard case .word(let word) = value else { throw SettingMismatch(expected: "a text") }
      scenario.name = word
    },
    word("axis", .axis, \.axis),
    length("viewport", .viewport, \.viewport, .aboveZero),
    itemSize,
    length("spacing", .spacing, \.spacing, .notNegative),
    count,
    itemsPerGroup,
    length("itemSpacing", nil, \.itemSpacing, .notNegative),
    length("insetLeading", .insetLeading, \.insetLeading, .any),
    length("insetTrailing", .insetTrailing, \.insetTrailing, .any),
    length("sectionInsetLeading", nil, \.sectionInsetLeading, .any),
    length("sectionInsetTrailing", nil, \.sectionInsetTrailing, .any),
    flag("loop", \.loop),
    word("alignment", .alignment, \.alignment),
    word("direction", .direction, \.direction),
    length("contentStart", nil, \.contentStart, .any),
    optionalLength("contentLength", .contentLength, \.contentLength, .aboveZero),
    decelerationRate,
    flag("pagingEnabled", \.pagingEnabled),
    flag("clipsToBounds", \.clipsToBounds),
    optionalLength("frameStart", nil, \.frameStart, .any),
    flag("forwardsHitTest", \.forwardsHitTest),
    flag("directionalLock", \.directionalLock),
    length("startOffset", .startOffset, \.startOffset, .any),
    flag("mirrorsIndex", \.mirrorsIndex),
    optionalLength("assumedStride", nil, \.assumedStride, .aboveZero),
    ScenarioKey(name: "assumedAlignment") { value, scenario throws(SettingMismatch) in
      scenario.assumedAlignment = try choice(value)
    },
    optionalLength("screenSize", nil, \.screenSize, .aboveZero),
    optionalLength("resizedViewport", nil, \.resizedViewport, .aboveZero),
    optionalLength("resizedItemSize", nil, \.resizedItemSize, .aboveZero),
    flag("orthogonalSection", \.orthogonalSection),
    flag("usesScrollCallback", \.usesScrollCallback),
    pageCount,
    optionalLength("assumedInsetLeading", nil, \.assumedInsetLeading, .any),
    flag("expectsSnapping", \.expectsSnapping),
    optionalLength("minimumDistance", nil, \.minimumDistance, .notNegative),
    flag("subtractsMinimumDistance", \.subtractsMinimumDistance),
    amount("frictionPerFrame", "a number between 0 and 1", \.frictionPerFrame) { $0 > 0 && $0 < 1 },
    flag("frictionUsesElapsedTime", \.frictionUsesElapsedTime),
    amount("snapDurationMs", "a number of milliseconds above 0", \.snapDurationMilliseconds) {
      $0 > 0 && $0 <= longest
    },
    word("snapCurve", nil, \.snapCurve),
    flag("comparesOffsetsExactly", \.comparesOffsetsExactly),
    flag("wrapsIndex", \.wrapsIndex),
    ScenarioKey(name: "velocityAxis") { value, scenario throws(SettingMismatch) in
      scenario.velocityAxis = try choice(value)
    },
    amount("velocityVectorLimit", "a number of pt/ms above 0", \.velocityVectorLimit) { $0 > 0 && $0 <= longest },
    amount("gestureConeDegrees", "a number of degrees from 0 to 90", \.gestureConeDegrees) { (0...90).contains($0) },
  ]

  /// Which lengths make sense.
  enum Sign: Sendable {
    case any
    case notNegative
    case aboveZero

    var expected: String {
      switch self {
      case .any: "a number of points"
      case .notNegative: "a number of points, 0 or more"
      case .aboveZero: "a number of points above 0"
      }
    }
  }

  private static func points(_ value: SettingValue, _ sign: Sign) throws(SettingMismatch) -> Double {
    guard case .number(let number) = value, number.isFinite else { throw SettingMismatch(expected: sign.expected) }
    let isSuitable =
      switch sign {
      case .any: true
      case .notNegative: number >= 0
      case .aboveZero: number > 0
      }
    guard isSuitable, abs(number) <= longest else {
      let notes = abs(number) > longest ? ["lengths go up to \(longest.shortText) pt"] : []
      throw SettingMismatch(expected: sign.expected, notes: notes)
    }
    return number
  }

  private static func length(
    _ name: String, _ flag: FlagName?, _ path: WritableKeyPath<Scenario, Double> & Sendable, _ sign: Sign
  ) -> ScenarioKey {
    ScenarioKey(name: name, flag: flag) { value, scenario throws(SettingMismatch) in
      scenario[keyPath: path] = try points(value, sign)
    }
  }

  private static func optionalLength(
    _ name: String, _ flag: FlagName?, _ path: WritableKeyPath<Scenario, Double?> & Sendable, _ sign: Sign
  ) -> ScenarioKey {
    ScenarioKey(name: name, flag: flag) { value, scenario throws(SettingMismatch) in
      scenario[keyPath: path] = try points(value, sign)
    }
  }

  private static func flag(_ name: String, _ path: WritableKeyPath<Scenario, Bool> & Sendable) -> ScenarioKey {
    ScenarioKey(name: name) { value, scenario throws(SettingMismatch) in
      guard case .flag(let flag) = value else { throw SettingMismatch(expected: "true or false") }
      scenario[keyPath: path] = flag
    }
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: SettingValue
  ) throws(SettingMismatch) -> Choice {
    let words = Choice.allCases.map(\.rawValue)
    let expected = words.joined(separator: " or ")
    guard case .word(let word) = value else { throw SettingMismatch(expected: expected) }
    guard let choice = Choice(rawValue: word) else {
      let nearest = NearestName.to(word, in: words).map { ["did you mean '\($0)'?"] } ?? []
      throw SettingMismatch(expected: expected, notes: nearest)
    }
    return choice
  }

  private static func word<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ flag: FlagName?, _ path: WritableKeyPath<Scenario, Choice> & Sendable
  ) -> ScenarioKey {
    ScenarioKey(name: name, flag: flag) { value, scenario throws(SettingMismatch) in
      scenario[keyPath: path] = try choice(value)
    }
  }

  private static func amount(
    _ name: String, _ expected: String, _ path: WritableKeyPath<Scenario, Double?> & Sendable,
    _ isSuitable: @escaping @Sendable (Double) -> Bool
  ) -> ScenarioKey {
    ScenarioKey(name: name) { value, scenario throws(SettingMismatch) in
      guard case .number(let number) = value, isSuitable(number) else { throw SettingMismatch(expected: expected) }
      scenario[keyPath: path] = number
    }
  }

  private static let pageCount = ScenarioKey(name: "declaredPageCount") { value, scenario throws(SettingMismatch) in
    guard case .number(let number) = value, let count = Int(exactly: number), (1...mostItems).contains(count) else {
      throw SettingMismatch(expected: "a whole number of pages from 1 to \(mostItems)")
    }
    scenario.declaredPageCount = count
  }

  private static let count = wholeNumber("count", .count, \.count)
  private static let itemsPerGroup = wholeNumber("itemsPerGroup", nil, \.itemsPerGroup)

  private static func wholeNumber(
    _ name: String, _ flag: FlagName?, _ path: WritableKeyPath<Scenario, Int> & Sendable
  ) -> ScenarioKey {
    ScenarioKey(name: name, flag: flag) { value, scenario throws(SettingMismatch) in
      guard case .number(let number) = value, let count = Int(exactly: number), (1...mostItems).contains(count) else {
        throw SettingMismatch(expected: "a whole number of items from 1 to \(mostItems)")
      }
      scenario[keyPath: path] = count
    }
  }

  /// Points, or a share of the view such as `85%`, which is what `fractionalWidth(0.85)` says.
  private static let itemSize = ScenarioKey(name: "itemSize", flag: .item) { value, scenario throws(SettingMismatch) in
    guard case .word(let word) = value, word.hasSuffix("%") else {
      scenario.itemSize = try points(value, .aboveZero)
      scenario.itemFraction = nil
      return
    }
    guard let share = Double(word.dropLast()), share > 0, share <= 1000 else {
      throw SettingMismatch(expected: "a number of points above 0, or a share of the view such as 85%")
    }
    scenario.itemFraction = share / 100
  }

  private static let decelerationRate = ScenarioKey(
    name: "decelerationRate", flag: .deceleration
  ) { value, scenario throws(SettingMismatch) in
    let expected = "normal, fast or a number between 0 and 1"
    let notes = ["UIKit's normal rate is 0.998 and its fast one 0.99, both per millisecond"]
    switch value {
    case .word("normal"): scenario.decelerationPerMillisecond = Deceleration.normal.perMillisecond
    case .word("fast"): scenario.decelerationPerMillisecond = Deceleration.fast.perMillisecond
    case .number(let rate) where rate > 0 && rate < 1: scenario.decelerationPerMillisecond = rate
    default: throw SettingMismatch(expected: expected, notes: notes)
    }
  }
}
