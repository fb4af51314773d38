extension Presets {
  static let uikit: [Preset] = []
  static let swiftUI: [Preset] = []
  static let iOSLibraries: [Preset] = []
  static let reactNative: [Preset] = []
  static let flutter: [Preset] = []
  static let android: [Preset] = []
  static let compose: [Preset] = []
  static let browsers: [Preset] = []
  static let carousels: [Preset] = []
}
