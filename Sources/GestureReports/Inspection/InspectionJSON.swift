import GestureModel

/// Measured traces for machines: `detent.inspect/1`.
public enum InspectionJSON {
  /// Writes `traces`, ending in a line break.
  public static func text(of traces: [InspectedTrace]) -> String {
    var writer = JSONWriter()
    writer.object(.spread) { json in
      json.member("schema", "detent.inspect/1")
      json.key("traces")
      json.array(.spread) { list in traces.forEach { list.trace($0) } }
    }
    return writer.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func trace(_ trace: InspectedTrace) {
    object(.spread) { json in
      json.member("id", trace.id)
      json.member("format", trace.format)
      json.member("source", trace.location.description)
      if let session = trace.session { json.member("session", session) }
      json.key("intent")
      json.intent(trace.intent)
      json.key("strokes")
      json.array(.spread) { list in trace.strokes.forEach { list.stroke($0) } }
      if let release = trace.release {
        json.key("release")
        json.object {
          $0.member("offset", release.offset)
          $0.member("velocity_pt_per_ms", release.pointsPerMillisecond)
          $0.member("proposed", release.proposedOffset)
        }
      }
      json.key("repairs")
      json.array(.spread) { list in
        trace.repairs.forEach { repair in list.object { $0.repairMembers(repair) } }
      }
    }
  }

  private mutating func stroke(_ stroke: InspectedStroke) {
    object(.spread) { json in
      json.member("pointer", stroke.pointer)
      json.member("began_ms", stroke.beganMilliseconds)
      json.member("ended_ms", stroke.endedMilliseconds)
      json.member("end", stroke.end.rawValue)
      json.member("samples", stroke.sampleCount)
      json.member("median_step_ms", stroke.medianStepMilliseconds)
      json.member("longest_gap_ms", stroke.longestGapMilliseconds)
      json.member("travel_x_pt", stroke.travelX)
      json.member("travel_y_pt", stroke.travelY)
      json.key("velocities")
      json.object(.spread) { velocities in
        for (estimator, estimate) in stroke.velocities {
          velocities.key(estimator)
          guard let velocity = estimate.velocity else {
            velocities.value(nil as String?)
            continue
          }
          velocities.object {
            $0.member("x_pt_per_s", velocity.xPointsPerSecond)
            $0.member("y_pt_per_s", velocity.yPointsPerSecond)
          }
        }
      }
      // Kept apart, so that a velocity is always an object of two numbers or null.
      json.key("windows")
      json.object(.spread) { windows in
        for (estimator, estimate) in stroke.velocities {
          windows.key(estimator)
          windows.object {
            $0.member("samples", estimate.sampleCount)
            $0.member("window_ms", stroke.windowMilliseconds(of: estimate))
            $0.member("newest_age_ms", stroke.newestAgeMilliseconds(of: estimate))
          }
        }
      }
      json.key("spread")
      json.object(.spread) { spread in
        for (axis, key) in [(Axis.horizontal, "x_pt_per_s"), (.vertical, "y_pt_per_s")] {
          spread.key(key)
          guard let found = stroke.spread(along: axis) else {
            spread.value(nil as String?)
            continue
          }
          spread.object {
            $0.member("least", found.least)
            $0.member("least_by", found.leastBy)
            $0.member("most", found.most)
            $0.member("most_by", found.mostBy)
          }
        }
      }
      json.key("remarks")
      json.object { remarks in
        for (estimator, estimate) in stroke.velocities {
          if let remark = estimate.remark { remarks.member(estimator, remark.rawValue) }
        }
      }
    }
  }
}
