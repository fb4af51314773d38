import Foundation
import GestureTestSupport
import Testing

@testable import DetentCommand

@Suite struct ScenarioKeyTests {
  @Test func `every key is described in the article about scenarios, and none that there is not`() throws {
    let path = PackageRoot.path + "/Sources/GestureRules/GestureRules.docc/Scenarios.md"
    let article = try String(contentsOfFile: path, encoding: .utf8)
    let rows = article.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let described = rows.map { String($0.dropFirst(3).prefix { $0 != "`" }) }
    #expect(described == ScenarioKey.all.map(\.name))
  }
}
