import Testing

/// Every vector of `snap/` and `physics/`, put to the strategies and models that the program runs.
@Suite struct ConformanceModelTests {
  @Test func `every strategy sends a scroll where its original does`() throws {
    try expectAgreement(in: "snap", SnapAdapters.all)
  }

  @Test func `every model of motion moves as its original does`() throws {
    try expectAgreement(in: "physics", PhysicsAdapters.all)
  }

  private func expectAgreement(in folder: String, _ adapters: [VectorAdapter]) throws {
    guard let files = try VectorExaminer.results(of: folder, adapters: adapters) else { return }
    #expect(!files.isEmpty, "\(folder) holds no vectors")
    for file in files {
      let disputed = file.results.filter { $0.disputed != nil }
      print(
        "\(file.file): \(file.results.count) cases, \(file.agreeing) agree"
          + (disputed.isEmpty ? "" : ", \(disputed.count) disputed"))
      for result in file.results where result.disputed == nil {
        for problem in result.problems.prefix(8) { Issue.record("\(file.file), \(result.name): \(problem)") }
      }
      for result in disputed {
        print("disputed: \(file.file), \(result.name): \(result.disputed ?? "")")
        #expect(!result.problems.isEmpty, "\(file.file), \(result.name) agrees and is disputed no more")
      }
    }
  }

  @Test func `no more than five vectors are disputed`() {
    #expect(DisputedVectors.all.count <= 5)
  }
}
