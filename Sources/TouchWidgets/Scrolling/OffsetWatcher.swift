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

  func tell() { moved() }
}
