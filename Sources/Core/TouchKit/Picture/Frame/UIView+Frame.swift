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
    if let above = storedSuperview { return above.noteChange(below: slot) }
    if flags.contains(.isWindow) {
      (self as? UIWindow)?.frameNeeded()
    } else {
      rare?.effects?.maskedView?.maskDidChange()
    }
  }

  /// Notes which subview has changed, or has one in it that has, by its place in the last frame.
  private func noteChange(below slot: Int32) {
    // Where subviews came or went, each is looked at anyway.
    if !flags.contains(.subviewsDiffer) { children?.shown.changed.append(slot) }
    if !flags.contains(.needsFrame) { markForFrame() }
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
    var isFilled = false
    if let rare { isFilled = rare.borderWidth > 0 }
    if let color = shownBackground { isFilled = isFilled || color.alpha > 0 }
    var result = isFilled ? storedBounds : .null
    if let content {
      result = result.union(
        content.bounds == storedBounds ? storedBounds : content.bounds.applying(placement(of: content)))
    }
    return result.isEmpty ? .null : result
  }
}
