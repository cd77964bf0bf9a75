import TouchGeometry

extension UIView {
  /// Whether the focus can come to the view: it wants it, it is in a window, seen at least in part, and neither it nor
  /// a view around it refuses interaction.
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

  /// Whether something presented that keeps the focus lies in front of a subview (semantics 30.21).
  func isCovered(_ child: UIView) -> Bool {
    for view in subviews.reversed() {
      if view === child { return false }
      if view.keepsFocusInside { return true }
    }
    return false
  }

  /// Whether this is what a presentation happens in whose focus stays inside.
  var keepsFocusInside: Bool {
    type(of: self) == PresentationContainerView.self
      && (self as? PresentationContainerView)?.manager?.keepsFocus == true
  }

  /// The part of the view that no clipping view around it and no edge of the window hides, in the window's space.
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

/// A view that can have the focus, with parts of the program's in it that are stops of their own.
@MainActor package protocol FocusSurrounded: UIView {
  /// What comes before the view itself.
  var focusedBefore: [UIView] { get }
  /// What comes after it.
  var focusedAfter: [UIView] { get }
}

extension UIWindow {
  /// The views that the focus can come to, in the order in which one reads: row by row, each from left to right.
  ///
  /// What is beside a view in a row begins above the middle of the view that begins the row. Views in a view that can
  /// have the focus are not looked at, except for those that it names.
  var focusOrder: [UIView] { focusOrder(in: self) }

  private func focusOrder(in root: UIView) -> [UIView] {
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
    collect(root)
    return found.inReadingOrder { $0.rect }.flatMap { entry in
      guard let around = entry.view as? any FocusSurrounded else { return [entry.view] }
      return around.focusedBefore.flatMap(focusOrder(in:)) + [entry.view]
        + around.focusedAfter.flatMap(focusOrder(in:))
    }
  }

  /// Moves the focus if a key asks for it; returns whether that is so.
  func moveFocus(with press: UIPress) -> Bool {
    guard let key = press.key, key.keyCode == .keyboardTab, let system = windowScene?.focusSystem else { return false }
    switch key.modifierFlags.subtracting([.alphaShift, .numericPad]) {
    case []: return system.move(.next, in: self)
    case .shift: return system.move(.previous, in: self)
    case _: return false
    }
  }
}
