/// A setting that is not as it was.
public struct SettingChange: Hashable, Sendable {
  /// The key.
  public var name: String
  /// The value in the old results; `nil` if there was none.
  public var old: String?
  /// The value in the new results; `nil` if there is none.
  public var new: String?
  /// Creates a change.
  public init(_ name: String, old: String?, new: String?) {
    self.name = name
    self.old = old
    self.new = new
  }

  /// What changed between two lists, in the order of the new one, then what is gone in the order of the old one.
  static func changes(from old: [RecordedSetting], to new: [RecordedSetting]) -> [SettingChange] {
    func value(_ name: String, in list: [RecordedSetting]) -> String? { list.first { $0.name == name }?.value }
    let changed = new.compactMap { setting in
      let before = value(setting.name, in: old)
      return before == setting.value ? nil : SettingChange(setting.name, old: before, new: setting.value)
    }
    let gone = old.filter { value($0.name, in: new) == nil }
    return changed + gone.map { SettingChange($0.name, old: $0.value, new: nil) }
  }
}
