import UIKit

// Pieces of Docs/Differences.md, as it shows them.

class Base: UIView, UIGestureRecognizerDelegate {}
class Picky: Base {
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
}

final class Canvas: UIView {
  static let tapped = Selector(Canvas.tapped)

  private func tapped() { isHidden.toggle() }

  func recognizes() {
    let tap = UITapGestureRecognizer(target: self, action: Selector(Canvas.tapped))
    tap.addTarget(self, action: Canvas.tapped)  // the same, shorter
    addGestureRecognizer(tap)
  }

  func holds(_ control: UIControl) {
    control.addTarget(self, action: Self.tapped, for: .touchUpInside)
    control.removeTarget(self, action: Self.tapped, for: .touchUpInside)  // finds it
    control.removeTarget(self, action: nil, for: .touchUpInside)  // removes all of self's
  }
}

@MainActor final class Helper: NSObject, Sendable {
  func tapped() {}
}

@MainActor func recognizes(_ helper: Helper) -> UITapGestureRecognizer {
  let tap = UITapGestureRecognizer(target: helper, action: Selector(Helper.tapped))
  return tap
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  let settings: [String]

  override convenience init() { self.init([]) }

  init(_ settings: [String]) {
    self.settings = settings
    super.init()
  }
}

@MainActor private func starts() -> Never {
  UIApplicationMain(AppDelegate.self)
}

@MainActor private func starts(with settings: [String]) -> Never {
  UIApplicationMain { AppDelegate(settings) }
}
