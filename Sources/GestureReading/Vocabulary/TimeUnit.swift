import GestureModel

/// The unit of the times in a file.
enum TimeUnit: Hashable, CaseIterable {
  case seconds, milliseconds, microseconds, nanoseconds

  /// The power of ten that makes nanoseconds.
  var power: Int {
    switch self {
    case .seconds: 9
    case .milliseconds: 6
    case .microseconds: 3
    case .nanoseconds: 0
    }
  }

  /// The word for sentences.
  var word: String {
    switch self {
    case .seconds: "seconds"
    case .milliseconds: "milliseconds"
    case .microseconds: "microseconds"
    case .nanoseconds: "nanoseconds"
    }
  }

  /// The unit that a word in a column's name stands for, in lower case.
  static func named(_ word: String) -> TimeUnit? {
    switch word {
    case "s", "sec", "secs", "second", "seconds": .seconds
    case "ms", "msec", "msecs", "millis", "millisecond", "milliseconds": .milliseconds
    case "us", "µs", "μs", "usec", "usecs", "micros", "microsecond", "microseconds": .microseconds
    case "ns", "nsec", "nsecs", "nanos", "nanosecond", "nanoseconds": .nanoseconds
    default: nil
    }
  }
}

/// A unit found by looking at the times themselves.
struct TimeUnitGuess: Hashable {
  var unit: TimeUnit
  /// Why, as the end of a sentence.
  var reason: String
  /// Whether the numbers speak for two units or for none.
  var isDoubtful: Bool

  /// Chooses a unit by the median step between the samples of one touch and by the size of the values.
  ///
  /// The step decides where both speak, since a velocity is made of steps. Steps between the ranges go to the unit
  /// whose range is nearest by ratio; ours, the table leaves it open.
  /// - Parameters:
  ///   - medianStep: In the file's unit, or `nil` if no touch has two times.
  ///   - value: The first time.
  /// - Source: `research/formats.md` 2.
  init(medianStep: Double?, value: Double) {
    let epoch = TimeUnitGuess.epochUnit(value)
    guard let step = medianStep, step > 0 else {
      unit = epoch ?? .milliseconds
      isDoubtful = epoch == nil
      reason = epoch == nil ? "as nothing in the file tells" : "as times of that size count from 1970"
      return
    }
    let ranges: [(unit: TimeUnit, low: Double, high: Double)] = [
      (.seconds, 0.004, 0.12), (.milliseconds, 4, 120), (.microseconds, 4000, 120_000), (.nanoseconds, 4e6, 1.2e8),
    ]
    let inside = ranges.first { step >= $0.low && step <= $0.high }
    // Half-way by ratio between 0.12 and 4: 0.69; the other borders lie a thousand times higher each.
    let nearest: TimeUnit =
      step < 0.69 ? .seconds : step < 690 ? .milliseconds : step < 690_000 ? .microseconds : .nanoseconds
    if inside == nil, let epoch {
      unit = epoch
    } else {
      unit = inside?.unit ?? nearest
    }
    isDoubtful = inside == nil || (epoch != nil && epoch != unit)
    var words = "as the median step is \(step.trimmedForReason)"
    if let epoch {
      words +=
        epoch == unit
        ? " and times of that size count from 1970" : ", although times of that size would be \(epoch.word) from 1970"
    } else if inside == nil {
      words += ", which fits no usual rate"
    }
    reason = words
  }

  /// 1e9–2e9 is 2001 to 2033 in seconds; the others are the same years in smaller units.
  private static func epochUnit(_ value: Double) -> TimeUnit? {
    switch value {
    case 1e9...2e9: .seconds
    case 1e12...2e12: .milliseconds
    case 1e15...2e15: .microseconds
    case 1e18...2e18: .nanoseconds
    default: nil
    }
  }
}

extension Double {
  /// At most six decimals.
  fileprivate var trimmedForReason: String { trimmedText(6) }
}
