import TouchGeometry
import TouchKit
import TouchScenes
import TouchTrace
import TouchWidgets

// What views did, and did not do, where no recognizer of the app decided it.

extension Diagnosis {
  /// All remarks about what views did not do.
  var remarks: [Remark] {
    before.remarks + unwritten.map { Remark(sentence: localized("%1$s.", $0)) } + turnedBack + ungripped
      + stoppedLists + justMissed + commands
  }

  /// What each control sent that it exists to send, as a verdict.
  var senders: [Verdict] {
    var found: [(name: String, event: String, times: [Double])] = []
    for line in before.lines where before.isMeant(line) && baseline.index.views[line.subject] != nil {
      if let index = found.firstIndex(where: { $0.name == line.subject && $0.event == line.what }) {
        found[index].times.append(line.time)
      } else {
        found.append((line.subject, line.what, [line.time]))
      }
    }
    return found.map { name, event, times in
      let sentence =
        times.count == 1
        ? localized("%1$s sent %2$s at %3$s.", name, event, clock(times[0]))
        : localized("%1$s sent %2$s %3$s times, first at %4$s.", name, event, times.count, clock(times[0]))
      let partners = partners(of: name, at: times)
      var verdict = Verdict(name: name, outcome: .won, sentences: [sentence] + partners)
      verdict.isNotable = !partners.isEmpty
      return verdict
    }
  }

  /// The recognizers of the app that acted on a touch with which a control sent an event, as sentences.
  private func partners(of control: String, at times: [Double]) -> [String] {
    before.story.recognizers.compactMap { own -> String? in
      guard own.facts.role == nil, let view = own.facts.view, baseline.index.isInside(control, view),
        own.facts.cancelsTouchesInView == false, own.facts.kind == .tap || own.facts.kind == .press
      else { return nil }
      let action = own.attempts.lazy.flatMap(\.moments).first { moment in
        moment.isAction && times.contains { abs($0 - moment.time) < 1e-6 }
      }
      return action.map { _ in
        localized(
          "%1$s acted too, on the same touch: its cancelsTouchesInView is false, so it left the touch to %2$s (6.2).",
          own.facts.name, control)
      }
    }
  }

  /// Remarks about tables whose rows can be moved by grips that are not shown, if a drag moved nothing.
  private var ungripped: [Remark] {
    guard let way = baseline.way, abs(way.dy) > GestureTuning.panHysteresis, abs(way.dy) > abs(way.dx) else {
      return []
    }
    return baseline.touched(.tableView).compactMap { name in
      guard let view = baseline.index.views[name]?.view, view.table?.canMove == true,
        !view.properties.contains(.isEditing(true)), before.times(of: .scrolls(name)).isEmpty
      else { return nil }
      return Remark(
        subject: name,
        sentence: localized(
          "%1$s shows no grips: its data source lets rows move, but its isEditing is false (26.27).", name))
    }
  }

  /// Remarks about content that a touch only stopped, which did nothing else.
  private var stoppedLists: [Remark] {
    before.story.touches.compactMap { touch -> Remark? in
      guard baseline.travel(of: touch) < Self.shortWay,
        let moment = touch.moments.first(where: { $0.reason == .decelerating }), let hit = touch.view
      else { return nil }
      let list = baseline.index.path(of: hit).last {
        baseline.index.views[$0]?.view.viewClass.isKind(of: .scrollView) == true
      }
      let name = list ?? baseline.index.tableAround(hit)
      return name.map {
        Remark(
          subject: $0,
          sentence: localized(
            "%1$s was still moving: the finger that came down at %2$s only stopped it; the next one reaches what is under it (9.14).",
            $0, clock(moment.time)))
      }
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
