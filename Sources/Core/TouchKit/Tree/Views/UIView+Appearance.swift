import TouchDrawing
import TouchGeometry

extension UIView {
  /// How the recorded content adapts to a change of the view's size.
  public enum ContentMode: Int, Sendable {
    /// Stretches the content to fill the view.
    case scaleToFill
    /// Scales the content to fit in the view and keeps its aspect ratio.
    case scaleAspectFit
    /// Scales the content to cover the view and keeps its aspect ratio.
    case scaleAspectFill
    /// Draws the content again.
    case redraw
    /// Centers the content.
    case center
    /// Aligns the content with the top edge, centered.
    case top
    /// Aligns the content with the bottom edge, centered.
    case bottom
    /// Aligns the content with the left edge, centered.
    case left
    /// Aligns the content with the right edge, centered.
    case right
    /// Aligns the content with the top left corner.
    case topLeft
    /// Aligns the content with the top right corner.
    case topRight
    /// Aligns the content with the bottom left corner.
    case bottomLeft
    /// Aligns the content with the bottom right corner.
    case bottomRight
  }

  /// Whether the view declares that opaque content fills its bounds; true by default.
  ///
  /// A renderer may then skip what is behind a view with an opaque `backgroundColor`.
  public var isOpaque: Bool {
    get { flags.contains(.opaque) }
    set { flags.set(.opaque, newValue) }
  }

  func setContentMode(_ mode: ContentMode) {
    guard mode != contentMode else { return }
    ensuredRare.contentMode = mode
    requestFrame()
  }

  func setBackground(_ color: UIColor?) {
    guard backgroundWillChange(to: color) else { return }
    storedBackground = color
    requestFrame()
  }

  func setAlpha(_ alpha: CGFloat) {
    guard !alpha.isNaN else {
      return UsageError.report("\(type(of: self)).alpha: NaN is not an alpha value; it stays \(storedAlpha)")
    }
    let clamped = min(max(alpha, 0), 1)
    guard clamped != storedAlpha else { return }
    MotionGroup.recording?.move(.alpha, of: self, by: MotionVector(storedAlpha - clamped))
    storedAlpha = clamped
    hitBoxDidChange()
    requestFrame()
  }

  func setAppearance(_ flag: ViewFlags, _ value: Bool) {
    guard flags.contains(flag) != value else { return }
    flags.set(flag, value)
    if flag == .hidden {
      hitBoxDidChange()
      arrangementDidChange()
    }
    requestFrame()
  }

  func setInteraction(_ isEnabled: Bool) {
    guard flags.contains(.interactionDisabled) == isEnabled else { return }
    flags.set(.interactionDisabled, !isEnabled)
    hitBoxDidChange()
  }

  /// Returns whether the color differs from the background that it will replace, and records the change for animations.
  func backgroundWillChange(to color: UIColor?) -> Bool {
    noteAppearance(\UIView.backgroundColor, color)
    if let former = storedBackground, former.dynamic == nil, let color, color.dynamic == nil {
      // Compare two fixed colors without retaining them, which would take longer.
      if former.fixed == color.fixed { return false }
    } else if color == storedBackground {
      return false
    }
    if let group = MotionGroup.recording { move(to: color, in: group) }
    return true
  }

  private func move(to color: UIColor?, in group: MotionGroup) {
    let difference = MotionVector(shownBackground ?? .clear) - MotionVector(color.map { shown($0) } ?? .clear)
    group.move(.background, of: self, by: difference)
  }

  func requestDisplay() {
    flags.insert(.needsDisplay)
    requestFrame()
  }
}
