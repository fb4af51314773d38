import GestureModel

extension Replayer {
  /// Replays a batch of traces on up to `jobs` tasks; the replays come in the order of the traces.
  ///
  /// Each trace is replayed alone, so the answer does not depend on `jobs`.
  public func replay(_ traces: [Trace], jobs: Int) async -> [TraceReplay] {
    let width = min(max(jobs, 1), traces.count)
    guard width > 1 else { return traces.map(replay) }
    let share = (traces.count + width - 1) / width
    return await withTaskGroup(of: (Int, [TraceReplay]).self) { group in
      for part in 0..<width {
        let slice = traces[min(part * share, traces.count)..<min((part + 1) * share, traces.count)]
        group.addTask { (part, slice.map(self.replay)) }
      }
      var parts = [[TraceReplay]](repeating: [], count: width)
      for await (part, replays) in group { parts[part] = replays }
      return parts.flatMap { $0 }
    }
  }
}
