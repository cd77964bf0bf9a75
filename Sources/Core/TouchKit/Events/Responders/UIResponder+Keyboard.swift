import TouchGeometry

#if FoundationGeometry
extension UIResponder {
  /// What programs hear of on a device when a keyboard comes onto the screen.
  ///
  /// A desktop has its keyboard on the table, so nobody posts it here, and the same is true of the other five; a program
  /// that makes room by it has no room to make. https://developer.apple.com/documentation/uikit/uiresponder
  public class var keyboardWillShowNotification: NSNotification.Name { name("UIKeyboardWillShowNotification") }
  /// As `keyboardWillShowNotification`, afterwards.
  public class var keyboardDidShowNotification: NSNotification.Name { name("UIKeyboardDidShowNotification") }
  /// As `keyboardWillShowNotification`, when the keyboard goes.
  public class var keyboardWillHideNotification: NSNotification.Name { name("UIKeyboardWillHideNotification") }
  /// As `keyboardWillHideNotification`, afterwards.
  public class var keyboardDidHideNotification: NSNotification.Name { name("UIKeyboardDidHideNotification") }
  /// As `keyboardWillShowNotification`, when the keyboard changes its place.
  public class var keyboardWillChangeFrameNotification: NSNotification.Name {
    name("UIKeyboardWillChangeFrameNotification")
  }
  /// As `keyboardWillChangeFrameNotification`, afterwards.
  public class var keyboardDidChangeFrameNotification: NSNotification.Name {
    name("UIKeyboardDidChangeFrameNotification")
  }

  /// The key of the keyboard's place before, in what such a notification carries on a device.
  public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// The key of the keyboard's place afterwards, in what such a notification carries on a device.
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The key of the time that the change takes, in what such a notification carries on a device.
  public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  /// The key of the curve of the change, in what such a notification carries on a device.
  public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  /// The key of whether the keyboard is the program's own, in what such a notification carries on a device.
  public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }

  private class func name(_ text: String) -> NSNotification.Name { NSNotification.Name(text) }
}
#endif
