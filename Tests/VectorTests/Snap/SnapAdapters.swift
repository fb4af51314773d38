/// The adapters of `snap/`, one for each file.
enum SnapAdapters {
  static let all: [VectorAdapter] = nativeAdapters + webAdapters
}
