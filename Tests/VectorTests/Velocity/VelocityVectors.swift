import Foundation
import GestureModel
import GestureMotion

/// A file of `velocity/`.
struct VelocityFile {
  /// The file's name with its ending.
  var name: String
  var cases: [VelocityCase] = []
  /// The cases that could not be read, and what of the file itself was not understood.
  var unreadableCases = 0
  var problems: [String] = []

  init(_ url: URL) throws {
    let name = url.lastPathComponent
    try self.init(VectorFolder.json(of: url, named: "velocity/\(name)"), name: name)
  }

  init(_ json: StrictObject, name: String) throws {
    self.name = name
    for (index, object) in try json.required(json.objects("cases"), "cases").enumerated() {
      do {
        cases.append(try VelocityCase(object, of: name))
      } catch {
        unreadableCases += 1
        problems.append("case \(index): \(error)")
      }
    }
    do {
      let source = try json.required(json.object("source"), "source")
      for key in ["repo", "path", "commit", "license"] { _ = try source.text(key) }
      try source.finish()
      _ = try json.text("conventions")
      try json.finish()
    } catch {
      problems.append("\(error)")
    }
  }
}

/// One stroke with what estimators must say to it.
struct VelocityCase {
  var name: String
  var estimator: String
  var log: TouchLog
  /// The finger that is asked about.
  var pointer: Int
  /// Whether the strokes hold one finger that was not cancelled, so that a ``Stroke`` tells the same.
  var isPlainStroke: Bool
  /// Times and places of a bare fit, which have no unit.
  var bareFit: (degree: Int, times: [Double], places: [SIMD2<Double>])?
  var rules: VelocityRules
  /// How long after the last sample the question comes.
  var sinceLastNanoseconds: Int64
  var expected: StrictObject
  var expectedBy: [(name: String, wanted: StrictObject)]
  var oracle: StrictObject?
  var oracleBy: [(name: String, wanted: StrictObject)]
  var queries: [(samples: Int, wanted: StrictObject)]
  /// What kind of synthetic stroke it is.
  var family: String?
  /// The analytic velocity at the last sample.
  var truth: FingerVelocity?

  init(_ json: StrictObject, of file: String) throws {
    name = try json.required(json.text("name"), "name")
    estimator = try json.required(json.text("estimator"), "estimator")
    let units = try json.required(json.object("units"), "units")
    let unit = try units.required(units.text("time"), "time")
    _ = try units.text("position")
    try units.finish()
    let isDifferential = try json.flag("differential")
    let samples = try json.required(json.objects("samples"), "samples")
    let degree = try json.whole("degree")
    if unit == "unitless" {
      log = TouchLog(rows: [])
      bareFit = try Self.bareFit(degree: json.required(degree, "degree"), samples)
    } else {
      guard degree == nil else { throw VectorProblem("\(json.place): a degree for a stroke with units") }
      guard let nanoseconds = ["ns": 1, "us": 1000, "ms": 1_000_000][unit] as Int64? else {
        throw VectorProblem("\(units.place).time: the unit '\(unit)' is not understood")
      }
      log = try TouchLog(samples, nanosecondsPerUnit: nanoseconds, holdsSteps: isDifferential)
    }
    let pointer = Int(try json.whole("pointer") ?? 0)
    self.pointer = pointer
    isPlainStroke = log.rows.allSatisfy { $0.pointer == pointer && [.down, .move, .up].contains($0.action) }
    let tolerance = try json.required(json.object("tolerance"), "tolerance")
    rules = VelocityRules(
      relative: try tolerance.required(tolerance.number("rel"), "rel"),
      absolute: try tolerance.required(tolerance.number("abs"), "abs"), maximum: try json.number("maxVelocity"),
      unitsPerMillisecond: try json.number("unitsPerSecondFactor"), noneIsZero: false)
    rules.noneIsZero = file == "chromium.json" || rules.maximum != nil
    try tolerance.finish()
    let query = try json.object("query")
    let late = try query.map { try $0.required($0.whole("sinceLastSampleMs"), "sinceLastSampleMs") }
    sinceLastNanoseconds = (late ?? 0) * 1_000_000
    try query?.finish()
    expected = try json.required(json.object("expected"), "expected")
    expectedBy = try Self.named(json.object("expectedBy"))
    oracle = try json.object("oracle")
    oracleBy = try Self.named(json.object("oracleBy"))
    queries = try (json.objects("queries") ?? []).map {
      (Int(try $0.required($0.whole("afterSample"), "afterSample")), $0)
    }
    family = try json.text("family")
    truth = try json.object("truth").map { truth in
      let x = try truth.required(truth.number("vx"), "vx")
      let y = try truth.required(truth.number("vy"), "vy")
      try truth.finish()
      return FingerVelocity(xPointsPerSecond: x, yPointsPerSecond: y)
    }
    _ = try json.text("notes")
    try json.finish()
  }

