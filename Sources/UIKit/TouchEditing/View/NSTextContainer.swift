import TouchDrawing
import TouchGeometry

/// The area for the lines of a text view. https://developer.apple.com/documentation/uikit/nstextcontainer
///
/// It defines the padding next to the lines and their maximum number; the text view defines `textContainerInset`, width
/// and bounds.
@preconcurrency @MainActor public final class NSTextContainer {
  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) { self.onChange = onChange }

  /// The padding at both ends of the lines, within the text view's insets, in points; 5 by default.
  ///
  /// Values that are NaN or exceed a million are treated as 0.
  public var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { onChange() } }
  }

  /// The maximum number of displayed lines; 0 by default, for no limit (semantics 19.15).
  ///
  /// The text itself does not change. A negative number is treated as 0.
  public var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { onChange() } }
  }

  /// The line break mode of the last displayed line, if more text follows; `byWordWrapping` by default.
  ///
  /// The truncating modes display an ellipsis; the others omit the remaining text.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { onChange() } }
  }
}
