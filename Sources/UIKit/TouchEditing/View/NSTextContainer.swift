import TouchDrawing
import TouchGeometry
import TouchKit

/// The area for the lines of a text view, or of a layout manager of the app.
/// https://developer.apple.com/documentation/uikit/nstextcontainer
///
/// It defines the padding next to the lines and their maximum number. A text view defines the size of its container by
/// its bounds and `textContainerInset`.
@preconcurrency @MainActor public final class NSTextContainer {
  private let onChange: () -> Void
  /// The size of a text view's container; nil for a container of the app.
  private let sizeInView: (() -> CGSize)?
  private var ownSize = CGSize.zero
  /// The number of changes, for layout managers.
  private(set) var version = 0
  /// The layout manager that lays out lines in it; nil for none, and for that of a text view.
  public internal(set) weak var layoutManager: NSLayoutManager?

  init(size: @escaping () -> CGSize, onChange: @escaping () -> Void) {
    (sizeInView, self.onChange) = (size, onChange)
  }

  /// Creates a container for a layout manager; a width or a height of 0 is unlimited.
  public init(size: CGSize = .zero) {
    (sizeInView, onChange) = (nil, {})
    self.size = size
  }

  /// The size of the area, with the padding, in points.
  ///
  /// A width or a height of 0 is unlimited. That of a text view follows the view; setting it is refused and reported.
  public var size: CGSize {
    get { sizeInView?() ?? ownSize }
    set {
      guard sizeInView == nil else {
        return UsageError.report("NSTextContainer.size: that of a text view is the view's; ignored")
      }
      ownSize = newValue
      changed()
    }
  }

  /// The padding at both ends of the lines, within the text view's insets, in points; 5 by default.
  ///
  /// Values that are NaN or exceed a million are treated as 0.
  public var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed() } }
  }

  /// The maximum number of displayed lines; 0 by default, for no limit (semantics 19.15).
  ///
  /// The text itself does not change. A negative number is treated as 0.
  public var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed() } }
  }

  /// The line break mode of the last displayed line, if more text follows; `byWordWrapping` by default.
  ///
  /// The truncating modes display an ellipsis; the others omit the remaining text.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed() } }
  }

  private func changed() {
    version += 1
    onChange()
  }
}
