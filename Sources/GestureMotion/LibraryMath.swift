#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The functions of the C library that decay laws need, named once for every platform.
package enum LibraryMath {
  /// The natural logarithm.
  package static func log(_ value: Double) -> Double {
    #if canImport(Darwin)
      Darwin.log(value)
    #elseif canImport(Musl)
      Musl.log(value)
    #else
      Glibc.log(value)
    #endif
  }

  /// `base` to the power of `exponent`.
  package static func pow(_ base: Double, _ exponent: Double) -> Double {
    #if canImport(Darwin)
      Darwin.pow(base, exponent)
    #elseif canImport(Musl)
      Musl.pow(base, exponent)
    #else
      Glibc.pow(base, exponent)
    #endif
  }

  /// The angle of a point from the positive x-axis, in radians.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    #if canImport(Darwin)
      Darwin.atan2(y, x)
    #elseif canImport(Musl)
      Musl.atan2(y, x)
    #else
      Glibc.atan2(y, x)
    #endif
  }

  /// The angle, in radians, whose sine is `value`.
  package static func asin(_ value: Double) -> Double {
    #if canImport(Darwin)
      Darwin.asin(value)
    #elseif canImport(Musl)
      Musl.asin(value)
    #else
      Glibc.asin(value)
    #endif
  }

  /// e to the power of `value`.
  package static func exp(_ value: Double) -> Double {
    #if canImport(Darwin)
      Darwin.exp(value)
    #elseif canImport(Musl)
      Musl.exp(value)
    #else
      Glibc.exp(value)
    #endif
  }

  /// The sine of an angle in radians.
  package static func sin(_ value: Double) -> Double {
    #if canImport(Darwin)
      Darwin.sin(value)
    #elseif canImport(Musl)
      Musl.sin(value)
    #else
      Glibc.sin(value)
    #endif
  }

  /// The cosine of an angle in radians.
  package static func cos(_ value: Double) -> Double {
    #if canImport(Darwin)
      Darwin.cos(value)
    #elseif canImport(Musl)
      Musl.cos(value)
    #else
      Glibc.cos(value)
    #endif
  }
}
