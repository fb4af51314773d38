extension Unicode.Scalar {
  /// Whether showing this scalar as it is could move a cursor, change colours, or make text read as what it is not.
  package var isUnsafeToShow: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true  // control characters, C0 and C1
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // marks of reading direction
    case 0x200B, 0x2060, 0xFEFF, 0x2028, 0x2029: true  // invisible, or line breaks by another name
    case 0xE0000...0xE007F: true  // tags, invisible
    default: false
    }
  }
}
