import Testing

@testable import GestureModel

@Suite struct FowlerNollVoHashTests {
  // draft-eastlake-fnv, appendix C, the 64-bit FNV-1a of these texts without a final zero.
  @Test(
    "The draft's examples",
    arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func examples(text: String, digits: String) {
    var hash = FowlerNollVoHash()
    hash.add(text: text)
    #expect(hash.hexadecimal == digits)
  }

  @Test func `a hash below sixteen digits is filled up with zeros`() {
    var (hash, tried) = (FowlerNollVoHash(), 0)
    while hash.value >> 60 != 0, tried < 1000 {
      hash = FowlerNollVoHash()
      hash.add(text: String(tried))
      tried += 1
    }
    #expect(hash.hexadecimal.count == 16 && hash.hexadecimal.hasPrefix("0"))
  }
}
