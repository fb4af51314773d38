import GestureModel

/// An Android strategy: what it makes of the samples that the tracker's front end lets through.
protocol AOSPStrategy: VelocityEstimator {
  /// Returns the strategy's answer.
  ///
  /// - Parameter run: One finger's measured samples since the tracker last forgot, oldest first; perhaps none.
  func estimate(ofRun run: ArraySlice<Sample>) -> VelocityEstimate
}

extension AOSPStrategy {
  public func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
    estimate(ofRunAtEndOf: samples, lift: lift)
  }

  public func estimate(of pointer: Int, in log: TouchLog) -> VelocityEstimate {
    let (samples, reason) = AOSPTracker(log).run(of: pointer)
    return samples.isEmpty ? VelocityEstimate(nil, remark: reason) : estimate(ofRun: samples)
  }

  /// Finds the run at the end of a stroke and answers to it, if the lift does not come too late.
  func estimate(ofRunAtEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
    let measured = TrackedWindow.measured(of: samples)
    guard !isStopped(after: measured.last, at: lift) else {
      return VelocityEstimate(nil, remark: .stoppedBeforeLift)
    }
    return estimate(
      ofRun: TrackedWindow.sinceGap(ofAtLeast: AOSPTracker.stopNanoseconds + 1, in: measured, clock: .nanoseconds))
  }

  /// Whether the lift comes too late for the tracker to remember anything.
  func isStopped(after newest: Sample?, at lift: Lift) -> Bool {
    guard let newest else { return false }
    return TickClock.nanoseconds.ticks(from: newest.nanoseconds, to: lift.nanoseconds) > AOSPTracker.stopNanoseconds
  }
}

/// An Android strategy that looks at its store of the last 100 ms and no further.
protocol AOSPWindowStrategy: AOSPStrategy {
  /// Returns the strategy's answer.
  ///
  /// - Parameter window: What ``AOSPTracker/stored(of:)`` holds of one finger, oldest first; perhaps nothing.
  func estimate(ofWindow window: ArraySlice<Sample>) -> VelocityEstimate
}

extension AOSPWindowStrategy {
  /// - Complexity: O(*k*) in the window's samples; O(*n*) in all, and allocating, where some have to be left out.
  public func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
    guard let window = AOSPTracker.plainWindow(of: samples) else {
      return estimate(ofRunAtEndOf: samples, lift: lift)
    }
    return isStopped(after: window.last, at: lift)
      ? VelocityEstimate(nil, remark: .stoppedBeforeLift) : estimate(ofWindow: window)
  }

  func estimate(ofRun run: ArraySlice<Sample>) -> VelocityEstimate { estimate(ofWindow: AOSPTracker.stored(of: run)) }
}
