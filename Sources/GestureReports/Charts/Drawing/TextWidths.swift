/// How much room words need, whatever font the reader has.
///
/// A chart cannot ask which font it will be shown in. The table holds for each letter the wider one of DejaVu Sans 2.37
/// and Liberation Sans 2.1 (as wide as Arial and Helvetica), read from the fonts' `hmtx` tables: what has room in these
/// has room in narrower ones.
package enum TextWidths {
  /// U+0020 to U+007E, in thousandths of the size.
  private static let ascii: [Double] = [
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636, 636, 636,
    636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 556, 1015, 684, 686, 722, 770, 667, 611, 778, 752, 295,
    500, 667, 557, 863, 748, 787, 667, 787, 722, 667, 611, 732, 684, 989, 685, 667, 685, 390, 337, 390, 838,
    556, 500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521,
    392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838,
  ]
  /// What bold letters need more: 1.236 for the `f` of DejaVu Sans Bold is the most among letters and digits.
  private static let boldFactor = 1.24

  /// The width of `text`, in the unit of its size; never too small.
  package static func width(of text: String, as role: ChartText) -> Double {
    let thousandths = text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
    return thousandths * role.size / 1000 * (role.isBold ? boldFactor : 1)
  }

  /// Letters that are not in the table count as a square, pictures as more.
  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x20...0x7E: ascii[Int(scalar.value) - 0x20]
    case 0xB7: 318
    case 0x2013: 556
    case 0x1F000...: 1400
    default: 1000
    }
  }

  /// `text`, its middle replaced by an ellipsis if it is wider than `room`.
  package static func fitted(_ text: String, into room: Double, as role: ChartText) -> String {
    let shown = text.onTerminal.shortened(to: 200)
    guard width(of: shown, as: role) > room else { return shown }
    var (least, most) = (1, shown.unicodeScalars.count)
    while most - least > 1 {
      let middle = (least + most) / 2
      if width(of: shown.shortened(to: middle), as: role) <= room { least = middle } else { most = middle }
    }
    return least > 1 ? shown.shortened(to: least) : "…"
  }
}
