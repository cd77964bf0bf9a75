import TouchGeometry

/// Where the lines of a text view lie. https://developer.apple.com/documentation/uikit/nstextcontainer
///
/// It says how much room is beside the lines; the rest is the text view's: `textContainerInset`, its width, and its
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
}
