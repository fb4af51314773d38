public enum FlutterOverscroll {
  public static func offset(
    after step: Double, from offset: Double, within range: ClosedRange<Double>, viewport: Double
  ) -> Double { offset + step }
}
