import GestureModel
import Testing

@testable import GestureMotion

@Suite struct TouchLogTests {
  private func stroke(_ times: [Int64], end: StrokeEnd = .ended, lift: Int64? = nil) -> Stroke {
    let samples = times.map { Sample(nanoseconds: $0, x: Double($0), y: 0) }
    return Stroke(samples: samples, end: end, liftNanoseconds: lift)
  }
  private func words(_ log: TouchLog) -> [String] {
    log.events.map { event in
      event.map { "\($0.action.rawValue)\($0.pointer)@\($0.nanoseconds)" }.joined(separator: " ")
    }
  }

  @Test func `one finger goes down, moves and lifts, each an event`() {
    #expect(words(TouchLog([stroke([0, 8, 16], lift: 20)])) == ["down0@0", "move0@8", "move0@16", "up0@20"])
    #expect(words(TouchLog([stroke([0, 8], end: .missing)])) == ["down0@0", "move0@8"])
    #expect(words(TouchLog([stroke([0, 8], end: .cancelled)])) == ["down0@0", "move0@8", "cancel0@8"])
    #expect(TouchLog([]).events.isEmpty)
    #expect(TouchLog([stroke([])]).rows.isEmpty)
  }

  @Test func `moves of one time are one event, and fingers that stay are told`() {
    let log = TouchLog([stroke([0, 8, 16], lift: 30), stroke([8, 16, 24], lift: 24)])
    #expect(
      words(log) == [
        "down0@0", "move0@8", "pointerDown1@8 stay0@8", "move0@16 move1@16", "move1@24", "pointerUp1@24 stay0@24",
        "up0@30",
      ])
  }

  @Test func `a historical sample belongs to the event of the next`() {
    var once = stroke([0, 4, 8], lift: 9)
    once.samples[1].flags = .historical
    let log = TouchLog([once])
    #expect(words(log) == ["down0@0", "move0@4 move0@8", "up0@9"])
    #expect(log.samples(of: 0) == once.samples)
  }

  @Test func `a finger cancelled while another stays left as a rejected palm`() {
    let log = TouchLog([stroke([0, 8], lift: 20), stroke([4], end: .cancelled, lift: 10)])
    #expect(log.rows.filter { $0.isCanceled }.map(\.action) == [.pointerUp])
    #expect(log.lift(of: 1).end == .cancelled)
  }

  @Test func `strokes that follow each other at one time do not overlap`() {
    let log = TouchLog([stroke([0, 8], lift: 8), stroke([8, 8, 16], lift: 16)])
    #expect(words(log) == ["down0@0", "move0@8", "up0@8", "down1@8", "move1@8", "move1@16", "up1@16"])
    // A tap of no length comes down before it lifts.
    #expect(words(TouchLog([stroke([3])])) == ["down0@3", "up0@3"])
  }

  @Test func `a finger's latest stroke and its lift are found again`() {
    let rows = [
      TouchLog.Row(nanoseconds: 0, event: 0, action: .down, x: 0, y: 0),
      TouchLog.Row(nanoseconds: 5, event: 1, action: .up, x: 1, y: 0),
      TouchLog.Row(nanoseconds: 7, event: 2, action: .down, x: 2, y: 0),
      TouchLog.Row(nanoseconds: 9, event: 3, action: .move, x: 3, y: 0),
    ]
    #expect(TouchLog(rows: rows).samples(of: 0).map(\.x) == [2, 3])
    #expect(TouchLog(rows: rows).lift(of: 0) == Lift(nanoseconds: 9))
    #expect(TouchLog(rows: Array(rows.prefix(2))).samples(of: 0).map(\.x) == [0])
    #expect(TouchLog(rows: Array(rows.prefix(2))).lift(of: 0).place?.x == 1)
    #expect(TouchLog(rows: rows).samples(of: 3).isEmpty)
    #expect(TouchLog(rows: []).lift(of: 0) == Lift(nanoseconds: 0))
  }

  @Test func `an estimator without a view on fingers is asked about the one stroke`() {
    let strokes = [StrokeQuestions.constant(x: 500), StrokeQuestions.constant(x: -900)]
    let estimate = SecantVelocity().estimate(of: 1, in: TouchLog(strokes))
    #expect(estimate == SecantVelocity().estimate(of: strokes[1]))
  }
}
