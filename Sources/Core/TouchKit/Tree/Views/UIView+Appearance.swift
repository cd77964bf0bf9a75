import TouchDrawing
import TouchGeometry

extension UIView {
  /// How the recorded content follows a change of the view's size.
  public enum ContentMode: Int, Sendable {
    /// It is stretched to fill the view.
    case scaleToFill
    /// It is scaled without distortion to fit in the view.
    case scaleAspectFit
    /// It is scaled without distortion to cover the view.
    case scaleAspectFill
    /// It is drawn again.
    case redraw
    /// It stays in the middle.
    case center
    /// It stays at the top, in the middle.
    case top
    /// It stays at the bottom, in the middle.
    case bottom
    /// It stays at the left, in the middle.
    case left
    /// It stays at the right, in the middle.
    case right
    /// It stays at the top left.
    case topLeft
    /// It stays at the top right.
    case topRight
    /// It stays at the bottom left.
    case bottomLeft
    /// It stays at the bottom right.
    case bottomRight
  }

  /// Whether the view says that it fills its bounds with opaque content; true by default.
  ///
  /// A renderer may then leave out what is behind a view with an opaque `backgroundColor`.
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
      return BadUse.report("\(type(of: self)).alpha: nan is no alpha; it stays \(storedAlpha)")
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

  /// Whether a color is another than the background, which is then about to be set; a change that is animated is noted.
  func backgroundWillChange(to color: UIColor?) -> Bool {
    noteAppearance(\UIView.backgroundColor, color)
    if let former = storedBackground, former.dynamic == nil, let color, color.dynamic == nil {
      // Two colors that are the same everywhere are compared without being kept alive, which would take longer.
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
