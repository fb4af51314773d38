import GestureAnalysis

extension JSONWriter {
  /// How candidates answer mirror images.
  mutating func mirror(_ mirror: MirrorFigures, of report: Report) {
    key("mirror")
    array(.spread) { list in
      for (candidate, figures) in zip(report.candidates, mirror.candidates) {
        list.object { json in
          json.member("candidate", candidate.id)
          json.member("compared", figures.compared)
          json.member("not_mirrored", figures.broken)
          json.member("ties", figures.ties)
          json.key("examples")
          json.array { examples in
            for example in figures.examples {
              examples.object {
                $0.member("trace", example.place.id)
                $0.member("stroke", example.place.stroke)
                $0.member("pages_moved", example.pagesMoved)
                $0.member("mirrored_pages_moved", example.mirroredPagesMoved)
                $0.member("tie", example.isTie)
              }
            }
          }
        }
      }
    }
  }
}
