import TouchGeometry

/// The events of input views that are posted as notifications of the keyboard.
enum KeyboardNotice { case willShow, didShow, willHide, didHide }

#if FoundationGeometry
extension UIResponder {
  /// Posted before input views appear or change their height (semantics 17.24).
  ///
  /// A desktop has a hardware keyboard, so without input views this notification and the other five are not posted. The
  /// frames in the user info are `NSValue`s of rectangles, in points of the screen.
  /// https://developer.apple.com/documentation/uikit/uiresponder
  public class var keyboardWillShowNotification: NSNotification.Name { name("UIKeyboardWillShowNotification") }
  /// Posted after input views appeared.
  public class var keyboardDidShowNotification: NSNotification.Name { name("UIKeyboardDidShowNotification") }
  /// Posted before input views disappear.
  public class var keyboardWillHideNotification: NSNotification.Name { name("UIKeyboardWillHideNotification") }
  /// Posted after input views disappeared.
  public class var keyboardDidHideNotification: NSNotification.Name { name("UIKeyboardDidHideNotification") }
  /// Posted before the frame of input views changes.
  public class var keyboardWillChangeFrameNotification: NSNotification.Name {
    name("UIKeyboardWillChangeFrameNotification")
  }
  /// Posted after the frame of input views changed.
  public class var keyboardDidChangeFrameNotification: NSNotification.Name {
    name("UIKeyboardDidChangeFrameNotification")
  }

  /// The user info key of the input views' frame before the change.
  public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// The user info key of the input views' frame after the change.
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The user info key of the duration of the change.
  public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  /// The user info key of the animation curve of the change.
  public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  /// The user info key of whether the keyboard belongs to the current app.
  public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }

  private class func name(_ text: String) -> NSNotification.Name { NSNotification.Name(text) }
}

extension UIWindow {
  /// Posts the notifications of an event, that of the frame first; their object is nil.
  func post(_ notice: KeyboardNotice, from begin: CGRect, to end: CGRect, _ duration: TimeInterval) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: convert(begin, to: nil)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: convert(end, to: nil)),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let names =
      switch notice {
      case .willShow: [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification]
      case .didShow: [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
      case .willHide: [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification]
      case .didHide: [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification]
      }
    for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
  }
}
#else
extension UIWindow {
  /// Does nothing: there are no notifications without Foundation.
  func post(_ notice: KeyboardNotice, from begin: CGRect, to end: CGRect, _ duration: TimeInterval) {}
}
#endif
