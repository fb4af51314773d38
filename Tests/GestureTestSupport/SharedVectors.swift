import Foundation

/// The parts of a vector file that every kind has.
public struct VectorFile<Inputs: Decodable, Expected: Decodable>: Decodable {
  /// One question with its answer.
  public struct Case: Decodable {
    public var name: String
    public var strategy: String?
    public var inputs: Inputs
    public var expected: Expected
    public var corrected: Expected?
    public var tolerance: Double?
  }
  public var cases: [Case]

  /// Reads a file of the shared folder, or returns `nil` after telling that the test was skipped.
  public static func read(_ name: String) throws -> Self? {
    guard let path = SharedFolder.file(name) else { return nil }
    return try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
