import TouchGeometry

extension UIView {
  /// Whether the view can currently be focused: it accepts focus, is at least partly visible in a window, and neither
  /// it nor a superview refuses interaction.
  var isReachableByFocus: Bool {
    guard canBecomeFocused, let window else { return false }
    var view: UIView? = self
    while let here = view {
      if here.isRefusedUnasked { return false }
      if let around = here.superview, around.isCovered(here) { return false }
      view = here.superview
    }
    return !visibleRect(in: window).isEmpty
  }

  /// Whether a presentation that keeps the focus is in front of a subview (semantics 30.21).
  func isCovered(_ child: UIView) -> Bool {
    for view in subviews.reversed() {
      if view === child { return false }
      if view.keepsFocusInside { return true }
    }
    return false
  }

  /// Whether this is the container of a presentation that keeps the focus.
  var keepsFocusInside: Bool {
    type(of: self) == PresentationContainerView.self
      && (self as? PresentationContainerView)?.manager?.keepsFocus == true
  }

  /// Returns the part of the view that no clipping superview and no edge of the window hides, in window coordinates.
  func visibleRect(in window: UIWindow) -> CGRect {
    var rect = convert(bounds, to: nil).overlap(window.bounds)
    var view = superview
    while let here = view, !rect.isEmpty {
      if here.clipsToBounds { rect = rect.overlap(here.convert(here.bounds, to: nil)) }
      view = here.superview
    }
    return rect
  }
}

/// A focusable view of which only some subviews can be focused, such as a list.
@MainActor package protocol FocusSurrounded: UIView {
  /// The views before this view in the focus order.
  var focusedBefore: [UIView] { get }
  /// The views after this view in the focus order.
  var focusedAfter: [UIView] { get }
}

extension UIWindow {
  /// The focusable views in reading order: row by row, each from left to right, or from right to left.
  ///
  /// A view belongs to a row if it begins above the middle of the row's first view. Views inside a focusable view follow
  /// it; of a list, only those that it names.
  var focusOrder: [UIView] { focusOrder(in: [self]) }

  private func focusOrder(in roots: [UIView]) -> [UIView] {
    var found: [(view: UIView, rect: CGRect)] = []
    func collect(_ view: UIView) {
      if view.isRefusedUnasked { return }
      if view.canBecomeFocused {
        let rect = view.visibleRect(in: self)
        if !rect.isEmpty { found.append((view, rect)) }
        return
      }
      let children = view.subviews
      for child in children[(children.lastIndex(where: \.keepsFocusInside) ?? 0)...] { collect(child) }
    }
    for root in roots { collect(root) }
    return found.inReadingOrder(fromRight: isReadFromRight) { $0.rect }.flatMap { entry in
      guard let around = entry.view as? any FocusSurrounded else {
        return [entry.view] + focusOrder(in: entry.view.subviews)
      }
      return around.focusedBefore.flatMap { focusOrder(in: [$0]) } + [entry.view]
        + around.focusedAfter.flatMap { focusOrder(in: [$0]) }
    }
  }

  /// Returns the nearest focusable view in a direction from another one; the first in reading order of equally near ones
  /// (semantics 49.5).
  func nearestFocusable(_ heading: UIFocusHeading, from present: UIView, in order: [UIView]) -> UIView? {
    let here = present.visibleRect(in: self)
    var best: (view: UIView, distance: CGFloat)?
    for view in order where view !== present {
      guard let distance = heading.distance(from: here, to: view.visibleRect(in: self)) else { continue }
      if distance < best?.distance ?? .infinity { best = (view, distance) }
    }
    return best?.view
  }

  /// Moves the focus if the key requests it; returns whether it does.
  func moveFocus(with press: UIPress) -> Bool {
    guard let key = press.key, key.keyCode == .keyboardTab, let system = windowScene?.focusSystem else { return false }
    switch key.modifierFlags.subtracting([.alphaShift, .numericPad]) {
    // With Control from a text view, in which Tab alone is a letter.
    case [], .control: return system.move(.next, in: self)
    case .shift, [.shift, .control]: return system.move(.previous, in: self)
    case _: return false
    }
  }
}

extension UIFocusHeading {
  /// Returns the gap between two rectangles along the direction, plus twice the gap across it; nil if the middle of the
  /// second one is not in that direction (semantics 49.5).
  func distance(from here: CGRect, to there: CGRect) -> CGFloat? {
    let dx = Self.gap(here.minX, here.maxX, there.minX, there.maxX)
    let dy = Self.gap(here.minY, here.maxY, there.minY, there.maxY)
    let (x, y) = (there.midX - here.midX, there.midY - here.midY)
    return switch self {
    case .up: y < 0 ? dy + 2 * dx : nil
    case .down: y > 0 ? dy + 2 * dx : nil
    case .left: x < 0 ? dx + 2 * dy : nil
    case .right: x > 0 ? dx + 2 * dy : nil
    default: nil
    }
  }

  private static func gap(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> CGFloat {
    max(0, otherStart - end, start - otherEnd)
  }
}

extension UIPress {
  /// The direction of an arrow button; nil for other buttons and for keys.
  package var buttonHeading: UIFocusHeading? {
    switch type {
    case .upArrow: .up
    case .downArrow: .down
    case .leftArrow: .left
    case .rightArrow: .right
    default: nil
    }
  }
}
