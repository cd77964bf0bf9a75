import TouchGeometry

/// A borderless window to open over the edges of a surface.
@MainActor public struct PopupDescription {
  /// The rectangle in points of the surface, as `popupFrame(around:)` returns it.
  public var rect: CGRect
  /// The rectangle next to which the window opens, in points of the surface, such as that of a button; without size for
  /// a point.
  ///
  /// A platform that places windows itself opens the window on the other side of it if there is not enough space.
  public var anchor: CGRect
  /// Called when the platform changes the window.
  public var onChange: (PopupChange) -> Void

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - rect: in points of the surface, as `popupFrame(around:)` returns it.
  ///   - anchor: the rectangle next to which the window opens.
  ///   - onChange: called when the platform changes the window.
  public init(rect: CGRect, anchor: CGRect, onChange: @escaping (PopupChange) -> Void = { _ in }) {
    (self.rect, self.anchor, self.onChange) = (rect, anchor, onChange)
  }
}

/// A change of a borderless window by its platform, reported at the beginning of a turn of the loop.
public enum PopupChange: Sendable, Equatable {
  /// The window accepts frames; its upper left corner is at a position in points of the surface.
  case placed(CGPoint)
  /// The platform does not show the window.
  case refused
  /// The user has pressed elsewhere, so that the window is closed.
  case dismissed
  /// The window was closed together with another one, and can be opened again.
  case lost
}

extension CGRect {
  /// Returns the smallest rectangle around this one on whole units, of which a point has a number.
  public func extended(toUnits perPoint: CGFloat) -> CGRect {
    let (left, top) = ((minX * perPoint).rounded(.down), (minY * perPoint).rounded(.down))
    let (right, bottom) = ((maxX * perPoint).rounded(.up), (maxY * perPoint).rounded(.up))
    return CGRect(
      x: left / perPoint, y: top / perPoint, width: (right - left) / perPoint, height: (bottom - top) / perPoint)
  }
}
