import CTouchKit
import TouchGeometry
import TouchKit

// Invalidation of layouts (semantics 27.1, 27.26).

extension UICollectionViewLayout {
  /// Creates a context of the layout's context class.
  func newContext(
    _ cause: UICollectionViewLayoutInvalidationContext.Cause = []
  ) -> UICollectionViewLayoutInvalidationContext {
    let wanted = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    let context = (wanted ?? UICollectionViewLayoutInvalidationContext.self).init()
    context.cause = cause
    return context
  }

  /// Connects `invalidateLayout()` and `invalidateLayout(with:)`: each is called once, regardless of which was called.
  func invalidateAll() {
    guard !isInvalidating else {
      owner?.layoutWasInvalidated()
      return
    }
    isInvalidating = true
    invalidateLayout(with: newContext())
    isInvalidating = false
  }

  func invalidate(by context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutWasInvalidated()
    if !context.cause.isEmpty, !isInvalidating {
      isInvalidating = true
      invalidateLayout()
      isInvalidating = false
    }
    guard let collectionView = owner else { return }
    let (growth, shift) = (context.contentSizeAdjustment, context.contentOffsetAdjustment)
    if growth != .zero, growth.isFinite {
      let size = collectionView.contentSize
      collectionView.contentSize = CGSize(
        width: max(size.width + growth.width, 0), height: max(size.height + growth.height, 0))
    }
    if shift != .zero, shift.isFinite { collectionView.shift(by: shift) }
  }

  /// Returns whether an app-defined class decides about the preferred sizes of views.
  static func decidesAboutSizes(_ layout: UICollectionViewLayout) -> Bool {
    func number(_ type: AnyClass) -> UInt { UInt(bitPattern: ObjectIdentifier(type)) }
    return touch_decides_about_sizes(number(type(of: layout)), number(type(of: layout).ancestorOfKit))
  }
}

extension UICollectionView {
  func layoutWasInvalidated() {
    isPrepared = false
    // What a change of the bounds invalidates is laid out in this pass.
    if !isAskingLayout { setNeedsLayout() }
  }

  /// Asks the layout whether it remains valid for new bounds; called before they are set.
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

  /// Moves the content by a context's adjustment; during a change of the bounds, after that change.
  func shift(by shift: CGPoint) {
    if isAskingLayout, isChangingBounds {
      pendingShift.x += shift.x
      pendingShift.y += shift.y
    } else {
      correctOffset(to: CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y))
    }
  }

  /// Changes the bounds after asking the layout about them.
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
