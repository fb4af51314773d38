import Foundation

// Rewrites a folder of traces: swift run TraceGenerator Traces

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 1, let folder = arguments.first, !folder.hasPrefix("-") else {
  FileHandle.standardError.write(
    Data("error: expected one folder to write into\nnote: swift run TraceGenerator Traces\n".utf8))
  exit(2)
}
do {
  let root = URL(fileURLWithPath: folder, isDirectory: true)
  let files = TraceCollection.files()
  for file in files {
    let place = root.appendingPathComponent(file.path)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(file.text.utf8).write(to: place, options: .atomic)
  }
  print("Wrote \(files.count) files into \(folder), seed \(TraceCollection.seed).")
} catch {
  FileHandle.standardError.write(Data("error: \(folder) could not be written: \(error.localizedDescription)\n".utf8))
  exit(2)
}
