import Testing

@testable import GestureReading

@Suite struct TraceFileFormatTests {
  @Test(
    "A file's ending tells the form",
    arguments: [("csv", TraceFileFormat.csv), ("json", .json), ("ndjson", .ndjson), ("jsonl", .ndjson), ("txt", nil)])
  func ending(text: String, format: TraceFileFormat?) {
    #expect(TraceFileFormat(fileExtension: text) == format)
  }
}
