import TouchGeometry
import TouchKit
import TouchScenes
import TouchTrace

// Likely goals of a person where nothing was lost: the command answers them without `--want`.

extension Diagnosis {
  /// What the input probably was for and did not come about, the most likely first, with the goals that are no loss.
  package func guessedGoals(besides goals: [Goal]) -> [Goal] {
    let known = Set(goals.map(\.subject))
    let found =
      takenTouches + unopenedRows + unmovedRows + undragged + unselectedRows + lateControls + controlsAround
      + dimmedControls
      + furtherGoals(besides: goals)
    return found.reduce(into: []) { goals, goal in
      if !known.contains(goal.subject), !goals.contains(where: { $0.isSame(as: goal) }) { goals.append(goal) }
    }
  }

  /// What may be asked for where nothing was lost: the opposite of what happened.
  package var opposites: [Goal] {
    before.lines.compactMap { line -> Goal? in
      let name = line.subject
      switch line.what {
      case "acts" where baseline.index.recognizers[name] != nil:
        return baseline.index.owner(of: name, as: .scrollPan) == nil ? .doesNotAct(name) : nil
      case "scrolls": return .doesNotScroll(name)
      case "selects": return .doesNotSelect(name)
      default: return before.isMeant(line) ? .doesNotSend(name, nil) : nil
      }
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Goals of controls and views whose touches a recognizer took.
  private var takenTouches: [Goal] {
    before.story.touches.compactMap { touch -> Goal? in
      guard let view = touch.view, let own = baseline.index.views[view]?.view, !touch.isScrollView,
        let moment = touch.moments.first(where: Self.isTaken)
      else { return nil }
      let winner = before.story.recognizers.first { $0.facts.name == moment.culprit }?.facts
      let wasKnown = if case .cancelled = moment.what { true } else { false }
      if touch.isControl {
        guard before.times(of: .sends(view, nil)).isEmpty else { return nil }
        let isDragged = baseline.travel(ofFinger: touch.id) > Double(GestureTuning.tapMovement)
        return isDragged && wasKnown ? .isNotNotified(view, .touchesCancelled) : .sends(view, nil)
      }
      // A view that follows the finger is starved; another one is only scrolled with.
      guard !own.overrides.isEmpty, winner?.viewID != touch.viewID else { return nil }
      guard winner?.scrolls == nil || own.overrides.contains(.touchesMoved) else { return nil }
      if !wasKnown, own.overrides.contains(.touchesBegan) { return .isNotified(view, .touchesBegan) }
      return own.overrides.contains(.touchesEnded)
        ? .isNotified(view, .touchesEnded) : .isNotNotified(view, .touchesCancelled)
    }
  }

  private static func isTaken(_ moment: Moment) -> Bool {
    switch moment.what {
    case .cancelled, .dropped: moment.reason == .recognized && moment.culprit != nil
    default: false
    }
  }

  /// Goals of tables whose rows have actions on the side from which a finger dragged, and opened none.
  var unopenedRows: [Goal] {
    guard let way = baseline.way, abs(way.dx) > abs(way.dy), abs(way.dx) > GestureTuning.panHysteresis else {
      return []
    }
    return baseline.touched(.tableView).compactMap { name in
      guard let view = baseline.index.views[name]?.view, let table = view.table,
        way.dx < 0 ? table.opens.trailing || table.isKeptFromTrailing : table.opens.leading || table.isKeptFromLeading,
        before.times(of: .acts(view.rowSwipeName)).isEmpty
      else { return nil }
      return .acts(view.rowSwipeName)
    }
  }

  /// The width at the end of a row in which a grip would be, in points.
  private static let gripWidth: CGFloat = 60

  /// Goals of tables whose rows can move and have no grips, and were dragged where a grip would be.
  var unmovedRows: [Goal] {
    guard let way = baseline.way, abs(way.dy) > abs(way.dx), abs(way.dy) > GestureTuning.panHysteresis else {
      return []
    }
    return baseline.touched(.tableView).compactMap { name in
      guard let view = baseline.index.views[name]?.view, view.table?.canMove == true,
        !view.properties.contains(.isEditing(true)), before.times(of: .movesRow(name)).isEmpty,
        let size = before.sizes[name],
        baseline.touches.contains(where: { touch in
          guard touch.hit.flatMap(baseline.index.tableAround) == name else { return false }
          return before.spots[touch.serial]?[name].map { $0.x >= size.width - Self.gripWidth } ?? false
        })
      else { return nil }
      return .movesRow(name)
    }
  }

  /// The goal of the innermost scroll view under a finger that could have scrolled the way the finger went.
  private var undragged: [Goal] {
    guard let way = baseline.way, baseline.travel >= Double(GestureTuning.panHysteresis), baseline.fingers == 1 else {
      return []
    }
    let isAlong = abs(way.dy) >= abs(way.dx)
    let lists = baseline.touched(.scrollView)
    // Content that moved took the drag.
    guard lists.allSatisfy({ before.times(of: .scrolls($0)).isEmpty }) else { return [] }
    let list = lists.first { name in
      guard let rest = before.scrollGeometries[name] else { return false }
      let (here, low, high) =
        isAlong ? (rest.offset.y, rest.low.y, rest.high.y) : (rest.offset.x, rest.low.x, rest.high.x)
      return (isAlong ? way.dy : way.dx) < 0 ? here < high : here > low
    }
    return list.map { [.scrolls($0)] } ?? []
  }

  /// Goals of tables and collections of which a row was tapped and not selected.
  private var unselectedRows: [Goal] {
    before.story.touches.compactMap { touch in
      guard let name = touch.view.flatMap(baseline.index.tableAround), before.times(of: .selects(name)).isEmpty,
        baseline.travel(ofFinger: touch.id) < Self.shortWay
      else { return nil }
      return .selects(name)
    }
  }

  /// Goals of controls that received a touch, or sent their event, later than necessary.
  private var lateControls: [Goal] {
    before.story.touches.compactMap { touch in
      guard touch.isControl, let view = touch.view, baseline.index.views[view] != nil else { return nil }
      // What never arrived cannot arrive sooner.
      if touch.undelivered != nil { return before.times(of: .sends(view, nil)).isEmpty ? .sends(view, nil) : nil }
      if before.lateness(of: view, .touchesEnded) > Self.noticeable, !before.times(of: .sends(view, nil)).isEmpty {
        return .sendsSooner(view, nil)
      }
      return before.lateness(of: view, .touchesBegan) > Self.noticeable ? .isNotifiedSooner(view, .touchesBegan) : nil
    }
  }

  /// Goals of controls around the view that a still finger hit.
  private var controlsAround: [Goal] {
    guard !hasSuccess, baseline.travel < Self.shortWay else { return [] }
    return baseline.touches.compactMap { touch in
      let control = baseline.index.path(of: touch.hit ?? "").dropLast().last {
        baseline.index.views[$0]?.view.viewClass.isKind(of: .control) == true
      }
      return control.flatMap { before.times(of: .sends($0, nil)).isEmpty ? .sends($0, nil) : nil }
    }
  }
}
