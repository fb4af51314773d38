import Testing

@testable import GestureModel

@Suite struct NearestNameTests {
  let names = ["round", "round-offset", "threshold", "threshold-offset", "paging", "one-page", "free"]

  @Test(
    "A slip of the keys finds the name that was meant",
    arguments: [
      ("treshold", "threshold"),  // a letter missing
      ("thresholdd", "threshold"),  // one too many
      ("thershold", "threshold"),  // two changed places
      ("threshald", "threshold"),  // one replaced
      ("Paging", "paging"),  // capitals are no edits
      ("one_page", "one-page"), ("fre", "free"), ("round-ofset", "round-offset"), ("threshold", "threshold"),
    ])
  func slip(text: String, meant: String) {
    #expect(NearestName.to(text, in: names) == meant)
  }

  @Test("A word that is far from all is not guessed at", arguments: ["", "velocity", "x", "swipe", "zzzzzzzzzzzz"])
  func far(text: String) {
    #expect(NearestName.to(text, in: names) == nil)
  }

  @Test func `the first of equals wins, and a nearer one wins over it`() {
    #expect(NearestName.to("cat", in: ["bat", "hat"]) == "bat")
    #expect(NearestName.to("cats", in: ["bats", "cat", "cats"]) == "cats")
  }

  @Test func `a third of the longer name is the limit`() {
    // Nine letters allow three edits; four are too many.
    #expect(NearestName.to("abcdefxyz", in: ["abcdefghi"]) == "abcdefghi")
    #expect(NearestName.to("abcdewxyz", in: ["abcdefghi"]) == nil)
    // Two letters still allow one.
    #expect(NearestName.to("ab", in: ["ax"]) == "ax")
    #expect(NearestName.to("ab", in: ["xy"]) == nil)
  }

  @Test func `no names, no guess, and a hostile length ends soon`() {
    #expect(NearestName.to("round", in: []) == nil)
    #expect(NearestName.to(String(repeating: "a", count: 1_000_000), in: names) == nil)
    #expect(NearestName.to("röund", in: names) == "round")
  }
}
