@testable import GestureReading
import Testing

@Suite struct ColumnRoleTests {
  @Test(
    "Names of columns are understood with their units",
    arguments: [
      ("trace", ColumnRole.trace), ("t_ms", .time(.milliseconds)), ("time_s", .time(.seconds)),
      ("timestamp", .time(nil)),
      ("timestamp_ms", .time(.milliseconds)), ("timeStamp", .time(nil)), ("eventTime", .time(nil)),
      ("Time (ms)", .time(.milliseconds)), ("time_us", .time(.microseconds)), ("t_ns", .time(.nanoseconds)),
      ("milliseconds", .time(.milliseconds)), ("x", .x), ("touch_x", .x), ("locationX", .x), ("clientY", .y),
      ("x_coordinate", .x), ("X (px)", .x), ("yPosition", .y), ("pointerId", .pointer), ("touch_id", .pointer),
      ("id", .pointer), ("action", .phase), ("event_type", .phase), ("touchAction", .phase), ("session_id", .session),
      ("user_id", .session), ("intent", .intent), ("start_offset", .startOffset), ("pressure", .pressure),
      ("device_id", .source), ("velocity", .velocity),
    ])
  func known(name: String, role: ColumnRole) { #expect(ColumnRole.named(name)?.role == role) }

  @Test(
    "Names that only look alike are not",
    arguments: ["", "x_radius", "velocity_x", "s", "angle", "keyb_width", "is_err", "xy", "_"])
  func unknown(name: String) { #expect(ColumnRole.named(name) == nil) }

  @Test func `of two names for one thing the better known is preferred`() throws {
    let event = try #require(ColumnRole.named("event time"))
    let system = try #require(ColumnRole.named("system time"))
    #expect(event.rank < system.rank)
  }
}
