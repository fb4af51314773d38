import Testing

@testable import GestureModel

@Suite struct LatticeTests {
  let cards = Lattice(firstRest: 0, stride: 296, pageCount: 5)

  @Test func `what is left out makes gapless pages that are all reachable`() {
    let pages = Lattice(firstRest: -30, stride: 325, pageCount: 6, spacing: 10)
    #expect(pages.itemSize == 315)  // 325 − 10
    #expect(pages.viewport == 325)
    #expect(pages.minimumOffset == -30)
    #expect(pages.maximumOffset == 1595)  // −30 + 5 · 325
    #expect(!pages.isRightToLeft)
  }

  @Test(
    "Rests and positions are each other's inverse",
    // −70 + 280·i, the centred cards of bug-14.
    arguments: [(0, -70.0), (1, 210.0), (3, 770.0), (-1, -350.0), (4, 1050.0)])
  func rests(index: Int, offset: Double) {
    let centred = Lattice(firstRest: -70, stride: 280, pageCount: 4)
    #expect(centred.rest(at: index) == offset)
    #expect(centred.position(of: offset) == Double(index))
  }

  @Test(
    "The nearest index takes ties away from index 0 and stays within the pages",
    // Half-way between rests 0 and 296 is 148, between 296 and 592 it is 444.
    arguments: [
      (147.999, 0), (148.0, 1), (443.999, 1), (444.0, 2), (-148.0, 0), (-9e9, 0), (1184.0, 4), (1331.0, 4), (9e9, 4),
      (.infinity, 4), (-.infinity, 0), (.nan, 0),
    ] as [(Double, Int)])
  func nearest(offset: Double, index: Int) {
    #expect(cards.nearestIndex(to: offset) == index)
  }

  @Test func `without pages every index is 0`() {
    let empty = Lattice(firstRest: 0, stride: 296, pageCount: 0)
    #expect(empty.nearestIndex(to: 700) == 0)
    #expect(empty.clampedIndex(3) == 0)
    #expect(empty.maximumOffset == 0)
  }

  @Test func `more pages than a number can count do not stop the program`() {
    let endless = Lattice(firstRest: 0, stride: 1, pageCount: .max)
    #expect(endless.clampedIndex(.infinity) > 1_000_000_000)
    #expect(endless.clampedIndex(-.infinity) == 0)
  }

  @Test func `an offset is limited to the range`() {
    let short = Lattice(firstRest: 0, stride: 296, pageCount: 5, minimumOffset: 0, maximumOffset: 1090)
    #expect(short.clamped(-1) == 0)
    #expect(short.clamped(1184) == 1090)
    #expect(short.clamped(500) == 500)
  }

  @Test func `right to left mirrors pages and is its own inverse`() {
    var mirrored = cards
    mirrored.isRightToLeft = true
    #expect((0..<5).map(mirrored.page(at:)) == [4, 3, 2, 1, 0])
    #expect((0..<5).map { mirrored.page(at: mirrored.page(at: $0)) } == [0, 1, 2, 3, 4])
    #expect((0..<5).map(cards.page(at:)) == [0, 1, 2, 3, 4])
    // An index that an unclamped strategy made mirrors too: one past the end is page −1.
    #expect(mirrored.page(at: 5) == -1)
  }

  @Test func `pages moved are counted as a person counts`() {
    #expect(cards.pagesMoved(from: 1, to: 4) == 3)
    var mirrored = cards
    mirrored.isRightToLeft = true
    #expect(mirrored.pagesMoved(from: 1, to: 4) == -3)
    #expect(cards.pagesMoved(from: .min, to: .max) == 0)  // nothing to count
  }

  @Test func `a mirror exchanges the ends and keeps the rests`() {
    let cramped = Lattice(firstRest: 0, stride: 296, pageCount: 5, minimumOffset: -10, maximumOffset: 1105)
    #expect(cramped.mirrored(0) == 1184)
    #expect(cramped.mirrored(300) == 884)
    #expect((cramped.mirrored.minimumOffset, cramped.mirrored.maximumOffset) == (79, 1194))
    #expect(cramped.mirrored.rest(at: 3) == 888)
    #expect(cramped.mirrored.mirrored == cramped)
  }
}
