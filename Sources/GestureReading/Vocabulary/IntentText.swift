import GestureModel

/// Intents as they are written in a column.
enum IntentText {
  /// `next`, `previous`, `stay` or a page counted from 0; `nil` for anything else.
  static func read(_ bytes: [UInt8]) -> Intent? {
    guard bytes.count <= 32 else { return nil }
    switch String(decoding: bytes, as: UTF8.self).lowercased() {
    case "next": return .next
    case "previous": return .previous
    case "stay": return .stay
    case let text:
      guard let page = Int(text), page >= 0 else { return nil }
      return .page(page)
    }
  }
}
