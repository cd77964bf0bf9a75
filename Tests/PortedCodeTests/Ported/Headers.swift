#if canImport(UIKit) || os(tvOS)
import UIKit
#else
import AppKit
#endif

// Pieces that follow a scroll view from outside, in the manner of iOS code.

#if canImport(UIKit)
// 60. A header that grows while its list is pulled down, and leaves the delegate to others.
final class StretchHeader: UIView {

  private let minimum: CGFloat
  private var offsetToken: NSKeyValueObservation?
  private var sizeToken: NSKeyValueObservation?
  private(set) var contentHeights: [CGFloat] = []

  init(minimum: CGFloat) {
    self.minimum = minimum
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func attach(to scrollView: UIScrollView) {
    offsetToken = scrollView.observe(\.contentOffset, options: [.initial, .new]) { [weak self] scrollView, change in
      guard let self = self, let offset = change.newValue else { return }
      self.frame = CGRect(
        x: 0, y: 0, width: scrollView.bounds.width, height: max(self.minimum, self.minimum - offset.y))
    }
    sizeToken = scrollView.observe(\.contentSize, options: .old) { [weak self] scrollView, change in
      self?.contentHeights += [change.oldValue?.height ?? -1, scrollView.contentSize.height]
    }
  }

  func detach() {
    offsetToken?.invalidate()
    offsetToken = nil
    sizeToken = nil
  }

  deinit {
    offsetToken?.invalidate()
  }
}
#endif
