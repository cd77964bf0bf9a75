import TouchScenes

// Changes that seem to help and disable a recognizer for good, or that an app cannot make.

extension SearchSpace {
  /// Whether a change only seems to help.
  func isDeadEnd(_ change: Change) -> Bool {
    waitsForFewerTaps(change) || reordersPages(change) || changesPresentation(change) || namesRowSwipe(change)
  }

  /// Whether a change makes a recognizer wait for the one that opens the actions of a row, which apps cannot name.
  private func namesRowSwipe(_ change: Change) -> Bool {
    guard case .require(let one, let other, true) = change else { return false }
    return [one, other].contains { index.isKit($0, .rowSwipe) }
  }

  /// Whether a change concerns a view that the kit added for a presentation, or reorders the siblings of such a view.
  private func changesPresentation(_ change: Change) -> Bool {
    let own = index.scene.partsOfTheKit
    guard !own.isEmpty else { return false }
    switch change {
    case .toBack(let name), .toFront(let name):
      let outer = index.path(of: name).dropLast().last.flatMap { index.views[$0]?.view }
      return outer?.children.contains { own.contains($0.name) } == true
    default: return own.contains(change.subject) && index.views[change.subject] != nil
    }
  }

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
