import Testing

@testable import GestureMotion

@Suite struct FrameRunTests {
  @Test func `it lies straight between its frames and ends at its rest`() {
    var steps = [10.0, 16].makeIterator()
    let run = FrameRun(from: 0, to: 20, framesPerSecond: 100) { steps.next() }
    #expect(run.offsets == [0, 10, 16, 20])
    #expect(run.milliseconds == 30)
    #expect(run.offset(after: 5) == 5)
    #expect(run.offset(after: 12.5) == 11.5)
    #expect(run.offset(after: -1) == 0)
    #expect(run.offset(after: 99) == 20)
    #expect(run.initialPointsPerMillisecond == 1)
  }

  @Test func `where there is nowhere to go it rests at once`() {
    let run = FrameRun(from: 7, to: 7, framesPerSecond: 60) { nil }
    #expect(run.milliseconds == 0)
    #expect(run.offset(after: 1) == 7)
    #expect(run.initialPointsPerMillisecond == 0)
  }

  @Test func `a run that never rests or leaves all bounds is given up`() {
    #expect(FrameRun(from: 0, to: 5, framesPerSecond: 60) { 1 }.offsets.count == FrameRun.mostFrames + 2)
    var wild = 1e300
    let run = FrameRun(from: 0, to: 5, framesPerSecond: 60) {
      wild *= 1e300
      return wild
    }
    #expect(run.offsets == [0, 5])
  }
}
