import GestureModel
import Testing

@testable import GestureMotion

@Suite struct OriginalSnapTests {
  static let identifiers = SnapStrategies.all.filter { $0 is any OriginalSnap.Type }.map { $0.identifier }

  /// Every strategy as it is by default, and with each of its switches turned and each number at other values.
  static func variants(of identifier: String) throws -> [any SnapStrategy] {
    let type = try #require(SnapStrategies.named(identifier))
    func variants<Strategy: SnapStrategy>(_: Strategy.Type) -> [any SnapStrategy] {
      var all = [Strategy()]
      for parameter in Strategy.switchParameters {
        var turned = Strategy()
        turned[keyPath: parameter.path].toggle()
        all.append(turned)
      }
      if Strategy.switchParameters.count > 1 {
        var turned = Strategy()
        for parameter in Strategy.switchParameters { turned[keyPath: parameter.path].toggle() }
        all.append(turned)
      }
      for parameter in Strategy.numberParameters {
        for value in [0, 0.2, 0.3, 2, 3] where parameter.range.contains(value) {
          var changed = Strategy()
          changed[keyPath: parameter.path] = value
          all.append(changed)
        }
      }
      return all
    }
    return variants(type)
  }

  @Test("A little less than the margin keeps the page, a little more changes it", arguments: identifiers)
  func margins(identifier: String) throws {
    for (number, strategy) in try Self.variants(of: identifier).enumerated() {
      OriginalProbe.check(strategy, seed: UInt64(11 + number))
    }
  }

  @Test("No number, no page and no parameter stops it", arguments: identifiers)
  func sound(identifier: String) throws {
    for strategy in try Self.variants(of: identifier) { strategy.expectSound() }
  }

  @Test("Every reason is one clause of one line and holds a number", arguments: identifiers)
  func reasons(identifier: String) throws {
    for strategy in try Self.variants(of: identifier) {
      for (release, lattice) in OriginalProbe.releases(3, count: 60) {
        let landing = try #require(strategy.landing(after: release, on: lattice))
        let reason = strategy.reason(for: landing, after: release, on: lattice)
        #expect(!reason.contains("\n") && !reason.hasSuffix("."), "\(identifier): \(reason)")
        #expect(!reason.contains("nan") && !reason.contains("inf"), "\(identifier): \(reason)")
      }
    }
  }

  @Test func `the way of the finger is the recorded one, or else the content's`() {
    var release = Release(offset: 90, proposedOffset: 90, pointsPerMillisecond: 0, startOffset: 0)
    #expect(release.travel == 90)
    release.gesture = ReleasedGesture(milliseconds: 100, travel: 100, lastMove: 1, holdMilliseconds: 1)
    #expect(release.travel == 100)
    let farther = release.movingFinger(to: 95)
    #expect((farther.offset, farther.travel, farther.startOffset) == (95, 105, 0))
  }
}
