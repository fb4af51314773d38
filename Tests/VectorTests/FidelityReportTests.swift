import Foundation
import GestureMotion
import GestureTestSupport
import Testing

@Suite struct FidelityReportTests {
  @Test func `the committed report on fidelity is what the vectors say`() throws {
    // Always the folder beside the package: another one is judged by the conformance tests and would tell other figures.
    guard let urls = try VectorFolder.files(of: "velocity", in: VectorFolder.shared) else { return }
    let files = try urls.map { try VelocityFile($0) }
    let names = VelocityEstimators.all.map { $0.identifier }
    let models = [("snap", SnapAdapters.all), ("physics", PhysicsAdapters.all)]
    let report = FidelityReport(
      models: try models.flatMap { folder, adapters in
        try VectorExaminer.results(of: folder, adapters: adapters, in: VectorFolder.shared) ?? []
      },
      agreements: Agreement.all(of: files, order: names),
      errors: TruthError.all(of: files, estimators: VelocityEstimators.all), estimators: names,
      columns: VelocityEstimators.platformDefaults.map { $0.identifier } + ["aosp.impulse", "last-pair", "secant-100"])
    let file = URL(fileURLWithPath: PackageRoot.path + "/Reports/fidelity.md")
    try GoldenFile.expect(report.text, toMatch: file)
  }

  @Test func `an estimator without a velocity errs by the whole truth`() throws {
    // One move: Android's LSQ2 says the secant, 40 px in 20 ms; of a single sample it says nothing.
    for (samples, error) in [(2, 0.0), (1, 2000)] {
      let rows = [
        ["t": 0, "x": 0, "y": 0, "phase": "down"], ["t": 20, "x": 40, "y": 0, "phase": "move"] as [String: Any],
      ]
      let json: [String: Any] = [
        "name": "a", "estimator": "none", "units": ["time": "ms"], "samples": Array(rows.prefix(samples)),
        "expected": [String: Any](), "tolerance": ["rel": 0, "abs": 0], "truth": ["vx": 2000, "vy": 0], "family": "f",
      ]
      let asked = try VelocityCase(StrictObject(json, at: "a"), of: "a.json")
      var file = try VelocityFile(
        StrictObject(["source": [String: Any](), "cases": [Any]()] as [String: Any], at: "a"), name: "a.json")
      file.cases = [asked, asked]
      let errors = TruthError.all(of: [file], estimators: [AOSPQuadraticVelocity.self])
      #expect(errors.count == 1)  // a stroke that comes twice counts once
      #expect(abs((errors.first?.pointsPerSecond ?? -1) - error) < 1e-9)
    }
  }

  @Test func `the median of an even number lies between the middle two`() {
    #expect(ErrorSummary([4, 1, 3, 2])?.median == 2.5)
    #expect(ErrorSummary([4, 1, 3])?.median == 3)
    #expect(ErrorSummary([4, 1, 3])?.worst == 4)
    #expect(ErrorSummary([]) == nil)
  }
}
