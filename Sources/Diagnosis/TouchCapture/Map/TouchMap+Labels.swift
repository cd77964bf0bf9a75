import TouchGeometry

// The labels and lines over the areas of the map.

extension TouchMap {
  /// The reachable parts of each two views that are closer than a finger, each pair once.
  package var neighbors: [(CGRect, CGRect)] {
    entries.enumerated().compactMap { index, entry in
      guard let neighbor = entry.neighbor, let own = entry.reachable,
        let other = entries.firstIndex(where: { $0.name == neighbor.name }), let rect = entries[other].reachable
      else { return nil }
      return entries[other].neighbor?.name == entry.name && other < index ? nil : (own, rect)
    }
  }
}

extension TouchMap.Entry {
  /// Whether fingers reach the view, and not with ease.
  package var isSmall: Bool { reachable.map { min($0.width, $0.height) < TouchMap.minimumSide } ?? false }

  /// A few words about the view, without its name if they must be short; nil if fingers reach all of it with ease.
  package func label(isShort: Bool) -> String? {
    let start = isShort ? "" : "\(name): "
    guard let reachable else { return start + (isShort ? "no finger" : "no finger reaches it") }
    if share < 0.95, let cover = covers.first { return "\(start)\(cover.name) gets \(percent(cover.share))" }
    if min(reachable.width, reachable.height) < TouchMap.minimumSide {
      return "\(start)\(Int(reachable.width)) × \(Int(reachable.height))" + (isShort ? "" : " pt")
    }
    return neighbor.map { "\(start)\(Int($0.distance.rounded())) pt to \($0.name)" }
  }
}
