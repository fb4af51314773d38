import Testing

@testable import GestureReports

@Suite struct DrawingTests {
  private func svg(_ draw: (inout Drawing) -> Void) -> String {
    var drawing = Drawing()
    draw(&drawing)
    return drawing.svg(height: 50, title: "t", summary: "s", isEmbedded: true)
  }

  @Test func `coordinates have at most two decimals`() {
    let text = svg { $0.line(from: (1.0 / 3, 2), to: (2.005, -0.001), .grid) }
    #expect(text.contains("<line x1=\"0.33\" y1=\"2\" x2=\"2.01\" y2=\"0\" class=\"c-thin cs-grid\"/>"))
  }

  @Test func `what is no number is drawn at 0, and no length is negative`() {
    let text = svg {
      $0.rectangle(x: .nan, y: -.infinity, width: -4, height: .nan, .blue)
    }
    #expect(text.contains("<rect x=\"0\" y=\"0\" width=\"0\" height=\"0\" class=\"cf-blue\"/>"))
  }

  @Test func `words are escaped`() {
    let text = svg { $0.words("a<b & \"c\"", x: 1, y: 2) }
    #expect(text.contains(">a&lt;b &amp; &quot;c&quot;</text>"))
  }

  @Test func `marks differ by shape`() {
    let shapes = [ChartMark.ring, .disc, .diamond, .square, .cross].map { mark in
      svg { $0.mark(mark, at: (10, 10), .ink) }
    }
    #expect(Set(shapes).count == shapes.count)
  }

  @Test func `a line needs two points`() {
    #expect(!svg { $0.line(through: [(1, 1)], .blue) }.contains("polyline"))
    #expect(svg { $0.line(through: [(1, 1), (2, 3)], .blue) }.contains("points=\"1,1 2,3\""))
  }
}
