import TouchGeometry

extension UIView {
  /// Says that something that is seen may have changed here, and asks the loop for a frame.
  ///
  /// What has really changed is found when the frame is made.
  func requestFrame() {
    if !flags.contains(.needsFrame) { markForFrame() }
  }

  /// Marks the way from the window to this view, even if the view is marked itself.
  func markForFrame() {
    flags.insert(.needsFrame)
    var view = self
    while let above = view.storedSuperview {
      // Where subviews came or went, each is looked at anyway.
      if !above.flags.contains(.subviewsDiffer) { above.children?.shown.changed.append(view.slot) }
      if above.flags.contains(.needsFrame) { return }
      above.flags.insert(.needsFrame)
      view = above
    }
    if view.flags.contains(.isWindow) {
      (view as? UIWindow)?.frameNeeded()
    } else {
      view.rare?.effects?.maskedView?.maskDidChange()
    }
  }

  /// Says that subviews came, went or changed their order.
  func subviewsDidChangeOrder() {
    flags.insert(.subviewsDiffer)
    requestFrame()
  }

  /// Whether anything of the view, or in it, may be seen.
  var isSeen: Bool {
    guard !flags.contains(.hidden), storedAlpha > 0 else { return false }
    return !flags.contains(.hasTransform) || toSuperview.inverse != nil
  }

  /// Around what the view draws itself, in its own space; null when that is nothing.
  var lookBounds: CGRect {
    let background = shownBackground.map { $0.alpha > 0 } ?? false
    let border = rare.map { $0.borderWidth > 0 } ?? false
    var result = background || border ? storedBounds : .null
    if let content {
      result = result.union(
        content.bounds == storedBounds ? storedBounds : content.bounds.applying(placement(of: content)))
    }
    return result.isEmpty ? .null : result
  }
}
