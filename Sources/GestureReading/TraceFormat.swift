/// A format of recordings: how it is recognised, and its reader.
///
/// To add one, write its reader in a file of its own and put it into ``TraceFormats/all``, before those whose content it
/// could be taken for.
public struct TraceFormat: Sendable {
  /// The name on the command line and in ``GestureModel/Trace/format``, such as `csv`.
  public let identifier: String
  /// One sentence for help, ending in a full stop.
  public let summary: String
  /// Whether its fields stand in columns, so that they can be mapped and filtered.
  var hasColumns = false
  /// Whether the first bytes of a file, without byte order mark, look like this format.
  let sniff: @Sendable (FormatSample) -> Bool
  /// Creates a reader that begins at the first byte after a byte order mark.
  let reader: @Sendable (BlockBuffer, String, ReadingOptions) -> any FormatReader
}

/// Every format that can be read.
public enum TraceFormats {
  /// In the order in which content is tried: the first that recognises it reads it.
  public static let all: [TraceFormat] =
    [
      kernelLog(GeteventGrammar.self, "Android's getevent with times (-t, -lt, -ltr, -lT), whole or filtered."),
      kernelLog(EvemuGrammar.self, "evemu recordings: .events, .evemu."),
      kernelLog(LibinputRecordGrammar.self, "libinput record (YAML), also cut or quoted."),
      kernelLog(EvtestGrammar.self, "evtest's print-out, and KOReader's log of the same events."),
      TraceFormat(
        identifier: LibinputDebugModel.identifier,
        summary: "libinput debug-events: touches in millimetres, touchpad swipes as distances added up.",
        sniff: { $0.hasLine(LibinputDebugModel.recognises) },
        reader: { LineReader<LibinputDebugModel>($0, path: $1, options: $2) }),
      TraceFormat(
        identifier: MotionEventModel.identifier,
        summary: "logcat lines of MotionEvent { … }, by the tag with most of them.",
        sniff: { $0.hasLine(MotionEventModel.recognises) },
        reader: { LineReader<MotionEventModel>($0, path: $1, options: $2) }),
      TraceFormat(
        identifier: AppleLogModel.identifier,
        summary: "NSLog lines with a place or a printed UITouch.",
        sniff: { $0.shape == nil && $0.hasLine(AppleLogModel.recognises) },
        reader: { LineReader<AppleLogModel>($0, path: $1, options: $2) }),
      TraceFormat(
        identifier: MinitouchModel.identifier,
        summary: "minitouch commands, a script.",
        sniff: { MinitouchModel.recognises($0.lines) },
        reader: { LineReader<MinitouchModel>($0, path: $1, options: $2) }),
    ] + [
      TraceFormat(
        identifier: RrwebEvents.identifier,
        summary: "rrweb session replays: true times, one track, and a word on their low rate.",
        sniff: { $0.shape.map(RrwebEvents.recognises) ?? false },
        reader: { JSONTouchReader<RrwebEvents>($0, path: $1, options: $2) }),
      TraceFormat(
        identifier: FlutterPackets.identifier,
        summary: "Flutter's pointer packets, of the engine or the framework.",
        sniff: { $0.shape.map(FlutterPackets.recognises) ?? false },
        reader: { JSONTouchReader<FlutterPackets>($0, path: $1, options: $2) }),
      TraceFormat(
        identifier: BrowserEvents.identifier,
        summary: "PointerEvents with coalesced samples, and TouchEvents, as pages log them.",
        sniff: { $0.shape.map(BrowserEvents.recognises) ?? false },
        reader: { JSONTouchReader<BrowserEvents>($0, path: $1, options: $2) }),
      TraceFormat(
        identifier: WebDriverActions.identifier,
        summary: "W3C WebDriver actions, a script.",
        sniff: { $0.shape.map(WebDriverActions.recognises) ?? false },
        reader: { JSONTouchReader<WebDriverActions>($0, path: $1, options: $2) }),
      TraceFormat(
        identifier: UnityTrajectories.identifier,
        summary: "Trajectories of a Unity game, in shares of the screen's sides.",
        sniff: { $0.shape.map(UnityTrajectories.recognises) ?? false },
        reader: { JSONTouchReader<UnityTrajectories>($0, path: $1, options: $2) }),
      TraceFormat(
        identifier: BrainRunGestures.identifier,
        summary: "BrainRun gestures, whose samples are spread evenly over each gesture.",
        sniff: { $0.shape.map(BrainRunGestures.recognises) ?? false },
        reader: { JSONTouchReader<BrainRunGestures>($0, path: $1, options: $2) }),
      TraceFormat(
        identifier: JSONTraceReader.identifier,
        summary: "JSON: one trace, an array, {\"traces\": […]}, one a line, or samples alone.",
        sniff: { $0.shape != nil },
        reader: { JSONTraceReader($0, path: $1, options: $2) }),
      TraceFormat(
        identifier: CSVReader.identifier,
        summary: "Text with commas, semicolons, tabs or blanks between fields, with or without a header.",
        hasColumns: true,
        sniff: { _ in true },
        reader: { CSVReader($0, path: $1, options: $2) }),
    ]

  private static func kernelLog<Grammar: EvdevGrammar>(_: Grammar.Type, _ summary: String) -> TraceFormat {
    TraceFormat(
      identifier: Grammar.identifier, summary: summary, sniff: { $0.hasLine(Grammar.recognises) },
      reader: { LineReader<EvdevModel<Grammar>>($0, path: $1, options: $2) })
  }
}

/// Reads one input of one format.
protocol FormatReader: AnyObject {
  /// Reads on until there is something to hand on.
  ///
  /// - Returns: `false` once the input is over; what was read last is in the queue.
  func step(into queue: inout EventQueue) -> Bool
}
