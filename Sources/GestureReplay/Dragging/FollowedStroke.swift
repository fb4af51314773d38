import GestureModel

/// What moves the content from a touch-down until no finger is left that leads.
struct FollowedStroke {
  /// The way of the leading fingers, joined without jumps.
  var drag: Stroke
  /// The finger that led when the last lifted: platforms' trackers ask for its velocity alone.
  var leader: Stroke

  /// Creates the way of one finger.
  init(_ stroke: Stroke) {
    drag = stroke
    leader = stroke
  }

  private init(drag: Stroke, leader: Stroke) {
    self.drag = drag
    self.leader = leader
  }

  /// The ways through a trace, one for each of its primary strokes.
  ///
  /// A way begins with its primary stroke, may be handed over to fingers that come down before the next one, and ends
  /// at the latest when that comes down.
  /// - Complexity: O(*n*) in samples where fingers never overlap; O(*n*·*f*) with *f* fingers down at once.
  static func all(in trace: Trace, pointers: PointerPolicy) -> [FollowedStroke] {
    let primary = trace.primaryStrokes
    guard pointers != .first, primary.count < trace.strokes.count else { return primary.map(FollowedStroke.init) }
    var rest = trace.strokes[...]
    return primary.indices.map { index in
      let next = index + 1 < primary.count ? primary[index + 1].beganNanoseconds : Int64.max
      var group: [Stroke] = []
      while let stroke = rest.first, stroke.beganNanoseconds < next {
        group.append(stroke)
        rest = rest.dropFirst()
      }
      return way(from: primary[index], through: group, pointers)
    }
  }

  /// Joins fingers that overlap: at each hand-over the new leader's places are moved so that the content stays.
  private static func way(from first: Stroke, through group: [Stroke], _ pointers: PointerPolicy) -> FollowedStroke {
    guard group.count > 1 else { return FollowedStroke(first) }
    var leader = first
    var way = Stroke(pointer: first.pointer, samples: [], location: first.location)
    var (dx, dy) = (0.0, 0.0)
    var now = first.beganNanoseconds
    while true {
      let newcomer =
        pointers == .latest
        ? group.first { $0.beganNanoseconds > now && $0.beganNanoseconds < leader.liftNanoseconds } : nil
      let until = newcomer?.beganNanoseconds ?? leader.liftNanoseconds
      for sample in leader.samples where sample.nanoseconds >= now && sample.nanoseconds <= until {
        guard sample.nanoseconds > way.samples.last?.nanoseconds ?? Int64.min else { continue }
        var moved = sample
        (moved.x, moved.y) = (sample.x + dx, sample.y + dy)
        way.samples.append(moved)
      }
      let staying = group.last { $0.beganNanoseconds <= until && $0.liftNanoseconds > until }
      guard let next = newcomer ?? staying else { break }
      if let last = way.samples.last, let place = next.samples.last(where: { $0.nanoseconds <= until }) {
        (dx, dy) = (last.x - place.x, last.y - place.y)
      }
      (leader, now) = (next, until)
    }
    way.end = leader.end
    way.liftNanoseconds = leader.liftNanoseconds
    way.liftRepeatsPlace = leader.liftRepeatsPlace
    way.lastSampleIsLift = leader.lastSampleIsLift
    return FollowedStroke(drag: way, leader: leader)
  }
}
