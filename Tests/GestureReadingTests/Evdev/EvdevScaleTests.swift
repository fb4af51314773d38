import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct EvdevScaleTests {
  @Test func `a panel of 1080 units on 360 points has three units a point`() {
    var scale = EvdevScale(size: DeviceSize(width: 360, height: 640))
    #expect(scale.place(540, 960) == (540, 960))
    scale.take(EvdevAxis(code: 0x35, minimum: 0, maximum: 1079))
    scale.take(EvdevAxis(code: 0x36, minimum: 100, maximum: 2019))
    #expect(scale.isComplete)
    #expect(scale.place(540, 1060) == (180, 320))
    // The axes of the single touch do not replace those of contacts.
    scale.take(EvdevAxis(code: 0x00, minimum: 0, maximum: 9))
    #expect(scale.place(540, 1060) == (180, 320))
  }

  @Test(
    "A size is width and height above 0", arguments: ["390", "390x", "0x844", "-1x5", "nanx5", "infx5", "1x2x3", "x"])
  func badSizes(text: String) { #expect(DeviceSize(text) == nil) }

  @Test func `a good size is read`() { #expect(DeviceSize("390x844.5") == DeviceSize(width: 390, height: 844.5)) }
}
