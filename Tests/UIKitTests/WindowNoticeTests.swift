#if FoundationGeometry
import Expectations
import Foundation
import Testing
import TouchTesting
import UIKit

/// Notifications about windows, and pictures that are created before there is one.
@MainActor @Suite struct WindowNoticeTests {
  /// Writes down the notices of some windows.
  private final class Ears: @unchecked Sendable {
    var lines: [String] = []
    private var tokens: [any NSObjectProtocol] = []
    private let names: [(Notification.Name, String)]

    @MainActor init(_ windows: [(UIWindow, String)]) {
      names = [
        (UIWindow.didBecomeKeyNotification, "key"), (UIWindow.didResignKeyNotification, "no key"),
        (UIWindow.didBecomeVisibleNotification, "visible"), (UIWindow.didBecomeHiddenNotification, "hidden"),
      ]
      for (name, word) in names {
        for (window, label) in windows {
          tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { [unowned self] _ in
              lines.append("\(label) \(word)")
            })
        }
      }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Test("A window says that it is seen and gets keys, and the one that had them says so first")
  func notices() {
    let stage = TouchStage()
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    second.windowScene = stage.window.windowScene
    let ears = Ears([(stage.window, "first"), (second, "second")])
    second.makeKeyAndVisible()
    expectEqual(ears.take(), ["second visible", "first no key", "second key"])
    second.makeKey()
    expectEqual(ears.take(), [])
    second.isHidden = true
    expectEqual(ears.take(), ["second hidden", "second no key", "first key"])
  }
}
#endif
