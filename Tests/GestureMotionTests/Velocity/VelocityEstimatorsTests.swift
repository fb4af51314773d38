import Foundation
import GestureTestSupport
import Testing

@testable import GestureMotion

@Suite struct VelocityEstimatorsTests {
  @Test func `the estimators of the main job are there under their names`() {
    let names = VelocityEstimators.all.map { $0.identifier }
    #expect(Set(names).count == names.count)
    for name in ["uikit", "aosp.lsq2", "flutter.ios", "last-pair", "secant-100"] {
      #expect(VelocityEstimators.named(name)?.identifier == name)
    }
    #expect(VelocityEstimators.named("aosp") == nil)
  }

  @Test func `every estimator of the folder is in the list, and has a test file`() throws {
    let sources = PackageRoot.path + "/Sources/GestureMotion/Velocity"
    let tests = Set(
      try FileManager.default.subpathsOfDirectory(atPath: PackageRoot.path + "/Tests/GestureMotionTests/Velocity"))
    let listed = Set(VelocityEstimators.all.map { String(describing: $0) })
    var found: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: sources) where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: sources + "/" + file, encoding: .utf8)
      let name = file.split(separator: "/").last.map { String($0.dropLast(6)) } ?? ""
      guard text.contains("public struct \(name)"), text.contains("public static let identifier") else { continue }
      found.insert(name)
      #expect(tests.contains(String(file.dropLast(6)) + "Tests.swift"), "\(file) has no test file beside it")
    }
    #expect(found == listed)
  }

  @Test func `an alias is found, and shadows no estimator`() {
    #expect(VelocityEstimators.named("aosp.default")?.identifier == "aosp.lsq2")
    let names = Set(VelocityEstimators.all.map { $0.identifier })
    for alias in VelocityEstimators.aliases {
      #expect(!names.contains(alias.name))
      #expect(names.contains(alias.identifier))
    }
  }

  @Test func `only the last pair reads the lift`() {
    #expect(VelocityEstimators.all.filter { $0.readsLiftAsSample }.map { $0.identifier } == ["last-pair"])
  }

  @Test func `summaries are one sentence`() {
    for type in VelocityEstimators.all {
      #expect(type.summary.hasSuffix(".") && !type.summary.contains("\n"), "\(type.identifier)")
      #expect(!type.usedBy.isEmpty, "\(type.identifier)")
    }
  }
}
