import TouchGeometry

extension UIView {
  /// Marks the view as possibly changed, and requests a frame from the loop.
  ///
  /// The actual changes are determined when the frame is created.
  func requestFrame() {
    if !flags.contains(.needsFrame) { markForFrame() }
  }

  /// Marks the ancestors up to the window, even if the view itself is marked.
  func markForFrame() {
    flags.insert(.needsFrame)
    if let above = storedSuperview { return above.noteChange(below: slot) }
    if flags.contains(.isWindow) {
      (self as? UIWindow)?.frameNeeded()
    } else {
      rare?.effects?.maskedView?.maskDidChange()
    }
  }

  /// Records which subview has changed or contains a change, by its slot in the last frame.
  private func noteChange(below slot: Int32) {
    // After a change of the subviews, each is examined anyway.
    if !flags.contains(.subviewsDiffer) { children?.shown.changed.append(slot) }
    if !flags.contains(.needsFrame) { markForFrame() }
  }

  /// Records that subviews were added, removed or reordered.
  func subviewsDidChangeOrder() {
    flags.insert(.subviewsDiffer)
    requestFrame()
  }

  /// Whether any part of the view or its subviews may be visible.
  var isSeen: Bool {
    guard !flags.contains(.hidden), storedAlpha > 0 else { return false }
    return !flags.contains(.hasTransform) || toSuperview.inverse != nil
  }

  /// The bounding box of the view's own drawing, in its own space; null if that is nothing.
  var lookBounds: CGRect {
    var isFilled = false
    if let rare { isFilled = rare.borderWidth > 0 || rare.effects?.backdrop != nil }
    if let color = shownBackground { isFilled = isFilled || color.alpha > 0 }
    var result = isFilled ? storedBounds : .null
    if let content {
      result = result.union(
        content.bounds == storedBounds ? storedBounds : content.bounds.applying(placement(of: content)))
    }
    return result.isEmpty ? .null : result
  }
}
