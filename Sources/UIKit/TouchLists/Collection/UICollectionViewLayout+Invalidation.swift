import CTouchKit
import TouchGeometry
import TouchKit

// How a layout learns that it does not hold any more (semantics 27.1, 27.26).

extension UICollectionViewLayout {
  /// A context of the class that the layout wants.
  func newContext(
    _ cause: UICollectionViewLayoutInvalidationContext.Cause = []
  ) -> UICollectionViewLayoutInvalidationContext {
    let wanted = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    let context = (wanted ?? UICollectionViewLayoutInvalidationContext.self).init()
    context.cause = cause
    return context
  }

  /// `invalidateLayout()` and `invalidateLayout(with:)` reach each other, each once, whichever was called.
  func invalidateAll() {
    guard !isInvalidating else {
      collectionView?.layoutWasInvalidated()
      return
    }
    isInvalidating = true
    invalidateLayout(with: newContext())
    isInvalidating = false
  }

  func invalidate(by context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated()
    if !context.cause.isEmpty, !isInvalidating {
      isInvalidating = true
      invalidateLayout()
      isInvalidating = false
    }
    guard let collectionView else { return }
    let (growth, shift) = (context.contentSizeAdjustment, context.contentOffsetAdjustment)
    if growth != .zero, growth.isFinite {
      let size = collectionView.contentSize
      collectionView.contentSize = CGSize(
        width: max(size.width + growth.width, 0), height: max(size.height + growth.height, 0))
    }
    if shift != .zero, shift.isFinite { collectionView.shift(by: shift) }
  }

  /// Whether a class of the program's own decides about the sizes that views want.
  static func decidesAboutSizes(_ layout: UICollectionViewLayout) -> Bool {
    func number(_ type: AnyClass) -> UInt { UInt(bitPattern: ObjectIdentifier(type)) }
    return touch_decides_about_sizes(number(type(of: layout)), number(type(of: layout).ancestorOfKit))
  }
}

extension UICollectionView {
  func layoutWasInvalidated() {
    isPrepared = false
    // What is invalid by the bounds is laid out in this pass.
    if !isAskingLayout { setNeedsLayout() }
  }

  /// Asks the layout whether it holds for other bounds; called before they are there.
  func askLayout(about newBounds: CGRect) {
    guard !isAskingLayout else { return }
    (askedBounds, askedInset) = (newBounds, adjustedContentInset)
    guard isPrepared, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    isAskingLayout = true
    defer { isAskingLayout = false }
    let context = collectionViewLayout.invalidationContext(forBoundsChange: newBounds)
    if newBounds.size != bounds.size { context.cause.insert(.size) }
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Moves the content as a context wants it; while the bounds change, after that.
  func shift(by shift: CGPoint) {
    if isAskingLayout, isChangingBounds {
      pendingShift.x += shift.x
      pendingShift.y += shift.y
    } else {
      correctOffset(to: CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y))
    }
  }

  /// A change of the bounds, of which the layout is asked before.
  func changeBounds(to newBounds: CGRect, _ change: () -> Void) {
    guard newBounds != bounds, !isChangingBounds else { return change() }
    isChangingBounds = true
    askLayout(about: newBounds)
    isChangingBounds = false
    let former = bounds
    change()
    let shift = pendingShift
    if shift != .zero {
      pendingShift = .zero
      self.shift(by: shift)
    }
    if bounds.size != former.size { layOutAnimated(from: former) }
  }
}
