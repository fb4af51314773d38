extension Double {
  /// The number itself if it is finite, the farthest finite one of its sign if it is infinite, `other` if it is no number.
  ///
  /// Models hand on what their original computes; what a result is made of has gone through here.
  func finite(or other: Double) -> Double {
    if isNaN { return other }
    return min(max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }

  /// The number as a duration: 0 where it is below 0 or no number, the longest finite one where it is infinite.
  var asDuration: Double { max(finite(or: 0), 0) }
}
