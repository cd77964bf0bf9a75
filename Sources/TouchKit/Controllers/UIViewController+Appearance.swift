import TouchGeometry

extension UIViewController {
  /// The view is about to come into another window, or into none.
  func viewWillMove(to window: UIWindow?) {
    if window != nil {
      guard appearance == .disappeared else { return }
      appearance = .appearing
      viewWillAppear(false)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(false)
    }
  }

  /// The view has come into another window, or into none.
  func viewDidMove(to window: UIWindow?) {
    if let window {
      guard appearance == .appearing else { return }
      if let scene = window.windowScene { scene.appearing.append(self) } else { finishAppearing() }
    } else {
      guard appearance == .disappearing else { return }
      appearance = .disappeared
      viewDidDisappear(false)
    }
  }

  /// The view was laid out in its window.
  func finishAppearing() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(false)
  }
}
