import GestureModel
import GestureMotion
import GestureReplay

/// Makes the candidates of a run from what was written.
enum CandidateList {
  /// What is compared when nothing else is asked for (`DESIGN.md` section 5).
  static let defaults = ["round", "round-offset", "threshold", "threshold-offset", "remainder", "paging", "one-page"]

  /// Whether somebody asked for candidates, on the command line or in the file.
  static func isChosen(_ file: [WrittenCandidate]?, arguments: Arguments) -> Bool {
    file != nil || !arguments.all(.candidate).isEmpty
  }

  /// The command line's candidates, or the file's, or `defaults`.
  static func resolve(
    _ file: [WrittenCandidate]?, arguments: Arguments, defaults: [String] = defaults
  ) throws(Diagnostic) -> [Candidate] {
    let estimator = try estimator(named: arguments[.estimator])
    let flags = arguments.all(.candidate)
    var written: [WrittenCandidate] = []
    if flags.isEmpty, let file {
      written = file
    } else {
      for text in flags.isEmpty ? defaults : flags {
        do {
          written.append(WrittenCandidate(spelling: try CandidateSpelling(text), location: nil))
        } catch {
          throw Diagnostic(.error, at: nil, error.message, notes: [error.advice])
        }
      }
    }
    // Asked for by a flag, the presets come after those that were named; the file's and the defaults make room.
    var candidates: [Candidate] = []
    if arguments.has(.allPresets) {
      if flags.isEmpty { written = [] }
      candidates = Presets.all.map { $0.candidate() }
    }
    for each in written {
      do {
        let candidate = try each.spelling.candidate(estimator: estimator)
        guard !candidates.contains(where: { $0.id == candidate.id }) else {
          throw Diagnostic(
            .error, at: each.location, "expected candidates with different names, found '\(candidate.id)' twice",
            notes: ["in detent.json a candidate may be given a name: { name: \"…\", strategy: \"…\" }"])
        }
        candidates.append(candidate)
      } catch let error as CandidateError {
        throw Diagnostic(.error, at: each.location, error.message, notes: [error.advice])
      } catch let error as Diagnostic {
        throw error
      } catch {
        throw Diagnostic(.error, at: each.location, "\(error)")
      }
    }
    return candidates
  }

  /// The estimator called `name`, or UIKit's where none is named.
  static func estimator(named name: String?) throws(Diagnostic) -> any VelocityEstimator {
    guard let name else { return UIKitVelocity() }
    guard let type = VelocityEstimators.named(name) else {
      let names = VelocityEstimators.all.map { $0.identifier }
      throw .usage(
        "there is no estimator '\(name)'", suggestion: NearestName.to(name, in: names),
        notes: ["'detent list estimators' names all"])
    }
    return type.init()
  }
}
