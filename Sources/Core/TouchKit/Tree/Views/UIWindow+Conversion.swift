import TouchGeometry

// Conversions between windows: nil means the screen, not the window as in other views.

extension UIWindow {
  /// Converts a point of this window to another; nil means the screen.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    UIView.convert(point, from: self, to: window)
  }
  /// Converts a point of another window to this one; nil means the screen.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    UIView.convert(point, from: window, to: self)
  }
  /// Converts a rectangle of this window to another: returns the smallest upright rectangle; nil means the screen.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { UIView.convert(rect, from: self, to: window) }
  /// Converts a rectangle of another window to this one: returns the smallest upright rectangle; nil means the
  /// screen.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    UIView.convert(rect, from: window, to: self)
  }
}
