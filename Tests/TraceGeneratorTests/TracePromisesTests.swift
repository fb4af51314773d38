import GestureModel
import Testing

@testable import TraceGenerator

/// What the documentation promises of each kind, measured on the rows that are written.
@Suite struct TracePromisesTests {
  struct Measured {
    var trace: GeneratedTrace
    var scenario: Scenario

    var rows: [TraceRow] { trace.rows.filter { $0.pointer == 0 } }

    /// The content's travel between two rows, in points.
    func travel(_ from: TraceRow, _ to: TraceRow) -> Double {
      scenario.axis == .horizontal ? from.x - to.x : from.y - to.y
    }

    /// The content's travel from down to lift, in points.
    var total: Double { rows.first.flatMap { first in rows.last.map { travel(first, $0) } } ?? 0 }

    /// Total travel over total time of the last 50 ms, in pt/ms.
    var endSpeed: Double {
      guard let last = rows.last, let first = rows.first(where: { last.milliseconds - $0.milliseconds <= 50 }),
        first.milliseconds < last.milliseconds
      else { return 0 }
      return travel(first, last) / (last.milliseconds - first.milliseconds)
    }

    /// 1 if the next page lies at a larger offset, −1 where the layout runs right to left.
    var onward: Double { scenario.direction == .rtl ? -1 : 1 }
  }

  let all = TraceCollection.folders().flatMap { folder in
    folder.traces.filter { !$0.rows.isEmpty }.map { Measured(trace: $0, scenario: folder.scenario) }
  }

  func all(_ kind: GestureKind) -> [Measured] { all.filter { $0.trace.kind == kind } }

  @Test func `each finger comes down, moves forward in time and leaves`() {
    for measured in all {
      for pointer in Set(measured.trace.rows.map(\.pointer)) {
        let rows = measured.trace.rows.filter { $0.pointer == pointer }
        #expect(rows.first?.phase == .began)
        #expect(rows.last?.phase == (measured.trace.kind == .cancelled ? .cancelled : .ended))
        #expect(rows.dropFirst().dropLast().allSatisfy { $0.phase == .moved })
        guard measured.trace.kind != .doubledEvents else { continue }
        #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.milliseconds < $1.milliseconds })
      }
      #expect(measured.trace.rows.first?.milliseconds == 0)
    }
  }

  @Test func `places are thirds of a point on a phone's screen`() {
    for measured in all {
      for row in measured.trace.rows {
        for value in [row.x * 3, row.y * 3] {
          #expect(abs(value - value.rounded()) < 1e-9)
        }
        #expect((0...390).contains(row.x) && (0...844).contains(row.y))
      }
    }
  }

  @Test func `steps are uneven`() {
    for measured in all where measured.rows.count > 4 {
      let steps = zip(measured.rows.dropFirst(), measured.rows.dropFirst(2)).map { $1.milliseconds - $0.milliseconds }
      #expect(Set(steps).count > 2)
    }
  }

  @Test func `no drag is a straight line at constant speed`() {
    for measured in all where measured.trace.kind.isClean && measured.rows.count > 8 {
      let (first, last) = (measured.rows[0], measured.rows[measured.rows.count - 1])
      let bend = measured.rows.map { row in
        // Twice the area of the triangle with the chord: 0 on the line. 3 pt² is a pixel over 10 pt.
        abs((last.x - first.x) * (row.y - first.y) - (last.y - first.y) * (row.x - first.x))
      }
      #expect(bend.max() ?? 0 > 3 || measured.trace.kind == .nudge)
    }
  }

  @Test func `a flick is fast at lift, goes where its intent lies, and has enough reports`() {
    for measured in all(.flick) {
      let way = measured.trace.intent == .next ? measured.onward : -measured.onward
      #expect(measured.endSpeed * way > 0.5)
      #expect((60...140).contains(measured.total * way))
      // Four places or more in the last 100 ms: three or fewer would be a finding.
      let last = measured.rows[measured.rows.count - 1].milliseconds
      #expect(measured.rows.count { last - $0.milliseconds <= 100 } >= 4)
      #expect(measured.rows[1].milliseconds > 20)
    }
  }

  @Test func `a slow drag has stopped, and lies beyond half a page only if it wants to leave`() {
    for measured in all(.slowDrag) {
      #expect(abs(measured.endSpeed) < 0.1)
      let half = measured.scenario.stride / 2
      switch measured.trace.intent {
      case .next: #expect(measured.total * measured.onward > half)
      case .previous: #expect(-measured.total * measured.onward > half)
      default: #expect(abs(measured.total) < half)
      }
    }
  }

