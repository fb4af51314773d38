import Testing

@testable import TraceGenerator

@Suite struct RepeatableRandomTests {
  @Test func `the stream is SplitMix64's`() {
    // The first outputs for the seed 1234567 that the algorithm's reference test prints.
    var random = RepeatableRandom(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
  }
}
