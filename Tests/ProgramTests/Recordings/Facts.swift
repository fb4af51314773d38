import Foundation
import GestureModel
import GestureReading
import GestureTestSupport

/// What another program counted in one file of `../shared/recordings`.
///
/// The values are those of the parsed index and never changed.
struct Facts: @unchecked Sendable, CustomStringConvertible {
  let file: String
  let values: [String: Any]

  /// The facts of every file; none without the folder.
  static let all: [Facts] = {
    guard let path = SharedFolder.file("recordings/INDEX.json"),
      let data = FileManager.default.contents(atPath: path),
      let entries = (try? JSONSerialization.jsonObject(with: data)) as? [[String: Any]]
    else { return [] }
    return entries.compactMap { entry in
      guard let file = entry["file"] as? String, let facts = entry["known_facts"] as? [String: Any] else { return nil }
      return Facts(file: file, values: facts)
    }
  }()

  var description: String { file }
  /// A whole number, exact up to 64 bits.
  func whole(_ key: String) -> Int64? { (values[key] as? NSNumber)?.int64Value }
  func number(_ key: String) -> Double? { (values[key] as? NSNumber)?.doubleValue }
}

/// A touch with the times of its file.
struct FoundTouch {
  var pointer: String
  var end: StrokeEnd
  var lift: Int64
  var samples: [Sample]

  /// - Parameter countsLift: Whether a lift that repeats the last place counts as a sample, as the facts of logs do
  ///   whose lift has a place.
  static func all(_ traces: [Trace], countsLift: Bool) -> [FoundTouch] {
    traces.flatMap { trace in
      trace.strokes.map { stroke in
        let origin = trace.clockOriginNanoseconds
        var samples = stroke.samples.map { Sample(nanoseconds: $0.nanoseconds + origin, x: $0.x, y: $0.y) }
        if countsLift, stroke.liftRepeatsPlace, let last = samples.last {
          samples.append(Sample(nanoseconds: stroke.liftNanoseconds + origin, x: last.x, y: last.y))
        }
        return FoundTouch(
          pointer: stroke.pointer, end: stroke.end, lift: stroke.liftNanoseconds + origin, samples: samples)
      }
    }
  }

  /// Pieces of one pointer joined, for files whose facts go by the id alone.
  static func joined(_ touches: [FoundTouch]) -> [FoundTouch] {
    var result: [FoundTouch] = []
    for touch in touches {
      if let last = result.last, last.pointer == touch.pointer {
        result[result.count - 1].samples += touch.samples
        result[result.count - 1].lift = touch.lift
      } else {
        result.append(touch)
      }
    }
    return result
  }

  var steps: [Int64] { zip(samples, samples.dropFirst()).map { $1.nanoseconds - $0.nanoseconds } }

  /// From first sample to lift; a lift and a landing at the same time do not overlap.
  static func simultaneous(_ touches: [FoundTouch]) -> Int {
    let changes = touches.flatMap { [($0.samples.first?.nanoseconds ?? 0, 1), ($0.lift, -1)] }.sorted { $0 < $1 }
    var open = 0
    return changes.reduce(0) { most, change in
      open += change.1
      return max(most, open)
    }
  }
}
