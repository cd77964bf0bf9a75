import TouchScenes

// Changes that look like cures and end a recognizer for good.

extension Space {
  /// Whether a change would only seem to help.
  func isDeadEnd(_ change: SceneChange) -> Bool { waitsForFewerTaps(change) || reordersPages(change) }

  /// Whether the view of a controller would be put before or behind another one by hand: the order is that of the
  /// pages, and the container puts them where they belong.
  private func reordersPages(_ change: SceneChange) -> Bool {
    switch change {
    case .toBack(let name), .toFront(let name):
      let around = index.path(of: name).dropLast().last
      return around.flatMap { index.views[$0]?.view.controller?.controllerClass.isContainer } ?? false
    default: return false
    }
  }

  /// Whether a tap would wait for one with fewer taps, which recognizes first wherever it could: it would never act.
  private func waitsForFewerTaps(_ change: SceneChange) -> Bool {
    guard case .require(let name, let other, true) = change, let one = taps(name), let two = taps(other) else {
      return false
    }
    return one.taps > two.taps && one.touches == two.touches
  }

  /// How many taps with how many fingers a recognizer takes; nil for one that takes no taps.
  private func taps(_ name: String) -> (taps: Int, touches: Int)? {
    guard let own = index.recognizers[name]?.description, own.recognizerClass == .tap else { return nil }
    var found = (taps: 1, touches: 1)
    for property in own.properties {
      switch property {
      case .numberOfTapsRequired(let count): found.taps = count
      case .numberOfTouchesRequired(let count): found.touches = count
      default: continue
      }
    }
    return found
  }
}
