import Foundation
import GestureModel
import GestureTestSupport
import Testing

@testable import GestureMotion

/// The cases of `vectors/velocity` for our two estimators that are written from a platform's source.
///
/// Passed over: cases of several fingers (`pointer`), deltas in place of positions (`differential`), and the one whose
/// clock runs back (`out-of-order`; our strokes never do). `resampled` samples are left out for `aosp.lsq2` and taken as
/// real for `flutter.ios`, as the README says. Where a peer's own test is loose (20 %) its oracle is checked instead.
@Suite struct VelocityVectorsTests {
  struct File: Decodable { var cases: [Case] }
  struct Case: Decodable {
    var name, estimator: String
    var units: Units
    var samples: [Row]
    var expected: Answer
    var oracle: Answer?
    var expectedBy, oracleBy: [String: Answer]?
    var tolerance: Tolerance
    var query: Query?
    var differential: Bool?
  }
  struct Units: Decodable { var time: String }
  struct Tolerance: Decodable { var rel, abs: Double }
  struct Query: Decodable { var sinceLastSampleMs: Double? }
  struct Row: Decodable {
    var t: Int64
    var x, y: Double
    var phase: String
    var pointer: Int?
    var resampled: Bool?
  }
  /// A velocity; a key that is present and `null` means that there must be none.
  struct Answer: Decodable {
    enum Component: Equatable {
      case none
      case value(Double)
    }
    var components: [String: Component] = [:]

    private struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      for key in container.allKeys {
        if try container.decodeNil(forKey: key) {
          components[key.stringValue] = Component.none
        } else if let number = try? container.decode(Double.self, forKey: key) {
          components[key.stringValue] = .value(number)
        }
      }
    }
  }

  private func cases(_ name: String) throws -> [Case]? {
    guard let path = SharedFolder.file("vectors/velocity/\(name).json") else { return nil }
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: URL(fileURLWithPath: path))).cases
  }

  /// The rows as a stroke; `nil` if it is one of those passed over.
  private func stroke(_ question: Case, skippingResampled: Bool) -> Stroke? {
    let rows = question.samples
    guard question.differential != true, !rows.contains(where: { $0.pointer != nil }) else { return nil }
    guard zip(rows, rows.dropFirst()).allSatisfy({ $0.t <= $1.t }) else { return nil }
    let unit: Int64 = question.units.time == "us" ? 1000 : 1
    var stroke = Stroke(samples: [])
    for row in rows where !(skippingResampled && row.resampled == true) {
      let sample = Sample(nanoseconds: row.t * unit, x: row.x, y: row.y)
      switch row.phase {
      case "down", "move": stroke.samples.append(sample)
      case "cancel": stroke.end = .cancelled
      default: break
      }
    }
    // Asked at the time of the last row, or so long after it.
    stroke.liftNanoseconds =
      (rows.last?.t ?? 0) * unit + Int64((question.query?.sinceLastSampleMs ?? 0) * 1_000_000)
    return stroke
  }

  private func check(
    _ estimate: VelocityEstimate, _ answer: Answer, _ axis: Axis, keys: [String], slack: (Double) -> Double,
    _ name: String
  ) -> Bool {
    guard let key = keys.first(where: { answer.components[$0] != nil }), let wanted = answer.components[key] else {
      return false
    }
    let found = estimate.velocity?.pointsPerSecond(along: axis)
    switch wanted {
    case .none:
      // A cancelled stroke is told as standing still, with a remark that says why.
      #expect(found == nil || (found == 0 && estimate.remark != nil), "\(name) \(key): \(estimate)")
    case .value(let value):
      let velocity = found ?? 0
      #expect(abs(velocity - value) <= slack(value), "\(name) \(key): \(velocity) for \(value)")
    }
    return true
  }

  @Test(arguments: [("aosp-oracle", 83), ("aosp-native", 21)])
  func `aosp.lsq2 agrees with the compiled tracker in double`(file: String, count: Int) throws {
    guard let questions = try cases(file) else { return }
    var asked = 0
    for question in questions {
      let answer =
        question.expectedBy?["aosp.lsq2"]
        ?? (["aosp.lsq2", "aosp.default"].contains(question.estimator) ? question.oracle : nil)
      guard let answer, let stroke = stroke(question, skippingResampled: true) else { continue }
      let estimate = AOSPQuadraticVelocity().estimate(of: stroke)
      for (axis, letter) in [(Axis.horizontal, "x"), (.vertical, "y")] {
        let isDouble = answer.components["v\(letter)64"] != nil
        // README: double within 1e-6 + 1e-8·|v|; where only the float32 value is given, within 0.5 + 1e-4·|v|.
        let agrees = check(
          estimate, answer, axis, keys: ["v\(letter)64", "v\(letter)"],
          slack: { isDouble ? 1e-6 + 1e-8 * abs($0) : 0.5 + 1e-4 * abs($0) }, question.name)
        asked += agrees && axis == .horizontal ? 1 : 0
      }
    }
    print("velocity/\(file).json: aosp.lsq2 asked \(asked) of \(questions.count)")
    #expect(asked == count)
  }

  @Test(arguments: [("flutter-oracle", 83), ("flutter", 16)])
  func `flutter.ios agrees with its original`(file: String, count: Int) throws {
    guard let questions = try cases(file) else { return }
    var asked = 0
    for question in questions {
      let isOurs = question.estimator == "flutter.ios"
      let answer =
        question.expectedBy?["flutter.ios"] ?? question.oracleBy?["flutter.ios"]
        ?? (isOurs ? question.oracle ?? question.expected : nil)
      guard let answer, let stroke = stroke(question, skippingResampled: false) else { continue }
      // Flutter keeps samples of one time: the stroke is passed as it was recorded.
      let estimate = FlutterIOSVelocity().estimate(of: stroke)
      let tolerance = question.expectedBy == nil ? Tolerance(rel: 1e-9, abs: 1e-6) : question.tolerance
      for (axis, letter) in [(Axis.horizontal, "x"), (.vertical, "y")] {
        let agrees = check(
          estimate, answer, axis, keys: ["v\(letter)"], slack: { tolerance.abs + tolerance.rel * abs($0) },
          question.name)
        asked += agrees && axis == .horizontal ? 1 : 0
      }
    }
    print("velocity/\(file).json: flutter.ios asked \(asked) of \(questions.count)")
    #expect(asked == count)
  }
}
