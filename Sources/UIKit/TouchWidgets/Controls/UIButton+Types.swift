import TouchDrawing
import TouchKit

// Buttons of types that have an image.

extension UIButton {
  /// Creates a system button with an image that sends an action when it is tapped.
  ///
  /// https://developer.apple.com/documentation/uikit/uibutton/systembutton(with:target:action:)
  public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Sets the image of the type, and the size that fits it.
  final func addImageOfType() {
    guard let name = buttonType.symbol else { return }
    setImage(UIImage(systemName: name), for: .normal)
    if buttonType == .close { tintColor = .secondaryLabel }
    sizeToFit()
  }
}

extension UIButton.ButtonType {
  /// The name of the symbol; nil for the types without an image.
  fileprivate var symbol: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }
}
