import Testing

@testable import GestureMotion

@Suite struct StrategyParametersTests {
  @Test func `help lists numbers before switches, with unit and default`() {
    #expect(
      ThresholdOffsetSnap.parameterDescriptions == [
        ParameterDescription(name: "velocity", unit: "pt/ms", defaultValue: .number(0.3)),
        ParameterDescription(name: "clamp", unit: "", defaultValue: .flag(true)),
      ])
  }

  @Test func `values are those that are set`() throws {
    var strategy = ThresholdOffsetSnap()
    try strategy.set("clamp", to: .flag(false))
    #expect(strategy.parameterValues.map { $0.name } == ["velocity", "clamp"])
    #expect(strategy.parameterValues.map { $0.value } == [.number(0.3), .flag(false)])
    #expect(strategy.parameterValues.map { $0.value.description } == ["0.3", "false"])
  }

  @Test func `an unknown name is refused with those that are known`() {
    var strategy = TruncatorSnap()
    #expect(throws: ParameterError.unknown(name: "minFlng", known: ["minFling", "flingDistance"])) {
      try strategy.set("minFlng", to: .number(1))
    }
    var plain = NearestProposedSnap()
    #expect(throws: ParameterError.unknown(name: "velocity", known: [])) { try plain.set("velocity", to: .number(1)) }
  }

  @Test func `a value of the wrong kind or outside the range is refused and changes nothing`() {
    for value in [ParameterValue.flag(true), .number(-1), .number(.nan), .number(.infinity), .number(1e7)] {
      var strategy = ThresholdSnap()
      #expect(
        throws: ParameterError.unsuitable(name: "threshold", expected: "a number from 0 to 1000000 pt/ms")
      ) { try strategy.set("threshold", to: value) }
      #expect(strategy.pointsPerMillisecond == 0.5)
    }
  }

  @Test func `every strategy takes its own defaults, and no two parameters share a name`() throws {
    for type in SnapStrategies.all {
      var strategy = type.init()
      for (name, value) in strategy.parameterValues {
        #expect(throws: Never.self) { try strategy.set(name, to: value) }
      }
      let names = type.parameterDescriptions.map(\.name)
      #expect(Set(names).count == names.count, "\(type.identifier)")
    }
  }
}
