import TouchGeometry
import TouchKit

// How the safe area becomes a part of the room around the content.

/// The insets that count for scrolling, kept so that no movement has to find them anew.
struct InsetAdjustment {
  /// What was added of the safe area.
  var share = UIEdgeInsets.zero
  /// What a refresh control takes at the top while it refreshes; `contentInset` is the program's alone.
  var refreshRoom: CGFloat = 0
  /// All that and the content's own insets.
  var insets = UIEdgeInsets.zero
}

extension UIScrollView {
  /// What of the safe area is added to the insets of the content.
  /// https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
    /// As `scrollableAxes`; content that is all that a controller shows begins below the bars of the containers around
    /// and ends above them also where it is too short to be scrolled.
    case automatic = 0
    /// The edges of each axis along which the content is longer than the view, or always bounces.
    case scrollableAxes = 1
    /// Nothing.
    case never = 2
    /// All edges.
    case always = 3
  }

  /// What of the safe area is added at present.
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

  /// Whether it is the view of a controller, or the first one in it, and bars of a container cover a part of that.
  private var isContentUnderBars: Bool {
    guard let root = [self, superview].compactMap(\.self).first(where: { $0.rare?.viewController != nil }),
      root === self || root.subviews.first === self
    else { return false }
    return sequence(first: root, next: \.superview).contains { $0.addedSafeArea != .zero }
  }

  /// Finds the insets anew, and tells if they are others.
  ///
  /// Content at rest that lay at its beginning lies there afterwards if the safe area has changed.
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

  /// Keeps room above the content for a refresh control; 0 for none.
  func keepRoom(_ height: CGFloat) {
    adjustment.refreshRoom = height
    extentDidChange()
  }

  /// What bars cover at present: `adjustedContentInset`, less where a bar has shrunk.
  package var coveredInset: UIEdgeInsets {
    var inset = adjustedContentInset
    inset.top -= min(uncovered, max(inset.top - contentInset.top, 0))
    return inset
  }

  /// How far the bar of an axis keeps away from the edges.
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
