import Foundation
import Testing

/// Every vector of `velocity/`, put to the estimators that the program runs.
@Suite struct ConformanceVelocityTests {
  @Test func `every estimator says what its platform says`() throws {
    guard let files = try VectorFolder.files(of: "velocity") else { return }
    for url in files {
      let file: VelocityFile
      do {
        file = try VelocityFile(url)
      } catch {
        Issue.record("\(error)")
        continue
      }
      for problem in file.problems { Issue.record("velocity/\(file.name), \(problem)") }
      var agreeing = 0
      for asked in file.cases {
        let problems = VelocityExaminer.checks(of: asked).filter { $0.problem != nil }
        if problems.isEmpty { agreeing += 1 }
        for check in problems {
          Issue.record("velocity/\(file.name), \(asked.name), \(check.estimator): \(check.problem ?? "")")
        }
      }
      print("velocity/\(file.name): \(file.cases.count + file.unreadableCases) cases, \(agreeing) agree")
    }
  }
}
