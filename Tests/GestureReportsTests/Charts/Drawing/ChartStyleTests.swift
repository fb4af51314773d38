import Testing

@testable import GestureReports

@Suite struct ChartStyleTests {
  @Test func `the sheet has every colour on both grounds and loads nothing`() {
    let sheet = ChartStyle.sheet
    for color in ChartColor.allCases {
      #expect(sheet.contains(".cf-\(color.rawValue){fill:\(color.light)}"))
      #expect(sheet.contains(".cs-\(color.rawValue){stroke:\(color.dark)}"))
    }
    #expect(!sheet.contains("url(") && !sheet.contains("@import") && !sheet.contains("<"))
  }

  @Test func `no words are smaller than 11 px at 600 px width`() {
    #expect(ChartText.allCases.map(\.size).min() == 11)
  }
}
