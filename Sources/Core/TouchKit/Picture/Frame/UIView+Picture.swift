import TouchDrawing
import TouchGeometry

extension UIView {
  /// Draws the view and all in it, as they are, into the current context, stretched to a rectangle of its space.
  ///
  /// Animations under way are not seen: what they end with is. Views that wait for it are drawn now.
  /// https://developer.apple.com/documentation/uikit/uiview/drawhierarchy(in:afterscreenupdates:)
  ///
  /// - Parameters:
  ///   - rect: where the bounds go.
  ///   - afterUpdates: whether views that wait for layout are laid out first.
  /// - Returns: false if there is no current context, or nothing to draw in.
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

  /// A view of the same size that shows what this one shows now, without its subviews; it does not change any more.
  ///
  /// Its frame begins at zero. What lies outside of the bounds is not seen.
  /// https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:)
  ///
  /// - Parameter afterUpdates: whether views that wait for layout are laid out first.
  /// - Returns: nil for a view without extent.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
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
