// swift-tools-version: 6.0
import PackageDescription

/// The modules in the order in which data flows through them; none imports one that stands below it.
let libraries: [(name: String, imports: [String])] = [
  ("GestureModel", []),
  ("GestureReading", ["GestureModel"]),
  ("GestureRecording", ["GestureModel", "GestureReading"]),
  ("GestureMotion", ["GestureModel"]),
  ("GestureReplay", ["GestureModel", "GestureReading", "GestureMotion"]),
  ("GestureRules", ["GestureModel", "GestureMotion", "GestureReplay"]),
  ("GestureAnalysis", ["GestureModel", "GestureReplay", "GestureRules"]),
  (
    "GestureReports",
    ["GestureModel", "GestureReading", "GestureMotion", "GestureReplay", "GestureRules", "GestureAnalysis"]
  ),
]
let everyLibrary = libraries.map { Target.Dependency(stringLiteral: $0.name) }

let package = Package(
  name: "detent",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: libraries.map { .library(name: $0.name, targets: [$0.name]) }
    + [.executable(name: "detent", targets: ["detent"])],
  targets: libraries.map { module in
    .target(name: module.name, dependencies: module.imports.map { Target.Dependency(stringLiteral: $0) })
  } + [
    .target(name: "DetentCommand", dependencies: everyLibrary),
    .executableTarget(name: "detent", dependencies: ["DetentCommand"]),
    .executableTarget(name: "Benchmarks", dependencies: everyLibrary),
    .executableTarget(name: "TraceGenerator", dependencies: ["GestureModel"]),
    .target(name: "GestureTestSupport", dependencies: everyLibrary, path: "Tests/GestureTestSupport"),
  ]
    + libraries.map { module in
      .testTarget(
        name: "\(module.name)Tests",
        dependencies: [Target.Dependency(stringLiteral: module.name), "GestureTestSupport"]
          + module.imports.map { Target.Dependency(stringLiteral: $0) },
        exclude: module.name == "GestureReports" ? ["Golden", "Difference/Golden"] : [])
    } + [
      .testTarget(name: "DetentCommandTests", dependencies: ["DetentCommand", "GestureTestSupport"]),
      .testTarget(name: "VectorTests", dependencies: ["GestureModel", "GestureMotion", "GestureTestSupport"]),
      .testTarget(
        name: "ProgramTests", dependencies: ["detent", "GestureModel", "GestureReading", "GestureTestSupport"]),
      .testTarget(name: "TraceGeneratorTests", dependencies: ["TraceGenerator", "GestureModel", "GestureTestSupport"]),
    ],
  swiftLanguageModes: [.v6]
)
