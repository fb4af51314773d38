/// What a column, or a key of a sample, means.
enum ColumnRole: Hashable {
  case trace, pointer, x, y, phase, session, intent, startOffset
  /// The device a row comes from; rows of several devices may interleave.
  case source
  /// The distance since the last row; 0 marks a new touch where nothing else does.
  case velocity
  /// Known, and not needed.
  case pressure
  /// When the sample was delivered, in ms on the clock of its own time; read from our JSON alone.
  case arrival
  case time(TimeUnit?)

  /// The name that our own files use, for messages.
  var name: String {
    switch self {
    case .trace: "trace"
    case .pointer: "pointer"
    case .x: "x"
    case .y: "y"
    case .phase: "phase"
    case .session: "session"
    case .intent: "intent"
    case .startOffset: "start_offset"
    case .source: "device"
    case .velocity: "velocity"
    case .pressure: "pressure"
    case .arrival: "arrival_ms"
    case .time: "t_ms"
    }
  }

  /// Whether both say the same, whatever the unit of time.
  func isSameKind(as other: ColumnRole) -> Bool {
    if case .time = self, case .time = other { return true }
    return self == other
  }

  /// The role that a name stands for, with its rank among the synonyms: the lowest is preferred.
  ///
  /// Case, underscores, blanks and camel case make no difference, and a unit may follow: `time_s`, `x (px)`.
  /// - Source: `research/formats.md` 3.10, plus what logs of our own apps used.
  static func named(_ name: String) -> (role: ColumnRole, rank: Int)? {
    guard name.utf8.count <= 64 else { return nil }
    let words = words(of: name)
    guard let last = words.last else { return nil }
    if let unit = TimeUnit.named(last) {
      let rest = words.dropLast().joined()
      if let rank = times.firstIndex(of: rest) { return (.time(unit), rank) }
      // `ms` alone, but not `s`, which may mean anything.
      if rest.isEmpty, last.count > 1 { return (.time(unit), times.count) }
    }
    let whole = words.joined()
    if let rank = times.firstIndex(of: whole) { return (.time(nil), rank) }
    let lengths = ["px", "pt", "pts", "mm", "dp", "pixels", "points"]
    let place = lengths.contains(last) ? words.dropLast().joined() : whole
    for (role, names) in synonyms {
      if let rank = names.firstIndex(of: whole) { return (role, rank) }
      if role == .x || role == .y, let rank = names.firstIndex(of: place) { return (role, rank) }
    }
    return nil
  }

  private static let times = [
    "t", "time", "eventtime", "timestamp", "ts", "touchtime", "elapsed", "elapsedtime", "systime", "systemtime",
    "datetime", "date", "epoch", "unixtime", "clock",
  ]

  private static let synonyms: [(role: ColumnRole, names: [String])] = [
    (.x, places("x")),
    (.y, places("y")),
    (
      .trace,
      [
        "trace", "traceid", "gesture", "gestureid", "stroke", "strokeid", "swipe", "swipeid", "recording",
        "recordingid",
      ]
    ),
    (
      .pointer,
      [
        "pointer", "pointerid", "finger", "fingerid", "identifier", "touchid", "contact", "contactid", "trackingid",
        "touch", "slot", "id",
      ]
    ),
    (
      .phase,
      ["phase", "touchphase", "action", "touchaction", "actionid", "event", "eventtype", "type", "touchtype", "state"]
    ),
    (.session, ["session", "sessionid", "participant", "participantid", "user", "userid", "subject", "person"]),
    (.intent, ["intent", "intention"]),
    (.startOffset, ["startoffset"]),
    (.source, ["device", "deviceid"]),
    (.velocity, ["velocity"]),
    (.pressure, ["pressure", "force"]),
  ]

  private static func places(_ axis: String) -> [String] {
    [
      axis, "\(axis)pos", "pos\(axis)", "\(axis)position", "position\(axis)", "\(axis)coordinate", "\(axis)coord",
      "coord\(axis)", "client\(axis)", "page\(axis)", "location\(axis)", "\(axis)location", "touch\(axis)",
      "\(axis)touch", "point\(axis)", "screen\(axis)", "raw\(axis)",
    ]
  }

  /// The parts of a name in lower case, cut where case or punctuation changes.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for scalar in name.unicodeScalars {
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
        if !word.isEmpty { words.append(word) }
        (word, wasLower) = ("", false)
        continue
      }
      let isUpper = scalar.properties.isUppercase
      if isUpper, wasLower {
        words.append(word)
        word = ""
      }
      word += scalar.properties.lowercaseMapping
      wasLower = !isUpper
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
