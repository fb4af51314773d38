import GestureModel
import GestureMotion

/// The parts that several documents hold.
extension JSONWriter {
  /// An intent as trace files write it.
  mutating func intent(_ intent: Intent?) {
    switch intent {
    case nil: value(nil as String?)
    case .next?: value("next")
    case .previous?: value("previous")
    case .stay?: value("stay")
    case .page(let page)?: object { $0.member("page", page) }
    }
  }

  /// The members of a repair, with its trace's name where the trace does not stand around it.
  mutating func repairMembers(_ repair: Repair, trace: String? = nil) {
    if let trace { member("trace", trace) }
    member("id", repair.id)
    member("location", repair.location.description)
    member("count", repair.count)
    member("message", repair.message)
  }

  /// A scenario with the keys of `detent.json`, so that it can be pasted there; what is not declared is left out.
  package mutating func scenario(_ scenario: Scenario) {
    object(.spread) { json in
      if let name = scenario.name { json.member("name", name) }
      json.member("axis", scenario.axis.rawValue)
      json.member("viewport", scenario.viewport)
      if let fraction = scenario.itemFraction {
        json.member("itemSize", "\((fraction * 100).shortText)%")
      } else {
        json.member("itemSize", scenario.itemSize)
      }
      json.member("spacing", scenario.spacing)
      json.member("count", scenario.count)
      if scenario.itemsPerGroup != 1 {
        json.member("itemsPerGroup", scenario.itemsPerGroup)
        json.member("itemSpacing", scenario.itemSpacing)
      }
      json.member("insetLeading", scenario.insetLeading)
      json.member("insetTrailing", scenario.insetTrailing)
      if scenario.sectionInsetLeading != 0 { json.member("sectionInsetLeading", scenario.sectionInsetLeading) }
      if scenario.sectionInsetTrailing != 0 { json.member("sectionInsetTrailing", scenario.sectionInsetTrailing) }
      if scenario.loop { json.member("loop", true) }
      json.member("alignment", scenario.alignment.rawValue)
      json.member("direction", scenario.direction.rawValue)
      json.member("contentStart", scenario.contentStart)
      if let length = scenario.contentLength { json.member("contentLength", length) }
      switch scenario.decelerationPerMillisecond {
      case Deceleration.normal.perMillisecond: json.member("decelerationRate", "normal")
      case Deceleration.fast.perMillisecond: json.member("decelerationRate", "fast")
      case let rate: json.member("decelerationRate", rate)
      }
      json.member("pagingEnabled", scenario.pagingEnabled)
      json.member("clipsToBounds", scenario.clipsToBounds)
      if let start = scenario.frameStart { json.member("frameStart", start) }
      json.member("forwardsHitTest", scenario.forwardsHitTest)
      json.member("directionalLock", scenario.directionalLock)
      json.member("startOffset", scenario.startOffset)
      json.declaredFacts(of: scenario)
    }
  }

  /// What the app declares about its code, where it differs from saying nothing.
  private mutating func declaredFacts(of scenario: Scenario) {
    let silent = Scenario()
    if scenario.mirrorsIndex != silent.mirrorsIndex { member("mirrorsIndex", scenario.mirrorsIndex) }
    if let stride = scenario.assumedStride { member("assumedStride", stride) }
    if let alignment = scenario.assumedAlignment { member("assumedAlignment", alignment.rawValue) }
    if let size = scenario.screenSize { member("screenSize", size) }
    if let viewport = scenario.resizedViewport { member("resizedViewport", viewport) }
    if let size = scenario.resizedItemSize { member("resizedItemSize", size) }
    if scenario.orthogonalSection { member("orthogonalSection", true) }
    if scenario.usesScrollCallback { member("usesScrollCallback", true) }
    if let pages = scenario.declaredPageCount { member("declaredPageCount", pages) }
    if let inset = scenario.assumedInsetLeading { member("assumedInsetLeading", inset) }
    if scenario.expectsSnapping { member("expectsSnapping", true) }
    if let distance = scenario.minimumDistance { member("minimumDistance", distance) }
    if scenario.subtractsMinimumDistance { member("subtractsMinimumDistance", true) }
    if let friction = scenario.frictionPerFrame { member("frictionPerFrame", friction) }
    if scenario.frictionUsesElapsedTime { member("frictionUsesElapsedTime", true) }
    if let duration = scenario.snapDurationMilliseconds { member("snapDurationMs", duration) }
    if scenario.snapCurve != silent.snapCurve { member("snapCurve", scenario.snapCurve.rawValue) }
    if scenario.comparesOffsetsExactly { member("comparesOffsetsExactly", true) }
    if !scenario.wrapsIndex { member("wrapsIndex", false) }
    if let axis = scenario.velocityAxis { member("velocityAxis", axis.rawValue) }
    if let limit = scenario.velocityVectorLimit { member("velocityVectorLimit", limit) }
    if let degrees = scenario.gestureConeDegrees { member("gestureConeDegrees", degrees) }
  }
}
