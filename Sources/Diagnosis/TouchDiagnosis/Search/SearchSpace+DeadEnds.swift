import TouchScenes

// Changes that seem to help and disable a recognizer for good.

extension SearchSpace {
  /// Whether a change only seems to help.
  func isDeadEnd(_ change: Change) -> Bool { waitsForFewerTaps(change) || reordersPages(change) }

  /// Whether a change reorders the pages of a container, which the container does itself.
  private func reordersPages(_ change: Change) -> Bool {
    switch change {
    case .toBack(let name), .toFront(let name):
      let around = index.path(of: name).dropLast().last
      return around.flatMap { index.views[$0]?.view.controller?.controllerClass.isContainer } ?? false
    default: return false
    }
  }

  /// Whether a tap would wait for one with fewer taps, which always recognizes first.
  private func waitsForFewerTaps(_ change: Change) -> Bool {
    guard case .require(let name, let other, true) = change, let one = taps(name), let two = taps(other) else {
      return false
    }
    return one.taps > two.taps && one.touches == two.touches
  }

  /// The taps and fingers that a recognizer requires; nil for a recognizer that is not a tap.
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
