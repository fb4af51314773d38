import GestureModel
import GestureRules

/// How many cases there are of each kind.
struct JUnitCounts {
  var tests = 0
  var failures = 0
  var errors = 0
  var skipped = 0

  mutating func add(_ other: JUnitCounts) {
    tests += other.tests
    failures += other.failures
    errors += other.errors
    skipped += other.skipped
  }

  /// As a suite has them.
  var attributes: String {
    "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
  }
}

/// One pitfall looked for in one trace.
struct JUnitCase {
  /// What came of it.
  enum State {
    case passed
    /// A note, which does not fail: its lines.
    case noted([String])
    case failed(Severity, message: String, lines: [String])
    case unreadable(message: String, lines: [String])
    case skipped(String)
  }
  var className: String
  var name: String
  /// The file that it is about; `nil` for none.
  var path: String?
  var line: Int
  var state: State

  /// How urgent it is to be told: larger is graver, and 0 may be left out first.
  var rank: Int {
    switch state {
    case .unreadable: 4
    case .failed(.error, _, _): 3
    case .failed: 2
    case .noted: 1
    case .passed, .skipped: 0
    }
  }

  /// The element with its line break.
  var xml: String {
    var head = "    <testcase classname=\"\(className.inXML)\" name=\"\(name.inXML)\""
    if let path { head += " file=\"\(path.asRepositoryPath.inXML)\" line=\"\(max(line, 1))\"" }
    head += " time=\"0\""
    func element(_ tag: String, _ attributes: String, _ lines: [String]) -> String {
      let body = lines.map(\.inXML).joined(separator: "\n")
      return "\(head)>\n      <\(tag)\(attributes)>\(body)</\(tag)>\n    </testcase>\n"
    }
    switch state {
    case .passed: return "\(head)/>\n"
    case .noted(let lines): return element("system-out", "", lines)
    case .failed(let severity, let message, let lines):
      return element("failure", " message=\"\(message.inXML)\" type=\"\(severity.rawValue)\"", lines)
    case .unreadable(let message, let lines):
      return element("error", " message=\"\(message.inXML)\" type=\"\(InputProblem.identifier)\"", lines)
    case .skipped(let reason): return "\(head)>\n      <skipped message=\"\(reason.inXML)\"/>\n    </testcase>\n"
    }
  }
}

/// The cases of one file.
struct JUnitSuite {
  var name: String
  var cases: [JUnitCase]

  var counts: JUnitCounts {
    var counts = JUnitCounts()
    counts.tests = cases.count
    for each in cases {
      switch each.state {
      case .failed: counts.failures += 1
      case .unreadable: counts.errors += 1
      case .skipped: counts.skipped += 1
      case .passed, .noted: break
      }
    }
    return counts
  }

  func write(to text: inout String) {
    text += "  <testsuite name=\"\(name.inXML)\" \(counts.attributes) time=\"0\">\n"
    for each in cases { text += each.xml }
    text += "  </testsuite>\n"
  }
}
