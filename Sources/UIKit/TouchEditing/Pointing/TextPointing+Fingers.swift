import TouchGeometry
import TouchKit
import TouchLoop

// Touch input on a text: taps and long presses (semantics 20.6, 20.7).

extension TextPointing {
  func fingerTapped() {
    menuOfTap?.cancel()
    guard let text, let view = text.view, tap.state == .ended else { return }
    let point = tap.location(in: view)
    if text.click(at: point, []) { return }
    let wasActive = text.isActive
    defer { text.end() }
    guard text.begin(at: point), let place = text.place(at: point) else { return }
    switch tap.tapCount {
    case 1:
      let isRepeated = text.selected.map { $0.isEmpty && text.order($0.start, place) == .orderedSame } ?? false
      if wasActive, isRepeated || isSelected(place, text) {
        openMenuIfAlone(at: point)
      } else {
        text.select(from: place, to: place, byFinger: false)
      }
    case 2: select(.word, at: place, text)
    case _: select(.paragraph, at: place, text)
    }
    if tap.tapCount > 1 { offerPrimary() }
  }

  private func select(_ unit: UITextGranularity, at place: UITextPosition, _ text: any PointedText) {
    if let range = text.unit(unit, at: place) { text.select(from: range.start, to: range.end, byFinger: true) }
  }

  /// Opens the menu unless a second tap follows in time, which selects the word.
  private func openMenuIfAlone(at point: CGPoint) {
    guard let text, let selected = text.selected, let loop = text.view?.window?.application?.loop else { return }
    menuOfTap = loop.schedule(at: loop.now + GestureTuning.tapInterval) { [weak text] in
      guard let text, text.isActive, let now = text.selected,
        text.order(now.start, selected.start) == .orderedSame, text.order(now.end, selected.end) == .orderedSame
      else { return }
      _ = text.openMenu(at: point, isByFinger: true)
    }
  }

  func fingerPressed() {
    guard let text, let view = text.view else { return }
    let point = press.location(in: view)
    switch press.state {
    case .began:
      drag = .nothing
      guard text.begin(at: point), let place = text.place(at: point) else { return }
      if text.allowsEditing {
        drag = .placing
        text.select(from: place, to: place, byFinger: false)
      } else {
        start(2, place, text, byFinger: true)
        text.keepForFinger()
      }
    case .changed:
      guard isPointing else { return }
      fingerMoved(to: point, text)
      follow(
        at: { [press, weak text] in press.location(in: text?.view) },
        selecting: { [weak self] point in
          guard let self, let text = self.text else { return }
          fingerMoved(to: point, text)
        })
    case .ended:
      let began = isPointing
      fingerLeft(text)
      guard began else { return }
      offerPrimary()
      _ = text.openMenu(at: point, isByFinger: true)
    case .cancelled: fingerLeft(text)
    case .possible, .failed: break
    }
  }

  /// Whether the long press has begun to move the caret or to select.
  private var isPointing: Bool { if case .nothing = drag { false } else { true } }

  private func fingerLeft(_ text: any PointedText) {
    stopScrolling()
    drag = .nothing
    text.end()
  }

  private func fingerMoved(to point: CGPoint, _ text: any PointedText) {
    if case .placing = drag, let place = text.place(at: point) {
      text.select(from: place, to: place, byFinger: false)
    } else if case .selecting(let first, let unit) = drag {
      extend(from: first, unit, to: point, text, byFinger: true)
      text.keepForFinger()
    }
  }
}
