import Foundation
import GestureTestSupport
import Testing

@testable import GestureMotion

/// The article "Why estimators disagree": its pictures and figures are what the estimators say today.
@Suite struct EstimatorArticleTests {
  private let catalogue = URL(fileURLWithPath: PackageRoot.path + "/Sources/GestureMotion/GestureMotion.docc")

  @Test("The pictures show what the estimators say", arguments: EstimatorScene.all.map(\.name))
  func picture(name: String) throws {
    let scene = try #require(EstimatorScene.all.first { $0.name == name })
    let file = catalogue.appendingPathComponent("Resources/\(name).svg")
    try GoldenFile.expect(EstimatorPicture(scene: scene).svg, toMatch: file)
  }

  @Test func `the tables of the article hold what the estimators say`() throws {
    let file = catalogue.appendingPathComponent("WhyEstimatorsDisagree.md")
    var article = try String(contentsOf: file, encoding: .utf8)
    for scene in EstimatorScene.all {
      #expect(article.contains("](\(scene.name))"), "no picture of \(scene.name)")
      let (begin, end) = ("<!-- \(scene.name) -->\n", "<!-- end -->")
      let start = try #require(article.range(of: begin)?.upperBound)
      let stop = try #require(article.range(of: end, range: start..<article.endIndex)?.lowerBound)
      article.replaceSubrange(start..<stop, with: table(of: scene))
    }
    try GoldenFile.expect(article, toMatch: file)
  }

  @Test func `every text of a picture stands inside it and on no other`() throws {
    // A character of 14 px is at most 8.4 px wide on average in the fonts named; rows are 18 px apart or more.
    for scene in EstimatorScene.all {
      let svg = EstimatorPicture(scene: scene).svg
      let size = try #require(svg.firstMatch(of: /viewBox="0 0 ([0-9.]+) ([0-9.]+)"/))
      let (width, height) = (try #require(Double(size.1)), try #require(Double(size.2)))
      var boxes: [(words: String, x: ClosedRange<Double>, y: Double)] = []
      for match in svg.matches(of: /<text x="([0-9.-]+)" y="([0-9.-]+)"(?: text-anchor="([a-z]+)")?[^>]*>([^<]*)</) {
        let (x, y) = (try #require(Double(match.1)), try #require(Double(match.2)))
        let length = 7.4 * Double(match.4.count)
        let left = match.3 == "end" ? x - length : match.3 == "middle" ? x - length / 2 : x
        boxes.append((String(match.4), left...(left + length), y))
        #expect(left >= 0 && left + length <= width && y >= 12 && y <= height - 4, "\(scene.name): \(match.4)")
      }
      for (index, box) in boxes.enumerated() {
        for other in boxes[(index + 1)...] where abs(box.y - other.y) < 13 {
          #expect(!box.x.overlaps(other.x), "\(scene.name): '\(box.words)' on '\(other.words)'")
        }
      }
    }
  }

  private func table(of scene: EstimatorScene) -> String {
    let names = scene.strokes.count > 1 ? scene.strokes.map { "\($0.name) [pt/s]" } : ["says [pt/s]"]
    let rows = scene.estimators.map { name in
      let said = scene.answers(of: name).map { $0.map(EstimatorPicture.whole) ?? "none" }
      return "| `\(name)` | \(said.joined(separator: " | ")) |\n"
    }
    return "| Estimator | \(names.joined(separator: " | ")) |\n| --- |\(names.map { _ in " ---: |" }.joined())\n"
      + rows.joined()
  }
}
