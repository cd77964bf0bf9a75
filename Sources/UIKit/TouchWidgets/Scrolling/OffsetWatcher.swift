import TouchGeometry
import TouchKit

/// Follows one scroll view at a time: a bar beside the content that looks as far as it is scrolled.
@MainActor package final class OffsetWatcher {
  /// What is followed; nil for nothing.
  package private(set) weak var content: UIScrollView?
  private let moved: () -> Void

  /// - Parameter moved: called when the offset or the size of the content has changed, before the delegate is told.
  package init(_ moved: @escaping () -> Void) { self.moved = moved }

  /// Follows another scroll view in place of the one before; nil for none.
  package func follow(_ new: UIScrollView?) {
    guard new !== content else { return }
    content?.offsetWatchers.removeAll { $0 === self }
    content = new
    new?.offsetWatchers.append(self)
  }

  /// Whether the content stands at its beginning, or none lies at the upper edge of a view.
  package func isAtBeginning(in view: UIView) -> Bool {
    guard let content, content.window != nil, content.convert(content.bounds.origin, to: view).y <= 0 else {
      return true
    }
    return content.contentOffset.y + content.adjustedContentInset.top <= 0
  }

  /// Whether the content stands at its end, or none goes on below the lower edge of a view.
  package func isAtEnd(in view: UIView) -> Bool {
    guard let content, content.window != nil,
      content.convert(CGPoint(x: 0, y: content.bounds.maxY), to: view).y >= view.bounds.height
    else { return true }
    return content.bounds.maxY - content.adjustedContentInset.bottom >= content.contentSize.height
  }

  func tell() { moved() }
}
