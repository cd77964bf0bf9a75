import TouchDrawing
import TouchGeometry
import TouchKit

/// A control above the content of a scroll view that the user pulls down to refresh the content.
///
/// It sends `valueChanged` when the content is pulled far enough. The app calls `endRefreshing()` when it is done.
/// https://developer.apple.com/documentation/uikit/uirefreshcontrol
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private weak var scrollView: UIScrollView?
  private static let height: CGFloat = 60
  /// Whether the current pull has already started a refresh.
  private var isSpent = false

  /// Creates a control of the default height.
  public init() {
    super.init(frame: CGRect(origin: .zero, size: CGSize(width: 0, height: UIRefreshControl.height)))
    build()
  }

  /// Creates a control of the default height; that of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: UIRefreshControl.height)))
    build()
  }

  private func build() {
    wheel.hidesWhenStopped = false
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    addSubview(wheel)
    addSubview(label)
    isHidden = true
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Whether a refresh has been started and has not ended.
  open private(set) var isRefreshing = false
  /// Always false: fingers pull the content, not the control.
  open override var canBecomeFocused: Bool { false }

  /// A text below the activity indicator; nil by default.
  open var attributedTitle: NSAttributedString? {
    get { label.attributedText }
    set { label.attributedText = newValue }
  }

  /// Shows the refreshing state without sending `valueChanged`.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    isHidden = false
    wheel.startAnimating()
    scrollView?.keepRoom(UIRefreshControl.height)
  }

  /// Ends the refreshing state and hides the control.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    guard let scrollView else { return }
    let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
    scrollView.keepRoom(0)
    if isAtTop, !scrollView.isTracking {
      scrollView.setContentOffset(CGPoint(x: 0, y: -scrollView.adjustedContentInset.top), animated: true)
    }
  }

  func attach(to scrollView: UIScrollView?) {
    if self.scrollView != nil, isRefreshing { endRefreshing() }
    self.scrollView = scrollView
    guard let scrollView else { return removeFromSuperview() }
    scrollView.insertSubview(self, at: 0)
    follow()
  }

  /// Lays out the control above the content, and starts a refresh when it is pulled out.
  func follow() {
    guard let scrollView else { return }
    let top = scrollView.contentOffset.y
    let inset = scrollView.adjustedContentInset.top - (isRefreshing ? UIRefreshControl.height : 0)
    frame = CGRect(x: 0, y: -UIRefreshControl.height, width: scrollView.bounds.width, height: UIRefreshControl.height)
    wheel.center = CGPoint(x: bounds.midX, y: 24)
    label.frame = CGRect(x: 0, y: 38, width: bounds.width, height: 18)
    let pulled = -top - inset
    if !isRefreshing { isHidden = pulled <= 0 }
    if !scrollView.isDragging { isSpent = false }
    if !isRefreshing, !isSpent, isEnabled, scrollView.isDragging, pulled >= UIRefreshControl.height * 1.5 {
      (isRefreshing, isSpent) = (true, true)
      wheel.startAnimating()
      scrollView.keepRoom(UIRefreshControl.height)
      sendActions(for: .valueChanged)
      sendActions(for: .primaryActionTriggered)
    }
  }
}
