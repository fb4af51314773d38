/// The adapters of `physics/`, one for each file.
enum PhysicsAdapters {
  static let all =
    UIKitPhysicsVectors.all + AppleModelVectors.all + AndroidPhysicsVectors.all + FlutterPhysicsVectors.all
    + WebPhysicsVectors.all + ScriptPhysicsVectors.all
}

extension VectorQuestion {
  /// A flag that may be absent.
  func optionalFlag(_ key: String) throws -> Bool { try inputs.optionalFlag(key) ?? false }

  /// The rows of `expected.samples` at the times that are asked for, in the file's key.
  func samples(
    _ key: String, _ rows: [String: (Double) throws -> VectorAnswer]
  ) throws -> VectorAnswer {
    .list(
      try times(key).map { time in
        var row: [String: VectorAnswer] = [key: .number(time)]
        for (name, answer) in rows { row[name] = try answer(time) }
        return .object(row)
      })
  }

  /// The times of `expected.samples`.
  func times(_ key: String) throws -> [Double] {
    try inputs.required(expected.objects("samples"), "samples").map { try $0.required($0.number(key), key) }
  }
}
