import TouchGeometry

// Between windows, where nil stands for the screen and not, as with other views, for the window.

extension UIWindow {
  /// Where a point of this window is in another; nil stands for the screen.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    UIView.convert(point, from: self, to: window)
  }
  /// Where a point of another window is in this one; nil stands for the screen.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    UIView.convert(point, from: window, to: self)
  }
  /// The smallest upright rectangle in another window around one of this window; nil stands for the screen.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { UIView.convert(rect, from: self, to: window) }
  /// The smallest upright rectangle in this window around one of another; nil stands for the screen.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    UIView.convert(rect, from: window, to: self)
  }
}
