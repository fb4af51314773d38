import GestureModel
import Testing

@testable import TraceGenerator

@Suite struct FingerTests {
  let steady = Hand(name: "steady", bow: 0, tremor: 0)
  let frames = stride(from: 10.0, through: 400, by: 10).map { FrameClock.Frame(milliseconds: $0, stamp: $0) }

  func rows(_ finger: Finger, axis: Axis = .horizontal, hand: Hand? = nil) -> [TraceRow] {
    var random = RepeatableRandom(seed: 1)
    return finger.rows(pointer: 0, frames: frames, axis: axis, hand: hand ?? steady, &random)
  }

  let forward = Movement(settling: 0, stretches: [.init(points: 90, milliseconds: 104, cut: 0.5)])

  @Test func `content that moves forward takes the finger to smaller coordinates along its axis`() {
    let across = rows(Finger(along: 300, across: 400, movement: forward))
    #expect(across.first == TraceRow(pointer: 0, milliseconds: 0, x: 300, y: 400, phase: .began))
    #expect(across.last == TraceRow(pointer: 0, milliseconds: 104, x: 210, y: 400, phase: .ended))
    let down = rows(Finger(along: 300, across: 400, movement: forward), axis: .vertical)
    #expect(down.last == TraceRow(pointer: 0, milliseconds: 104, x: 400, y: 210, phase: .ended))
  }

  @Test func `a path bends by its hand's bow`() throws {
    let rows = rows(
      Finger(along: 300, across: 400, movement: forward), hand: Hand(name: "bent", bow: -0.1, tremor: 0))
    // A tenth of 90 pt upwards in the middle of the way, give or take what lies between two reports.
    let highest = try #require(rows.map(\.y).min())
    #expect((391.0...391.7).contains(highest))
    #expect(rows.last?.y == 400)
  }

  @Test func `the first move is late and a jump, and places that stay are not told again`() throws {
    let slow = Movement(settling: 40, stretches: [.init(points: 30, milliseconds: 200)])
    let rows = rows(Finger(along: 300, across: 400, movement: slow))
    let first = try #require(rows.dropFirst().first)
    #expect(first.milliseconds > 40)
    #expect(300 - first.x > 1.4 - 0.2)  // at least the least that a screen hides, less a rounded pixel
    let moves = rows.filter { $0.phase == .moved }
    #expect(zip(moves, moves.dropFirst()).allSatisfy { $0.x != $1.x })
  }

  @Test func `a pause is measured from the last new place, which the lift repeats`() throws {
    let rows = rows(Finger(along: 300, across: 400, movement: forward, pause: 120))
    let (move, lift) = (rows[rows.count - 2], rows[rows.count - 1])
    #expect(move.milliseconds == 100)
    #expect(lift == TraceRow(pointer: 0, milliseconds: 220, x: move.x, y: move.y, phase: .ended))
  }

  @Test func `a roll-back turns the last move round`() throws {
    let rows = rows(Finger(along: 300, across: 400, movement: forward, rollBack: 3))
    let (turn, back, lift) = (rows[rows.count - 3], rows[rows.count - 2], rows[rows.count - 1])
    #expect(abs(back.x - turn.x - 3) < 1e-9)
    #expect(lift.x == back.x)
    #expect(lift.milliseconds - turn.milliseconds <= 20)
  }

  @Test func `a cancelled touch ends where it was last seen`() throws {
    let rows = rows(Finger(along: 300, across: 400, movement: forward, lift: .cancelled))
    #expect(rows.last?.phase == .cancelled)
    #expect(rows.last?.x == rows[rows.count - 2].x)
  }

  @Test func `a second finger comes down with a report`() throws {
    let rows = rows(Finger(along: 300, across: 400, movement: forward, downAt: 83))
    #expect(rows.first?.milliseconds == 90)
  }

  @Test func `places are rounded to thirds`() {
    #expect(Finger.toPixel(10.2) == 31.0 / 3)
    #expect(Finger.toPixel(-0.1) == 0)
  }
}
