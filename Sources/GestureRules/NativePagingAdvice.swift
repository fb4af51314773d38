/// What helps where the platform's own paging chose the page: its rule is not the app's to change.
package enum NativePagingAdvice {
  /// In one sentence, ending in a full stop; as for `native-paging-stride-mismatch`.
  package static let remedy = "Make the view one stride long with clipping off, or snap by your own arithmetic."
}
