import GestureModel
import Testing

@testable import DetentCommand

@Suite struct ArgumentsTests {
  @Test func `flags, values and operands come apart`() throws {
    let arguments = try Arguments([
      "compare", "a.csv", "--viewport", "390", "--item=280", "-c", "round", "--candidate", "one-page", "-q", "-",
      "--inset-leading", "-20", "--", "--odd",
    ])
    #expect(arguments.command == .compare)
    #expect(arguments.operands == ["a.csv", "-", "--odd"])
    #expect(arguments[.viewport] == "390")
    #expect(arguments[.item] == "280")
    #expect(arguments.all(.candidate) == ["round", "one-page"])
    #expect(arguments[.insetLeading] == "-20")
    #expect(arguments.has(.quiet))
    #expect(!arguments.has(.noConfig))
  }

  @Test(
    "Mistakes are named, with what was meant",
    arguments: [
      (["comapre"], "error: unknown command 'comapre'\nnote: did you mean 'compare'?"),
      (
        ["compare", "--viewprot", "1"],
        "error: unknown flag '--viewprot'\nnote: did you mean '--viewport'?"
      ),
      (
        ["compare", "--viewport"],
        "error: '--viewport' expects a value: --viewport PT\nnote: 'detent --help' tells all"
      ),
      (
        ["compare", "--viewport", "--item"],
        "error: '--viewport' expects a value: --viewport PT\nnote: 'detent --help' tells all"
      ),
      (["compare", "--item", "1", "--item", "2"], "error: '--item' is given twice\nnote: give it once"),
      (
        ["compare", "--quiet=yes"],
        "error: '--quiet' takes no value, found '--quiet=yes'\nnote: 'detent --help' tells all"
      ),
      (
        ["explain", "--viewport", "1"],
        "error: 'explain' takes no flag '--viewport'\nnote: it belongs to: compare, lint, recorder"
      ),
      (
        ["--viewport", "1", "compare"],
        "error: '--viewport' is a flag of a command, found it before one\nnote: write the command first"
      ),
      (["compare", "--view", "1"], "error: unknown flag '--view'\nnote: 'detent compare --help' tells all"),
    ])
  func mistakes(arguments: [String], message: String) {
    let error = #expect(throws: Diagnostic.self) { try Arguments(arguments) }
    #expect(error?.description == message)
  }

  @Test func `help may be asked for anywhere`() throws {
    #expect(try Arguments(["-h"]).help == .short)
    #expect(try Arguments(["compare", "a.csv", "--help"]).help == .full)
    #expect(try Arguments(["--version"]).wantsVersion)
  }
}
