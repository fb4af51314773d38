/// Brings what a panel reports to points.
struct EvdevScale: Hashable {
  var x: EvdevAxis?
  var y: EvdevAxis?
  var size: DeviceSize?

  /// Takes a description of an axis; those of contacts are preferred to those of the single touch.
  mutating func take(_ axis: EvdevAxis) {
    switch axis.code {
    case EvdevCode.contactX: x = axis
    case EvdevCode.contactY: y = axis
    case EvdevCode.x where x?.code != EvdevCode.contactX: x = axis
    case EvdevCode.y where y?.code != EvdevCode.contactY: y = axis
    default: break
    }
  }

  /// Whether both axes and the size in points are known.
  var isComplete: Bool {
    guard size != nil, let x, let y else { return false }
    return x.maximum > x.minimum && y.maximum > y.minimum
  }

  /// The place in points, or in the panel's own units where ranges or size are unknown.
  ///
  /// A panel that reports 0…1079 has 1080 units, so the range plus 1 is as long as the screen.
  /// - Source: AOSP `TouchInputMapper.cpp`, `configureInputDevice` (raw width = maximum − minimum + 1).
  func place(_ rawX: Int64, _ rawY: Int64) -> (x: Double, y: Double) {
    guard isComplete, let size, let x, let y else { return (Double(rawX), Double(rawY)) }
    func scaled(_ value: Int64, _ axis: EvdevAxis, _ length: Double) -> Double {
      let (low, high) = (Double(axis.minimum), Double(axis.maximum))
      return (Double(value) - low) * length / (high - low + 1)
    }
    return (scaled(rawX, x, size.width), scaled(rawY, y, size.height))
  }
}
