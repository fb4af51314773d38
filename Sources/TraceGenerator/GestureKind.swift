/// The sorts of gesture in the collection.
enum GestureKind: String, CaseIterable, Sendable {
  /// A short, fast stroke whose speed is meant to do the rest.
  case flick
  /// A drag that has all but stopped at lift: its distance says what is wanted.
  case slowDrag = "slow-drag"
  /// A drag across most of the screen and several pages.
  case longDrag = "long-drag"
  /// A drag, a still finger, a lift.
  case pause
  /// A gesture whose last report runs a few points backwards, because the finger pad rolls as it leaves.
  case rollBack = "roll-back"
  /// A change of mind on the way.
  case reversal
  /// A pull beyond the first or last page.
  case edgeOverscroll = "edge-overscroll"
  /// A finger that comes down and leaves.
  case tap
  /// A finger that moves a few points without meaning to.
  case nudge
  /// A gesture that also, or mostly, moves across the scroll axis.
  case offAxis = "off-axis"
  /// A touch that the system takes away.
  case cancelled
  /// A second finger on the glass.
  case twoFingers = "two-fingers"
  /// A lift that repeats the last place.
  case repeatedLift = "repeated-lift"
  /// A recorder that writes every move twice.
  case doubledEvents = "doubled-events"
  /// A release as an app logs it, without samples.
  case releaseLog = "release-log"
  /// A published release of a real scroll view, with what it did.
  case recordedRelease = "recorded-release"

  /// Whether such a trace is one whole, well recorded stroke of a single finger.
  var isClean: Bool {
    switch self {
    case .cancelled, .twoFingers, .repeatedLift, .doubledEvents, .releaseLog, .recordedRelease: false
    default: true
    }
  }

  /// One sentence for the documentation.
  var summary: String {
    switch self {
    case .flick: "A short, fast stroke that leaves the glass at 0.6 to 2.5 pt/ms."
    case .slowDrag: "A drag that has slowed to less than 0.1 pt/ms at lift."
    case .longDrag: "A drag over more than a page."
    case .pause: "A drag, then a still finger (its last step was a fast one), then the lift."
    case .rollBack: "The last report runs 1 to 5 pt backwards within 20 ms: the finger pad rolls as it leaves."
    case .reversal: "A change of mind: there, and back again."
    case .edgeOverscroll: "A pull beyond the first or the last page."
    case .tap: "A finger that comes down and leaves without a move."
    case .nudge: "A few points of movement that were not meant."
    case .offAxis: "A stroke that also, or mostly, moves across the scroll axis."
    case .cancelled: "The system takes the touch away."
    case .twoFingers: "A second finger is on the glass for a while."
    case .repeatedLift: "A flick whose lift repeats the last place."
    case .doubledEvents: "A recorder that writes every move twice, with the same time."
    case .releaseLog: "What an app logs in `scrollViewWillEndDragging`: no samples."
    case .recordedRelease: "A published release of a real `UIScrollView`, and where it came to rest."
    }
  }
}
