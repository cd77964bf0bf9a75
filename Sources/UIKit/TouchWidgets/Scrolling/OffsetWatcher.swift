import TouchGeometry
import TouchKit

/// Follows the content offset of one scroll view at a time, for a bar whose appearance depends on it.
@MainActor package final class OffsetWatcher {
  /// The followed scroll view; nil for none.
  package private(set) weak var content: UIScrollView?
  private let moved: () -> Void

  /// Creates a watcher.
  ///
  /// - Parameter moved: Called after the offset or the size of the content has changed, before the delegate.
  package init(_ moved: @escaping () -> Void) { self.moved = moved }

  /// Follows another scroll view instead of the current one; nil for none.
  package func follow(_ new: UIScrollView?) {
    guard new !== content else { return }
    content?.offsetWatchers.removeAll { $0 === self }
    content = new
    new?.offsetWatchers.append(self)
  }

  /// Returns whether the content is at its beginning, or whether there is none below the top edge of a view.
  package func isAtBeginning(in view: UIView) -> Bool {
    guard let content, content.window != nil, content.convert(content.bounds.origin, to: view).y <= 0 else {
      return true
    }
    return content.contentOffset.y + content.adjustedContentInset.top <= 0
  }

  /// Returns whether the content is at its end, or whether there is none beyond the bottom edge of a view.
  package func isAtEnd(in view: UIView) -> Bool {
    guard let content, content.window != nil,
      content.convert(CGPoint(x: 0, y: content.bounds.maxY), to: view).y >= view.bounds.height
    else { return true }
    return content.bounds.maxY - content.adjustedContentInset.bottom >= content.contentSize.height
  }

  func notify() { moved() }
}
