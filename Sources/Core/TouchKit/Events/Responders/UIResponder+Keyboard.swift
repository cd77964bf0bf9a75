import TouchGeometry

#if FoundationGeometry
extension UIResponder {
  /// Posted on a device before a software keyboard appears.
  ///
  /// A desktop has a hardware keyboard, so this notification and the other five are never posted here, and apps need
  /// not make space for a keyboard.
  /// https://developer.apple.com/documentation/uikit/uiresponder
  public class var keyboardWillShowNotification: NSNotification.Name { name("UIKeyboardWillShowNotification") }
  /// Posted on a device after the keyboard appeared; never posted here.
  public class var keyboardDidShowNotification: NSNotification.Name { name("UIKeyboardDidShowNotification") }
  /// Posted on a device before the keyboard disappears; never posted here.
  public class var keyboardWillHideNotification: NSNotification.Name { name("UIKeyboardWillHideNotification") }
  /// Posted on a device after the keyboard disappeared; never posted here.
  public class var keyboardDidHideNotification: NSNotification.Name { name("UIKeyboardDidHideNotification") }
  /// Posted on a device before the frame of the keyboard changes; never posted here.
  public class var keyboardWillChangeFrameNotification: NSNotification.Name {
    name("UIKeyboardWillChangeFrameNotification")
  }
  /// Posted on a device after the frame of the keyboard changed; never posted here.
  public class var keyboardDidChangeFrameNotification: NSNotification.Name {
    name("UIKeyboardDidChangeFrameNotification")
  }

  /// The user info key of the keyboard's frame before the change.
  public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// The user info key of the keyboard's frame after the change.
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The user info key of the duration of the change.
  public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  /// The user info key of the animation curve of the change.
  public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  /// The user info key of whether the keyboard belongs to the current app.
  public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }

  private class func name(_ text: String) -> NSNotification.Name { NSNotification.Name(text) }
}
#endif
