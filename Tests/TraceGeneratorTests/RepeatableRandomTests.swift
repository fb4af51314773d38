import Testing

@testable import TraceGenerator

@Suite struct RepeatableRandomTests {
  @Test func `the stream is SplitMix64's`() {
    // The first outputs for the seed 1234567, as lists of test values for SplitMix64 give them.
    var random = RepeatableRandom(seed: 1_234_567)
    let values = [random.next(), random.next()]
    #expect(values == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973])
  }

  @Test func `a name has a stream of its own that is the same every time`() {
    var first = RepeatableRandom(seed: 1, name: "flick")
    var again = RepeatableRandom(seed: 1, name: "flick")
    var other = RepeatableRandom(seed: 1, name: "drag")
    let values = (first.next(), again.next(), other.next())
    #expect(values.0 == values.1)
    #expect(values.0 != values.2)
  }

  @Test func `draws stay inside what they were asked for`() {
    var random = RepeatableRandom(seed: 7)
    for _ in 0..<1000 {
      let values = (random.uniform(-3...2), random.centred(0.5), random.uniform(4...4))
      #expect((-3...2).contains(values.0))
      #expect((-0.5...0.5).contains(values.1))
      #expect(values.2 == 4)
    }
    let chances = (random.chance(0), random.chance(1))
    #expect(chances == (false, true))
  }
}
