import TouchGeometry
import TouchKit

// The safe area as a part of the adjusted content inset.

/// The insets used for scrolling, cached so that movements do not compute them again.
struct InsetAdjustment {
  /// The part of the safe area that is added.
  var share = UIEdgeInsets.zero
  /// The height of a refresh control while it refreshes; `contentInset` belongs to the app only.
  var refreshRoom: CGFloat = 0
  /// The sum of `share`, `refreshRoom` and the content inset.
  var insets = UIEdgeInsets.zero
}

extension UIScrollView {
  /// The part of the safe area that is added to the content inset.
  /// https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
    /// As `scrollableAxes`; also vertically if the scroll view fills its controller's view and has bars around it.
    ///
    /// Then content that is too short to be scrolled also begins below the bars of the containers and ends above them.
    case automatic = 0
    /// The edges of each axis along which the content is longer than the view, or always bounces.
    case scrollableAxes = 1
    /// Nothing.
    case never = 2
    /// All edges.
    case always = 3
  }

  /// The part of the safe area that is currently added.
  private var safeAreaShare: UIEdgeInsets {
    let all = safeAreaInsets
    guard all != .zero else { return .zero }
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return all
    case .automatic, .scrollableAxes:
      let isUnderBars = contentInsetAdjustmentBehavior == .automatic && isContentUnderBars
      let isHigh = isUnderBars || contentSize.height > bounds.height || alwaysBounceVertical
      let isWide = contentSize.width > bounds.width || alwaysBounceHorizontal
      return UIEdgeInsets(
        top: isHigh ? all.top : 0, left: isWide ? all.left : 0, bottom: isHigh ? all.bottom : 0,
        right: isWide ? all.right : 0)
    }
  }

  /// Whether it is the view of a controller, or that view's first subview, and bars of a container cover a part of it.
  private var isContentUnderBars: Bool {
    guard let root = [self, superview].compactMap(\.self).first(where: { $0.rare?.viewController != nil }),
      root === self || root.subviews.first === self
    else { return false }
    return sequence(first: root, next: \.superview).contains { $0.addedSafeArea != .zero }
  }

  /// Computes the insets, and notifies if they have changed.
  ///
  /// Content at rest at its beginning stays there if the safe area has changed.
  func adjustInsets() {
    let (own, share, former) = (contentInset, safeAreaShare, adjustment)
    let insets = UIEdgeInsets(
      top: own.top + share.top + former.refreshRoom, left: own.left + share.left, bottom: own.bottom + share.bottom,
      right: own.right + share.right)
    guard insets != former.insets || share != former.share else { return }
    adjustment = InsetAdjustment(share: share, refreshRoom: former.refreshRoom, insets: insets)
    keepSafeArea(share)
    if isAtRest {
      var offset = contentOffset
      if share.top != former.share.top, offset.y == -former.insets.top { offset.y = -insets.top }
      if share.left != former.share.left, offset.x == -former.insets.left { offset.x = -insets.left }
      contentOffset = offset
    }
    guard insets != former.insets else { return }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Reserves space above the content for a refresh control; 0 for none.
  func keepRoom(_ height: CGFloat) {
    adjustment.refreshRoom = height
    extentDidChange()
  }

  /// The insets that bars currently cover: `adjustedContentInset` less the height by which a bar has shrunk.
  package var coveredInset: UIEdgeInsets {
    var inset = adjustedContentInset
    inset.top -= min(uncovered, max(inset.top - contentInset.top, 0))
    return inset
  }

  /// Returns the insets of an axis's indicator from the edges.
  func indicatorInsets(_ axis: ScrollAxis) -> UIEdgeInsets {
    var result = axis == .horizontal ? horizontalScrollIndicatorInsets : verticalScrollIndicatorInsets
    guard automaticallyAdjustsScrollIndicatorInsets else { return result }
    let safe = safeAreaInsets
    result.top += safe.top
    result.left += safe.left
    result.bottom += safe.bottom
    result.right += safe.right
    return result
  }
}
