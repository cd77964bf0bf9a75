import TouchGeometry
import TouchKit
import TouchText

// What fingers do to a text: taps, and a rest (semantics 20.6, 20.7).

extension TextPointing {
  func fingerTapped() {
    guard let host, let session, tap.state == .ended else { return }
    let point = tap.location(in: host)
    let place = session.layout.nearest(to: host.layoutPoint(point))
    if let offset = session.layout.character(at: host.layoutPoint(point)), clicked?(offset, []) == true { return }
    let wasActive = host.isFirstResponder
    guard activate() else { return }
    switch tap.tapCount {
    case 1:
      let isRepeated = session.selection.isEmpty && session.selection.head == place.offset
      let isInside = !session.selection.isEmpty && session.selection.range.contains(place.offset)
      if wasActive, isRepeated || isInside {
        _ = menuWanted?(point, true)
      } else {
        session.select(TextSelection(place.offset), isUpstream: place.isUpstream)
      }
    case 2: session.selectByFinger(TextSelection(range(.word, at: place.offset, session)))
    case _: session.selectByFinger(TextSelection(range(.paragraph, at: place.offset, session)))
    }
    if tap.tapCount > 1 { offerPrimary() }
  }

  func fingerPressed() {
    guard let host, let session else { return }
    let point = press.location(in: host)
    let place = session.layout.nearest(to: host.layoutPoint(point))
    switch press.state {
    case .began:
      guard activate() else { return }
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
