/// Why a stroke rests on another page.
public enum MoveCause: Hashable, Sendable {
  /// The recording is another one.
  case recording
  /// Settings of the candidate changed.
  case candidate([SettingChange])
  /// Settings of the scroll view changed.
  case scenario([SettingChange])
  /// Nothing that the results tell of changed but the program.
  case program(old: String, new: String)
}

extension ResultsDifference {
  /// Why a stroke of `candidate` may have moved: everything that changed, or the program if nothing else did.
  public func causes(of stroke: MovedStroke, under candidate: CandidateDifference) -> [MoveCause] {
    let settings = settingCauses(of: candidate)
    let all = (stroke.isRecordingChanged == true ? [MoveCause.recording] : []) + settings
    return all.isEmpty ? [.program(old: oldVersion, new: newVersion)] : all
  }

  /// The causes that all strokes of `candidate` share.
  public func settingCauses(of candidate: CandidateDifference) -> [MoveCause] {
    (candidate.changes.isEmpty ? [] : [.candidate(candidate.changes)]) + (scenario.isEmpty ? [] : [.scenario(scenario)])
  }
}
