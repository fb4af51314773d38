import GestureModel

/// A row of items of one size, as the carousel layouts see it: by where their centres lie.
package struct ItemRow {
  /// The length of an item, in points, as all lengths.
  package var itemSize: Double
  /// The distance between neighbouring centres, above 0.
  package var pitch: Double
  /// The length of the view.
  package var viewport: Double
  /// The content offset at which item 0 stands in the middle of the view.
  package var firstRest: Double
  /// How many items there are.
  package var count: Double

  /// A row that begins `sectionInset` into its content.
  package init(itemSize: Double, spacing: Double, viewport: Double, sectionInset: Double = 0, count: Int) {
    self.init(
      itemSize: itemSize, pitch: itemSize + spacing, viewport: viewport,
      firstRest: sectionInset + itemSize / 2 - viewport / 2, count: Double(count))
  }

  /// The items of a lattice, offsets counted from the first rest.
  init(_ frame: PageFrame) {
    self.init(
      itemSize: frame.lattice.itemSize, pitch: frame.stride, viewport: frame.lattice.viewport, firstRest: 0,
      count: frame.count)
  }

  private init(itemSize: Double, pitch: Double, viewport: Double, firstRest: Double, count: Double) {
    self.itemSize = itemSize
    self.pitch = pitch
    self.viewport = viewport
    self.firstRest = firstRest
    self.count = count
  }

  /// The offset that puts item `index` into the middle.
  package func rest(at index: Double) -> Double { firstRest + index * pitch }

  /// How far an item's centre may be from the middle of the view for the item to be seen at all.
  var reach: Double { (viewport + itemSize) / 2 }

  /// The item nearest to the middle of a view at `offset`, among those that a view at `visible` shows; of two equally
  /// near ones the earlier. `nil` if it shows none, as when an item only touches its edge.
  package func nearest(to offset: Double, visibleAt visible: Double) -> Double? {
    let position = (visible - firstRest) / pitch
    let first = max((position - reach / pitch).rounded(.down) + 1, 0)
    let last = min((position + reach / pitch).rounded(.up) - 1, count - 1)
    guard first <= last else { return nil }
    return min(max(((offset - firstRest) / pitch - 0.5).rounded(.up), first), last)
  }
}
