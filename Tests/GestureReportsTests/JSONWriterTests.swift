import GestureModel
import Testing

@testable import GestureReports

@Suite struct JSONWriterTests {
  @Test func `keys keep their order, and lines break where that was asked for`() {
    var writer = JSONWriter()
    writer.object(.spread) { json in
      json.member("b", 1)
      json.member("a", [String]())
      json.key("list")
      json.array(.spread) { list in
        list.object {
          $0.member("x", 0.1)
          $0.member("y", nil as Double?)
        }
        list.value("end")
      }
      json.key("none")
      json.object(.spread) { _ in }
    }
    #expect(
      writer.text == """
        {
          "b": 1,
          "a": [],
          "list": [
            {"x": 0.1, "y": null},
            "end"
          ],
          "none": {}
        }
        """)
  }

  @Test(
    "Numbers take their shortest form that reads back",
    arguments: [
      (0.1, "0.1"), (-0.0, "0"), (120, "120"), (1e-7, "1e-07"), (813.61, "813.61"), (.nan, "null"), (.infinity, "null"),
    ])
  func numbers(number: Double, text: String) {
    var writer = JSONWriter()
    writer.value(number)
    #expect(writer.text == text)
  }

  @Test func `strings are escaped`() {
    #expect("a\"b\\c\n\u{1}\u{202E}é".asJSON == #""a\"b\\c\n\u0001\u202eé""#)
    #expect("##[a] [b] ##vso[c]".asJSON == ###""##\u005ba] [b] ##vso\u005bc]""###)  // no command in a CI system's log
    #expect("\u{E0041}".asJSON == #""\udb40\udc41""#)  // a pair of surrogates
  }
}
