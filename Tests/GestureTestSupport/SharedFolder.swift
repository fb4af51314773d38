#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folder that holds `Package.swift`, found from where this file stood when it was compiled.
public enum PackageRoot {
  /// The absolute path, without a slash at its end.
  public static let path: String = {
    // Tests/GestureTestSupport/SharedFolder.swift: three names below the root.
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/")
  }()
}

/// The folder of recordings, vectors and cases that lies beside the package, where it is present.
///
/// Its files are never copied into the package, so every test that needs one asks here and ends early without it.
public enum SharedFolder {
  /// The folder's path, or `nil` if it is absent.
  public static let path: String? = {
    let path = PackageRoot.path + "/../shared"
    return access(path, R_OK | X_OK) == 0 ? path : nil
  }()

  /// The path of a file inside the folder, or `nil` after telling that the test was skipped.
  public static func file(_ name: String) -> String? {
    guard let path else {
      print("skipped: no ../shared")
      return nil
    }
    return path + "/" + name
  }
}
