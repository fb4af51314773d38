import Testing

@testable import DetentCommand

@Suite struct FlagsTests {
  @Test func `every flag has a name of its own and is in the table once`() {
    #expect(
      Flags.all.map(\.name).sorted { $0.rawValue < $1.rawValue }
        == FlagName.allCases.sorted { $0.rawValue < $1.rawValue })
    let letters = Flags.all.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
  }

  @Test("Every flag is in the help of the program", arguments: FlagName.allCases)
  func programHelp(name: FlagName) throws {
    let flag = try #require(Flags.all.first { $0.name == name })
    let help = Help.full(nil)
    #expect(help.contains("  \(flag.usage)"))
    let words = help.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains(flag.help))
  }

  @Test("Every flag of a command is in its help, and only those", arguments: CommandName.allCases)
  func commandHelp(command: CommandName) {
    let help = Help.full(command)
    for flag in Flags.all {
      #expect(help.contains("\n  \(flag.usage)") == flag.commands.contains(command), "\(flag.usage)")
    }
  }

  @Test("A command's help names no flag that it refuses", arguments: CommandName.allCases)
  func foreignFlags(command: CommandName) {
    // The exit codes of 'inspect' spoke of --fail-on, which 'inspect' refuses.
    let words = Help.full(command).split { !$0.isLetter && $0 != "-" }.filter { $0.hasPrefix("--") }
    for word in words {
      let flag = Flags.all.first { "--\($0.name.rawValue)" == word }
      #expect(flag?.commands.contains(command) ?? true, "\(word)")
    }
  }

  @Test("Every flag is understood by its commands", arguments: FlagName.allCases)
  func parsed(name: FlagName) throws {
    let flag = try #require(Flags.all.first { $0.name == name })
    guard name != .help && name != .version else { return }
    for command in flag.commands {
      let value = flag.placeholder == nil ? [] : ["7"]
      #expect(try Arguments([command.rawValue, "--\(name.rawValue)"] + value).has(name))
      if let letter = flag.short { #expect(try Arguments([command.rawValue, "-\(letter)"] + value).has(name)) }
    }
  }

  @Test("The short help fits a screen", arguments: [nil] + CommandName.allCases.map(Optional.some))
  func shortHelp(command: CommandName?) {
    let lines = Help.short(command).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 25)  // 24 lines and what follows the last line break
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.filter { $0.count > 80 })")
  }

  @Test func `a flag that sets the scenario has a key, and its help names its command`() {
    let geometry: Set<FlagName> = [
      .viewport, .item, .spacing, .count, .startOffset, .deceleration, .alignment, .axis, .direction, .insetLeading,
      .insetTrailing, .contentLength,
    ]
    #expect(Set(ScenarioKey.all.compactMap(\.flag)) == geometry)
  }
}
