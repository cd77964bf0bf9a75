import TouchGeometry
import TouchKit
import TouchTrace
import TouchDiagnosis

// The lanes for screen readers: an element for each, with what happened and why.

extension LanesBoard {
  /// A part for each visible lane: its name, its state at the shown moment, and its events with their reasons.
  var laneParts: [SpokenPart] {
    guard session.model.firstTime != nil else { return [] }
    return rows.map { row in
      let lane = row.lane
      let rect = CGRect(x: 0, y: row.middle - row.height / 2, width: bounds.width, height: row.height)
      let isNarrow = row.isNarrow, isPinned = row.isPinned
      return SpokenPart(
        rect: rect.overlap(CGRect(x: 0, y: plot.minY, width: bounds.width, height: plot.height)),
        label: lane.detail.isEmpty || lane.name.hasSuffix(lane.detail)
          ? lane.displayName : "\(lane.displayName) (\(lane.detail))",
        value: events(of: lane), traits: session.lane == lane.id ? [.button, .selected] : .button,
        action: { [session] in session.choose(lane: lane.id) },
        others: [
          (
            isNarrow ? localized("Expand the lane") : localized("Collapse the lane"),
            { [session] in session.collapse(lane) }
          ),
          (isPinned ? localized("Unpin the lane") : localized("Pin the lane"), { [session] in session.pin(lane) }),
        ])
    }
  }

  /// The name and the events of the chosen lane; nil without one.
  var chosenWords: String? {
    laneParts.first { $0.traits.contains(.selected) }?.words
  }

  /// The number of events of a lane that are read, up to the last one.
  private static let maximumEvents = 12

  /// The events of a lane up to the shown moment, each with its time, its reason and the lane that caused it.
  private func events(of lane: Lane) -> String {
    let (start, limit) = (session.record.startTime, session.cursor ?? .infinity)
    let arrows = session.model.arrows.all.filter { $0.to == lane.id }
    var words = lane.marks.all.filter { $0.time <= limit }.suffix(Self.maximumEvents).map { mark -> String in
      var event = mark.reason.map { "\(LaneSymbol(mark).title), \($0.words(mark.measure))" } ?? LaneSymbol(mark).title
      let causes = arrows.filter { abs($0.time - mark.time) < 1e-6 }.map { session.model.lanes[$0.from].name }
      if !causes.isEmpty { event += " (\(causes.joined(separator: localized(", "))))" }
      return localized("%1$s s: %2$s", number(mark.time - start, places: 3), event)
    }
    if words.isEmpty, let state = lane.state(at: session.cursor ?? (session.model.lastTime ?? 0)) {
      words = [LaneSymbol.state(state).title]
    }
    return words.joined(separator: localized("; "))
  }
}
