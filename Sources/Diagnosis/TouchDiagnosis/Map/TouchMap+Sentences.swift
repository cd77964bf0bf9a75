import TouchCapture
import TouchGeometry

// The findings of a map as sentences, in the language of the tools.

extension TouchMap {
  /// The map as text: a line for each finding, or for each view without one.
  package var lines: [String] {
    guard !entries.isEmpty else { return [localized("no control and no view with a recognizer")] }
    return entries.flatMap { entry in
      guard entry.findings.isEmpty else { return entry.findings }
      let (width, height) = ("\(Int(entry.size.width))", "\(Int(entry.size.height))")
      return [localized("%1$s: fingers reach all of its %2$s × %3$s pt", entry.name, width, height)]
    }
  }
}

extension TouchMap.Entry {
  /// The findings about the view as sentences; empty for a view that fingers reach with ease.
  package var findings: [String] {
    guard let reachable else {
      let reason = (obstacle ?? TouchMap.Obstacle(.covered, nil)).clause
      return [localized("%1$s: no finger reaches it: %2$s", name, reason)]
    }
    var lines: [String] = []
    if share < 0.95, let cover = covers.first {
      let (own, other) = (TouchMap.percent(share), TouchMap.percent(cover.share))
      lines.append(localized("%1$s: %2$s of it is reachable; %3$s gets %4$s", name, own, cover.name, other))
    }
    if min(reachable.width, reachable.height) < TouchMap.minimumSide {
      lines.append(
        localized(
          "%1$s: fingers reach %2$s × %3$s pt of it, and %4$s × %4$s is easy to hit", name, Int(reachable.width),
          Int(reachable.height), Int(TouchMap.minimumSide)))
    }
    if let neighbor {
      lines.append(
        localized(
          "%1$s: the middle of %2$s is %3$s pt away, less than a finger", name, neighbor.name,
          Int(neighbor.distance.rounded())))
    }
    return lines
  }

  /// A few words about the view, without its name if they must be short; nil if fingers reach all of it with ease.
  package func label(isShort: Bool) -> String? {
    guard let remark else { return nil }
    switch remark {
    case .unreached: return isShort ? localized("no finger") : localized("%1$s: no finger reaches it", name)
    case .covered(let cover, let share):
      let share = TouchMap.percent(share)
      return isShort ? localized("%1$s gets %2$s", cover, share) : localized("%1$s: %2$s gets %3$s", name, cover, share)
    case .small(let size):
      let words = "\(Int(size.width)) × \(Int(size.height))"
      return isShort ? words : localized("%1$s: %2$s pt", name, words)
    case .near(let other, let distance):
      let distance = "\(Int(distance.rounded()))"
      return isShort
        ? localized("%1$s pt to %2$s", distance, other) : localized("%1$s: %2$s pt to %3$s", name, distance, other)
    }
  }
}

extension TouchMap.Obstacle {
  /// The obstacle as a clause.
  package var clause: String {
    switch kind {
    case .hidden: name.map { localized("%1$s is hidden (2.4)", $0) } ?? localized("it is hidden (2.4)")
    case .transparent:
      name.map { localized("%1$s is transparent (2.4)", $0) } ?? localized("it is transparent (2.4)")
    case .interactionDisabled:
      name.map { localized("isUserInteractionEnabled of %1$s is false (2.4)", $0) }
        ?? localized("its isUserInteractionEnabled is false (2.4)")
    case .controlDisabled:
      name.map { localized("%1$s is disabled (2.11)", $0) } ?? localized("it is disabled (2.11)")
    case .outsideWindow: localized("no part of it is in the window")
    case .outsideSuperview:
      name.map { localized("it is outside of %1$s (2.5)", $0) } ?? localized("it is outside of its superview (2.5)")
    case .covered:
      name.map { localized("%1$s gets the touches there", $0) } ?? localized("no view gets the touches there")
    }
  }
}