  /// The first `count` rows as a stroke, and what comes of its lift.
  func stroke(upTo count: Int? = nil) -> Stroke {
    let rows = log.rows.prefix(count ?? log.rows.count)
    var stroke = Stroke(samples: rows.filter { $0.action != .up }.map(\.sample))
    stroke.liftNanoseconds = (rows.last?.nanoseconds ?? 0) + sinceLastNanoseconds
    if let up = rows.last, up.action == .up, let last = stroke.samples.last {
      stroke.lastSampleIsLift = up.x != last.x || up.y != last.y
      stroke.liftRepeatsPlace = !stroke.lastSampleIsLift
      if stroke.lastSampleIsLift { stroke.samples.append(up.sample) }
    }
    return stroke
  }

  /// The first `count` rows; a question that comes later is a lift that comes later.
  func log(upTo count: Int? = nil) -> TouchLog {
    var cut = TouchLog(rows: Array(log.rows.prefix(count ?? log.rows.count)))
    if sinceLastNanoseconds > 0, var last = cut.rows.last, last.action == .move {
      last.nanoseconds += sinceLastNanoseconds
      (last.action, last.event) = (.up, last.event + 1)
      cut.rows.append(last)
    }
    return cut
  }

  private static func named(_ object: StrictObject?) throws -> [(name: String, wanted: StrictObject)] {
    try object.map { object in
      try object.keys.map { ($0, try object.required(object.object($0), $0)) }
    } ?? []
  }

  private static func bareFit(
    degree: Int64, _ samples: [StrictObject]
  ) throws -> (degree: Int, times: [Double], places: [SIMD2<Double>]) {
    var (times, places): ([Double], [SIMD2<Double>]) = ([], [])
    for sample in samples {
      times.append(try sample.required(sample.number("t"), "t"))
      places.append(
        SIMD2(try sample.required(sample.number("x"), "x"), try sample.required(sample.number("y"), "y")))
      _ = try sample.text("phase")
      try sample.finish()
    }
    return (Int(degree), times, places)
  }
}

/// How a case's answers are compared.
struct VelocityRules {
  var relative: Double
  var absolute: Double
  /// Each axis is cut to this before comparing.
  var maximum: Double?
  /// Answers are per millisecond, times this.
  var unitsPerMillisecond: Double?
  /// Whether "no velocity" has become 0 on its way through the platform's public call.
  var noneIsZero: Bool

  /// What units the answers are in, seen from points per second.
  var factor: Double { unitsPerMillisecond.map { $0 / 1000 } ?? 1 }
}

extension TouchLog {
  /// The rows of a vector. Those without an event of their own are one each; historical ones belong to the next without
  /// the mark.
  init(_ samples: [StrictObject], nanosecondsPerUnit: Int64, holdsSteps: Bool) throws {
    var rows: [Row] = []
    var (event, continues, lastNumber) = (-1, false, nil as Int64?)
    for sample in samples {
      let number = try sample.whole("event")
      if !(continues && number == nil) && (number == nil || number != lastNumber) { event += 1 }
      lastNumber = number
      var flags: SampleFlags = []
      continues = try sample.flag("historical")
      if continues { flags.insert(.historical) }
      if try sample.flag("resampled") { flags.insert(.resampled) }
      let phase = try sample.required(sample.text("phase"), "phase")
      guard var action = Action(rawValue: phase), action != .stay else {
        throw VectorProblem("\(sample.place).phase: '\(phase)' is not understood")
      }
      let pointer = Int(try sample.whole("pointer") ?? 0)
      let actor = try sample.whole("actionPointer").map { Int($0) }
      if let actor, actor != pointer, action == .pointerDown || action == .pointerUp { action = .stay }
      if holdsSteps { action = .scroll }
      let (time, overflow) = try sample.required(sample.whole("t"), "t")
        .multipliedReportingOverflow(by: nanosecondsPerUnit)
      guard !overflow else { throw VectorProblem("\(sample.place).t: does not fit") }
      rows.append(
        Row(
          nanoseconds: time, event: event, pointer: pointer, action: action,
          x: try sample.required(sample.number("x"), "x"), y: try sample.required(sample.number("y"), "y"),
          flags: flags, isCanceled: try sample.flag("canceled")))
      try sample.finish()
    }
    self.init(rows: rows)
  }
}
