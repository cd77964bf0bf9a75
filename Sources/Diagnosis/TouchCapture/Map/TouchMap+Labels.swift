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

  /// The most important finding about the view; nil if fingers reach all of it with ease.
  package var remark: TouchMap.Remark? {
    guard let reachable else { return .unreached }
    if share < 0.95, let cover = covers.first { return .covered(cover.name, cover.share) }
    if min(reachable.width, reachable.height) < TouchMap.minimumSide { return .small(reachable.size) }
    return neighbor.map { .near($0.name, $0.distance) }
  }

  /// A few words in English about the view, without its name, for the frames of an app; nil if fingers reach all of it
  /// with ease.
  package var label: String? {
    switch remark {
    case .unreached: "no finger"
    case .covered(let cover, let share): "\(cover) gets \(TouchMap.percent(share))"
    case .small(let size): "\(Int(size.width)) × \(Int(size.height))"
    case .near(let other, let distance): "\(Int(distance.rounded())) pt to \(other)"
    case nil: nil
    }
  }
}

extension TouchMap {
  /// A finding in short.
  package enum Remark {
    /// No finger reaches the view.
    case unreached
    /// Another view gets a part of its touches: its name, and the share from 0 to 1.
    case covered(String, Double)
    /// The part that fingers reach is smaller than a finger, in points.
    case small(CGSize)
    /// The middle of another view is closer than a finger: its name, and the distance in points.
    case near(String, CGFloat)
  }

  /// A share from 0 to 1, as whole percents.
  package static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
