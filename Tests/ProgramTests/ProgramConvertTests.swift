import Foundation
import GestureTestSupport
import Testing

@Suite struct ProgramConvertTests {
  @Test func `the ending of the output tells its form, and converting twice gives the same bytes`() throws {
    let folder = try TemporaryFolder()
    try folder.write(flick, to: "flick.csv")
    for name in ["once.json", "once.ndjson", "out/once.csv"] {
      let run = try ProgramRun.detent(["convert", "flick.csv", name], in: folder.path)
      #expect(run.exitCode == 0 && run.output == "" && run.errors == "")
      let twice = "twice-\(name.split(separator: "/").last ?? "")"
      #expect(try ProgramRun.detent(["convert", name, twice], in: folder.path).exitCode == 0)
      #expect(
        FileManager.default.contentsEqual(atPath: folder.file(name), andPath: folder.file(twice)), "\(name)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).allSatisfy { !$0.contains("partial") })
  }

  @Test func `standard input becomes standard output`() throws {
    let run = try ProgramRun.detent(["convert", "-", "-", "--to", "csv"], input: flick)
    #expect(run.exitCode == 0)
    #expect(
      run.output.hasPrefix(
        "trace,pointer,t_ms,x,y,phase,session,intent,start_offset\nflick,0,0,300,400,began,,next,\n"))
    #expect(run.output.hasSuffix("flick,0,50,240,400,ended,,next,\n"))
  }

  @Test func `a folder becomes one file, and what cannot be read is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write(flick, to: "in/a.csv")
    try folder.write(flick.replacing("flick,", with: "other,"), to: "in/b.csv")
    try folder.write("{\"id\": \"log\", \"release\": {\"offset\": 1, \"velocity_pt_per_ms\": 2}}", to: "in/c.json")
    try folder.write("trace,pointer,t_ms,x,y,phase\nbad,0,zero,1,2,began\n", to: "in/d.csv")
    let run = try ProgramRun.detent(["convert", "in", "all.csv"], in: folder.path)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("in/d.csv:2:"))
    #expect(run.errors.contains("warning: CSV has no place for traces that hold a release alone"))
    let text = try String(contentsOfFile: folder.file("all.csv"), encoding: .utf8)
    #expect(text.split(separator: "\n").count == 17)  // the header and 8 rows of each
  }

  @Test func `mistakes are named, and nothing is written`() throws {
    let folder = try TemporaryFolder()
    try folder.write(flick, to: "flick.csv")
    let cases: [([String], String)] = [
      (["convert", "flick.csv"], "error: expected a file to write after 'flick.csv', found nothing\n"),
      (["convert", "flick.csv", "out.txt"], "error: cannot tell the form of 'out.txt' from its ending\n"),
      (["convert", "flick.csv", "-"], "error: cannot tell the form of standard output from its ending\n"),
      (["convert", "flick.csv", "out.csv", "--to", "jsn"], "note: did you mean 'json'?"),
      (["convert", "flick.csv", "flick.csv"], "error: expected a file to write that is not read too"),
      (["convert", ".", "./flick.csv"], "error: expected a file to write that is not read too"),
      (["convert", "nothing.csv", "out.csv"], "error: expected at least one trace to convert, found none"),
    ]
    for (arguments, words) in cases {
      let run = try ProgramRun.detent(arguments, in: folder.path)
      #expect(run.exitCode == 2 && run.errors.contains(words), "\(arguments): \(run.errors)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["flick.csv"])
    #expect(try String(contentsOfFile: folder.file("flick.csv"), encoding: .utf8) == flick)
  }
}
