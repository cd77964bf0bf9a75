import TouchGeometry

/// One instance of the program's user interface. https://developer.apple.com/documentation/uikit/uiscene
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether the user can see and use the scene.
  public enum ActivationState: Int, Sendable {
    /// It has no window on the screen.
    case unattached = -1
    /// It has the keyboard.
    case foregroundActive = 0
    /// It is on the screen and another window has the keyboard.
    case foregroundInactive = 1
    /// It is not visible.
    case background = 2
  }

  /// Whether the user can see and use the scene.
  public package(set) var activationState = ActivationState.foregroundActive

}
