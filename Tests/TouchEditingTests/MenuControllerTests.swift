import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchEditing

/// The menu of older code, used by fingers.
@MainActor @Suite struct MenuControllerTests {
  private final class Row: UIView {
    static let forget = Selector(Row.forget)
    static let rename = Selector(Row.rename)
    var calls: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == .copy || action == Self.forget
    }
    override func copy(_ sender: Any?) { calls.append("copy") }
    func forget() { calls.append("forget") }
    func rename() { calls.append("rename") }
  }

  private let stage = TouchStage(size: CGSize(width: 400, height: 400))
  private let row = Row(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
  private let controller = UIMenuController()

  init() {
    stage.window.application?.becomeShared()
    stage.rootView.addSubview(row)
    row.becomeFirstResponder()
    controller.menuItems = [
      UIMenuItem(title: "Forget", action: Row.forget), UIMenuItem(title: "Rename", action: Row.rename),
    ]
  }

  private var labels: [String] {
    stage.settle()
    return (stage.window.subviews.compactMap { $0 as? MenuOverlay }.last?.accessibleElementLabels) ?? []
  }

  @Test("24.7: the menu has the commands that a responder performs, and a finger chooses one")
  func choosing() {
    controller.showMenu(from: row, rect: row.bounds)
    #expect(labels == ["Copy", "Forget"] && controller.isMenuVisible)
    #expect(controller.menuFrame.minY >= 60 && controller.menuFrame.height > 40)
    stage.tap(labeled: "Forget")
    #expect(row.calls == ["forget"] && !controller.isMenuVisible && controller.menuFrame == .zero)
  }

  @Test("24.7: a touch outside and the app hide the menu; new commands replace a visible one")
  func hiding() {
    controller.setTargetRect(row.bounds, in: row)
    controller.setMenuVisible(true, animated: true)
    controller.menuItems = nil
    controller.update()
    expectEqual(labels, ["Copy"])
    stage.tap(at: CGPoint(x: 390, y: 390))
    #expect(!controller.isMenuVisible)
    controller.isMenuVisible = true
    controller.hideMenu(from: stage.rootView)
    #expect(controller.isMenuVisible)
    controller.hideMenu(from: row)
    #expect(!controller.isMenuVisible && row.calls == [])
  }

  @Test("24.7: without a command, and outside of a window, nothing is shown")
  func nothing() {
    row.resignFirstResponder()
    let plain = UIView(frame: .zero)
    controller.menuItems = nil
    controller.showMenu(from: plain, rect: .zero)
    stage.rootView.addSubview(plain)
    controller.showMenu(from: plain, rect: .zero)
    #expect(!controller.isMenuVisible && labels == [])
  }

  #if FoundationGeometry
  @Test("24.7: notifications are posted around the appearance and the disappearance")
  func notices() {
    var names: [String] = []
    let all = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    let tokens = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: controller, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    controller.showMenu(from: row, rect: row.bounds)
    controller.hideMenu()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    expectEqual(names, all.map(\.rawValue))
  }
  #endif
}

extension UIView {
  /// The labels of the accessible elements in a view, from above.
  fileprivate var accessibleElementLabels: [String] {
    if isAccessibilityElement { return [accessibilityLabel ?? ""] }
    return subviews.flatMap(\.accessibleElementLabels)
  }
}
