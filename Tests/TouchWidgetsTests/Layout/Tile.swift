import TouchGeometry
import TouchKit
import TouchWidgets

/// A view with an intrinsic size.
@MainActor final class Tile: UIView {
  var preferredSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    preferredSize = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override var intrinsicContentSize: CGSize { preferredSize }
}

extension UIStackView {
  /// A stack view of a size, with everything of it laid out.
  static func laidOut(
    _ views: [UIView], _ width: CGFloat, _ height: CGFloat, _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    // Views in no window go by the application that was made last: one pixel a point.
    _ = ScrollStage()
    let stack = UIStackView(arrangedSubviews: views)
    change(stack)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.layoutIfNeeded()
    return stack
  }

  /// The frames of the arranged views, after a pending layout.
  var places: [CGRect] {
    layoutIfNeeded()
    return arrangedSubviews.map(\.frame)
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
