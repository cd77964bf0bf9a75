import TouchDrawing
import TouchGeometry

extension UIView {
  /// Draws the view and its subviews into the current context, stretched to a rectangle of its space.
  ///
  /// The end values of running animations are drawn. Pending drawing is performed now.
  /// https://developer.apple.com/documentation/uikit/uiview/drawhierarchy(in:afterscreenupdates:)
  ///
  /// - Parameters:
  ///   - rect: the rectangle for the bounds.
  ///   - afterUpdates: whether pending layout is performed first.
  /// - Returns: false without a current context, or if the rectangle is empty.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    let bounds = self.bounds
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty, !rect.isEmpty, rect.isFinite else {
      return false
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.append(.list(FramePass.picture(of: self, isPlaced: false)))
    context.restoreGState()
    return true
  }

  /// Returns a view of the same size with an immutable picture of this view's current state, without its subviews.
  ///
  /// Its frame has the origin zero. Content outside the bounds is not visible.
  /// https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:)
  ///
  /// - Parameter afterUpdates: whether pending layout is performed first.
  /// - Returns: nil for an empty view.
  func snapshot(_ afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let bounds = self.bounds
    guard !bounds.isEmpty else { return nil }
    let snapshot = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    snapshot.clipsToBounds = true
    var list = DisplayList([.concat(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))])
    list.append(.list(FramePass.picture(of: self, isPlaced: false)))
    snapshot.showPicture(list, extent: bounds.size)
    return snapshot
  }
}

extension CALayer {
  func paint(in ctx: CGContext) {
    guard let view else { return }
    ctx.append(.list(FramePass.picture(of: view, isPlaced: false)))
  }
}
