/// The adapters of `physics/`, one for each file.
enum PhysicsAdapters {
  static let all: [VectorAdapter] = flutterAdapters
}
