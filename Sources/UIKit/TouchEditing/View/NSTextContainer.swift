import TouchDrawing
import TouchGeometry

/// Where the lines of a text view lie. https://developer.apple.com/documentation/uikit/nstextcontainer
///
/// It says how much room is beside the lines and how many there may be; the rest is the text view's: `textContainerInset`, its width, and its
/// bounds.
@preconcurrency @MainActor public final class NSTextContainer {
  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) { self.onChange = onChange }

  /// How much room is beside the lines at either side, inside of the view's insets, in points; 5 at first.
  ///
  /// What is no number, or beyond a million, counts as 0.
  public var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { onChange() } }
  }

  /// The most lines that are shown; 0, the value at first, for all (semantics 19.15).
  ///
  /// The text itself stays as it is. A negative number counts as 0.
  public var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { onChange() } }
  }

  /// What happens to the last of these lines when more text follows; by default it ends with a word.
  ///
  /// One of the modes that truncate puts an ellipsis there; the others leave out what follows.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { onChange() } }
  }
}
