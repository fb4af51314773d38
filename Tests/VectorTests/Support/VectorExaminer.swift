import Foundation

/// What came of one case.
struct VectorResult {
  var name: String
  /// The strategy that the case names, if it does.
  var strategy: String?
  /// What disagrees; empty if nothing does.
  var problems: [String]
  /// The largest difference between two numbers.
  var worst: Double
  /// Why the vector itself is thought to be wrong, if it is on the list of disputed cases.
  var disputed: String?
}

/// What came of one vector file.
struct VectorFileResult {
  /// Folder and name, such as `physics/flutter_friction`.
  var file: String
  /// What the file says of its own origin.
  var source: String
  var results: [VectorResult]

  var agreeing: Int { results.count { $0.problems.isEmpty } }
}

/// Puts vector files to their adapters.
enum VectorExaminer {
  /// Every file of a folder, in sorted order; `nil` after telling that the folder is absent.
  static func results(
    of folder: String, adapters: [VectorAdapter], in path: String = VectorFolder.path
  ) throws -> [VectorFileResult]? {
    try VectorFolder.files(of: folder, in: path)?.map { url in
      let name = url.deletingPathExtension().lastPathComponent
      return result(
        try VectorFolder.json(of: url, named: name), "\(folder)/\(name)", adapters.first { $0.file == name })
    }
  }

  /// The cases of one file; a file without an adapter disagrees as a whole.
  static func result(_ json: StrictObject, _ file: String, _ adapter: VectorAdapter?) -> VectorFileResult {
    var answer = VectorFileResult(file: file, source: "", results: [])
    do {
      _ = json.value("about")
      answer.source = try sourceText(json)
      let cases = try json.required(json.objects("cases"), "cases")
      try json.finish()
      answer.results = cases.map { result($0, file: file, adapter) }
      if cases.isEmpty { throw VectorProblem("\(file): there are no cases") }
    } catch {
      answer.results.append(VectorResult(name: "the file", problems: ["\(error)"], worst: 0))
    }
    return answer
  }

  private static func result(_ json: StrictObject, file: String, _ adapter: VectorAdapter?) -> VectorResult {
    var answer = VectorResult(name: json.place, problems: [], worst: 0)
    do {
      answer.name = try json.required(json.text("name"), "name")
      answer.disputed = DisputedVectors.reason(file: file, name: answer.name)
      answer.strategy = try json.text("strategy")
      _ = json.value("notes")
      guard let adapter else { throw VectorProblem("no adapter knows \(file)") }
      let tolerance = try json.required(json.number("tolerance"), "tolerance")
      let inputs = try json.required(json.value("inputs"), "inputs")
      for (key, adapt) in [("expected", adapter.answer), ("corrected", adapter.corrected)] {
        guard json.has(key) || key == "expected" else { continue }
        let expected = try json.required(json.value(key), key)
        guard let adapt else { throw VectorProblem("no adapter knows '\(key)' of \(file)") }
        let question = VectorQuestion(
          name: answer.name, strategy: answer.strategy, inputs: try StrictObject(inputs, at: "inputs"),
          wanted: Set((expected as? [String: Any] ?? [:]).keys), sampled: sampled(in: expected))
        let difference = VectorAnswer.object(try adapt(question))
          .difference(from: expected, tolerance: tolerance, at: key)
        try question.inputs.finish()
        answer.problems += difference.problems
        answer.worst = max(answer.worst, difference.worst)
      }
      try json.finish()
    } catch {
      answer.problems.append("\(error)")
    }
    return answer
  }

  /// The numbers of the rows of `samples`, by key.
  private static func sampled(in expected: Any) -> [String: [Double]] {
    let rows = (expected as? [String: Any])?["samples"] as? [[String: Any]] ?? []
    return rows.reduce(into: [:]) { sampled, row in
      for (key, value) in row { sampled[key, default: []].append((value as? NSNumber)?.doubleValue ?? .nan) }
    }
  }

  private static func sourceText(_ json: StrictObject) throws -> String {
    guard let source = json.value("source") else { throw VectorProblem("\(json.place): 'source' is missing") }
    guard let object = source as? [String: Any] else { return "\(source)" }
    return object["kind"] as? String ?? ""
  }
}
