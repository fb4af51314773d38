import Testing

@testable import GestureReports

@Suite struct PageLinkTests {
  @Test func `a link names the trace, and what else it takes to tell it from others`() {
    #expect(PageLink.fragment(trace: "flick-03") == "#trace=flick-03")
    #expect(PageLink.fragment(trace: "run", stroke: 1, of: 3, scenario: 2) == "#trace=run&stroke=1&scenario=2")
  }

  @Test func `a name is written so that it cannot end the address or the attribute`() {
    // U+00E9 is C3 A9 in UTF-8; U+202E, which turns text, is shown as U+FFFD, EF BF BD.
    #expect(PageLink.fragment(trace: "a b&c=\"é<\u{202E}") == "#trace=a%20b%26c%3D%22%C3%A9%3C%EF%BF%BD")
  }
}
