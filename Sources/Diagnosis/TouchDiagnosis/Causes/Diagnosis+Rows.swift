import TouchGeometry
import TouchScenes
import TouchWidgets

// Rows that were dragged aside and have no actions there.

extension Diagnosis {
  /// Remarks about tables without actions on the side of a row from which a finger dragged it, if nothing else happened.
  ///
  /// A table with actions on the other side has a recognizer, whose sentences say it.
  var unopened: [Remark] {
    guard !hasSuccess, baseline.fingers == 1, let way = baseline.way, abs(way.dx) > abs(way.dy),
      abs(way.dx) > GestureTuning.panHysteresis
    else { return [] }
    return baseline.touched(.tableView).compactMap { name in
      guard let view = baseline.index.views[name]?.view, let table = view.table,
        !table.opens.leading, !table.opens.trailing,
        baseline.touches.contains(where: { $0.hit.flatMap(baseline.index.tableAround) == name }),
        !before.story.recognizers.contains(where: { $0.facts.name == view.rowSwipeName && !$0.attempts.isEmpty })
      else { return nil }
      let method =
        way.dx < 0
        ? "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
        : "tableView(_:leadingSwipeActionsConfigurationForRowAt:)"
      return Remark(
        subject: name, sentence: localized("%1$s opens no row: its delegate has no %2$s (26.21).", name, method))
    }
  }
}
