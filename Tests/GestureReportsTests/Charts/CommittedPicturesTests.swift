import Foundation
import GestureTestSupport
import Testing

@testable import GestureReports

/// The pictures of the real traces, as they lie in `Reports/`.
@Suite struct CommittedPicturesTests {
  @Test func `no words overlap or leave their ground`() throws {
    let folder = URL(fileURLWithPath: PackageRoot.path + "/Reports/traces")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count > 20)
    for name in names {
      let svg = try String(decoding: Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
      let probe = try #require(ChartProbe(svg), "\(name)")
      #expect(probe.collisions == [], "\(name)")
    }
  }
}