  @Test func `a long drag wants the page that it points at`() throws {
    for measured in all(.longDrag) {
      #expect(measured.total > measured.scenario.stride)
      guard case .page(let wanted) = measured.trace.intent else {
        Issue.record("\(measured.trace.id) wants no page")
        continue
      }
      let start = measured.scenario.lattice.nearestIndex(to: measured.trace.startOffset)
      let reached = measured.scenario.lattice.position(of: measured.trace.startOffset + measured.total)
      // Either it was led to within a third of a page of it, or it was let go at speed on the way there.
      #expect(abs(reached - Double(wanted)) < 0.34 || (measured.endSpeed > 0.5 && Double(wanted) > reached))
      #expect(wanted >= start + 2)
    }
  }

  @Test func `a pause is as long as its name says, after a step that was fast`() throws {
    for measured in all(.pause) {
      let rows = measured.rows
      let (before, move, lift) = (rows[rows.count - 3], rows[rows.count - 2], rows[rows.count - 1])
      let still = lift.milliseconds - move.milliseconds
      if measured.trace.id.hasPrefix("pause-70ms") {
        #expect((60...80).contains(still))
      } else {
        #expect(still > 100)
      }
      #expect(measured.travel(before, move) / (move.milliseconds - before.milliseconds) > 0.1)
      #expect((measured.total > measured.scenario.stride / 2) == (measured.trace.intent == .next))
    }
    #expect(all(.pause).contains { $0.trace.id.hasPrefix("pause-70ms") })
  }

  @Test func `a roll-back runs 1 to 5 pt backwards in the last 20 ms`() throws {
    for measured in all(.rollBack) {
      let rows = measured.rows
      let turn = try #require(rows.max { measured.travel(rows[0], $0) < measured.travel(rows[0], $1) })
      let lift = rows[rows.count - 1]
      #expect((1...5).contains(measured.travel(lift, turn)))
      #expect(lift.milliseconds - turn.milliseconds <= 20)
    }
  }

  @Test func `a reversal turns well before its lift`() throws {
    for measured in all(.reversal) {
      let rows = measured.rows
      let turn = try #require(rows.max { measured.travel(rows[0], $0) < measured.travel(rows[0], $1) })
      let lift = rows[rows.count - 1]
      #expect(measured.travel(lift, turn) > 20)
      #expect(lift.milliseconds - turn.milliseconds > 50)
      // Those who want to stay end short of half; the other one ends with a flick to the page before.
      if measured.trace.intent == .stay {
        #expect(abs(measured.total) < measured.scenario.stride / 2)
      } else {
        #expect(measured.endSpeed < -0.5)
      }
    }
  }

  @Test func `edges are pulled outwards, at the first page and at the last`() {
    let lattice = CardTraces.scenario.lattice
    for measured in all(.edgeOverscroll) {
      let end = measured.trace.startOffset + measured.total
      #expect(end < lattice.minimumOffset - 20 || end > lattice.maximumOffset + 20)
    }
    #expect(Set(all(.edgeOverscroll).map(\.trace.startOffset)) == [lattice.minimumOffset, lattice.maximumOffset])
  }

  @Test func `a tap does not move and a nudge hardly does`() {
    #expect(all(.tap).allSatisfy { $0.total == 0 })
    #expect(all(.nudge).allSatisfy { (4...8).contains(abs($0.total)) && abs($0.endSpeed) < 0.1 })
  }

  @Test func `one stroke off the axis is a slanted flick, another a scroll of something else`() throws {
    for measured in all(.offAxis) {
      let across = abs(measured.rows[measured.rows.count - 1].y - measured.rows[0].y)
      #expect(measured.trace.intent == .stay ? across > 3 * abs(measured.total) : across < abs(measured.total))
      #expect(across > 30)
    }
  }

  @Test func `two fingers are down at once`() {
    for measured in all(.twoFingers) {
      let second = measured.trace.rows.filter { $0.pointer == 1 }
      let lift = measured.rows[measured.rows.count - 1].milliseconds
      #expect((second.first?.milliseconds ?? .infinity) < lift)
    }
  }

  @Test func `a repeated lift brings no new place to a finger that was fast`() {
    for measured in all(.repeatedLift) {
      let rows = measured.rows
      let (before, move, lift) = (rows[rows.count - 3], rows[rows.count - 2], rows[rows.count - 1])
      #expect(lift.x == move.x && lift.y == move.y)
      #expect(abs(measured.travel(before, move)) / (move.milliseconds - before.milliseconds) > 0.5)
    }
  }
}
