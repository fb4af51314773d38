/// Text that stops growing at a number of bytes and knows what it left out.
struct BudgetedText {
  /// What has been written.
  private(set) var text = ""
  /// Whether there was no room for something.
  private(set) var hasLeftOut = false
  private let limit: Int
  private var used = 0

  /// Creates an empty text of at most `limit` bytes.
  init(limit: Int) { self.limit = limit }

  /// Appends `block` if there is room for it and for `reserve` bytes more; otherwise nothing changes.
  @discardableResult
  mutating func append(_ block: String, reserve: Int = 4096) -> Bool {
    let size = block.utf8.count
    guard used + size + reserve <= limit else {
      hasLeftOut = true
      return false
    }
    text += block
    used += size
    return true
  }

  /// Appends a line that tells that there was no room for something, if that is so.
  mutating func appendWhetherComplete() {
    guard hasLeftOut else { return }
    append("\n*Parts were left out, to keep this short; the JSON report holds everything.*\n", reserve: 0)
  }

  /// Appends the blocks while there is room; then one line says how many were left out.
  mutating func append(
    _ blocks: some Collection<String>, leftOut: (_ shown: Int, _ total: Int) -> String
  ) {
    var shown = 0
    for block in blocks {
      guard append(block) else { break }
      shown += 1
    }
    if shown < blocks.count { append(leftOut(shown, blocks.count), reserve: 512) }
  }
}
