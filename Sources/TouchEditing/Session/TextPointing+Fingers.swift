import TouchGeometry
import TouchKit
import TouchLoop
import TouchText

// What fingers do to a text: taps, and a rest (semantics 20.6, 20.7).

extension TextPointing {
  func fingerTapped() {
    menuOfTap?.cancel()
    guard let host, let session, tap.state == .ended else { return }
    let point = tap.location(in: host)
    let place = session.layout.nearest(to: host.layoutPoint(point))
    if let offset = session.layout.character(at: host.layoutPoint(point)), clicked?(offset, []) == true { return }
    let wasActive = host.isFirstResponder
    guard activate() else { return }
    if session.marked != nil { session.commitComposition() }
    switch tap.tapCount {
    case 1:
      let isRepeated = session.selection.isEmpty && session.selection.head == place.offset
      let isInside = !session.selection.isEmpty && session.selection.range.contains(place.offset)
      if wasActive, isRepeated || isInside {
        openMenuIfAlone(at: point)
      } else {
        session.select(TextSelection(place.offset), isUpstream: place.isUpstream)
      }
    case 2: session.selectByFinger(TextSelection(range(.word, at: place.offset, session)))
    case _: session.selectByFinger(TextSelection(range(.paragraph, at: place.offset, session)))
    }
    if tap.tapCount > 1 { offerPrimary() }
  }

  /// Opens the menu when no second tap has followed in time, which would select the word.
  private func openMenuIfAlone(at point: CGPoint) {
    guard let host, let session, let loop = host.window?.application?.loop else { return }
    let selection = session.selection
    menuOfTap = loop.schedule(at: loop.now + GestureTuning.tapInterval) { [weak self] in
      guard let self, self.host?.isFirstResponder == true, self.session?.selection == selection else { return }
      _ = menuWanted?(point, true)
    }
  }

  func fingerPressed() {
    guard let host, let session else { return }
    let point = press.location(in: host)
    let place = session.layout.nearest(to: host.layoutPoint(point))
    switch press.state {
    case .began:
      guard activate() else { return }
      if session.marked != nil { session.commitComposition() }
      if host.allowsEditing {
        session.select(TextSelection(place.offset), isUpstream: place.isUpstream)
      } else {
        start(2, place, session)
        session.keepForFinger()
      }
    case .changed:
      if host.allowsEditing {
        session.select(TextSelection(place.offset), isUpstream: place.isUpstream)
      } else if case .selecting(let first, let unit) = drag {
        extend(from: first, unit, to: place, session)
        session.keepForFinger()
      }
    case .ended:
      drag = .nothing
      offerPrimary()
      _ = menuWanted?(point, true)
    case .cancelled: drag = .nothing
    case .possible, .failed: break
    }
  }
}
