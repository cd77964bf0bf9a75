import TouchGeometry
import TouchScenes
import TouchWidgets

// Pages that were dragged and did not turn.

extension Diagnosis {
  /// Remarks about scroll views with pages that went back to the page from which they were dragged.
  ///
  /// A drag that led mostly the other way was not meant to turn a page.
  var turnedBack: [Remark] {
    guard let way = baseline.way else { return [] }
    return before.scrollEnds.keys.sorted().compactMap { name in
      guard let view = baseline.index.views[name]?.view, view.properties.contains(.isPagingEnabled(true)),
        let rest = before.scrollGeometries[name], let end = before.scrollEnds[name], end.last == rest.offset
      else { return nil }
      let (across, along) = (abs(end.farthest.x - rest.offset.x), abs(end.farthest.y - rest.offset.y))
      let (moved, page) = across > along ? (across, rest.size.width) : (along, rest.size.height)
      guard moved > 0, moved < page / 2, (across > along) == (abs(way.dx) > abs(way.dy)) else { return nil }
      let speed = before.velocities[SceneIndex.panName(of: name)].map { across > along ? abs($0.x) : abs($0.y) } ?? 0
      if speed > 0, speed <= ScrollTuning.pagingSpeed {
        let sentence = localized(
          "%1$s went back to its page: it was %2$s pt off it when the finger lifted at %3$s pt/s, and turns at half of %4$s pt, or if the finger is faster than %5$s pt/s (9.13).",
          name, plain(tenth(moved)), number(Double(speed), places: 0), plain(page), plain(ScrollTuning.pagingSpeed))
        return Remark(subject: name, sentence: sentence)
      }
      let sentence = localized(
        "%1$s went back to its page: it was %2$s pt off it when the finger lifted, and turns at half of %3$s pt, or if the finger is faster than %4$s pt/s (9.13).",
        name, plain(tenth(moved)), plain(page), plain(ScrollTuning.pagingSpeed))
      return Remark(subject: name, sentence: sentence)
    }
  }
}
