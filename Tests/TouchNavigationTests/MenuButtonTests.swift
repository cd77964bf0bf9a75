import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

@MainActor @Suite struct MenuButtonTests {
  let fixture = NavigationStage()
  var stage: TouchStage { fixture.stage }

  init() {
    fixture.navigation.pushViewController(fixture.page("B"), animated: false)
    stage.settle()
  }

  @Test("48.14: menu goes back one page at its release")
  func goesBack() {
    stage.press(.menu)
    stage.settle()
    expectEqual(fixture.names, "A")
    stage.press(.menu)
    stage.settle()
    expectEqual(fixture.names, "A")
  }

  @Test("48.14: other buttons do nothing to pages")
  func others() {
    for button in [UIPress.PressType.select, .playPause, .pageUp, .pageDown, .leftArrow] { stage.press(button) }
    stage.settle()
    expectEqual(fixture.names, "AB")
  }

  @Test("48.14, 48.26: a tap that takes menu keeps the page")
  func tapTakes() throws {
    let page = try #require(fixture.navigation.topViewController)
    let responder = FirstResponderView()
    page.view.addSubview(responder)
    responder.becomeFirstResponder()
    let tap = UITapGestureRecognizer()
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    var count = 0
    tap.addAction(UIAction { _ in count += 1 })
    page.view.addGestureRecognizer(tap)
    stage.press(.menu)
    stage.settle()
    #expect(fixture.names == "AB" && count == 1)
    tap.isEnabled = false
    stage.press(.menu)
    stage.settle()
    #expect(fixture.names == "A" && count == 1)
  }

  @Test("48.14: menu dismisses a sheet as Escape does, and not the page below")
  func sheet() {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    fixture.navigation.present(sheet, animated: false)
    stage.settle()
    stage.press(.menu)
    stage.wait(1)
    #expect(fixture.navigation.presentedViewController == nil && fixture.names == "AB")
  }
}

@MainActor private final class FirstResponderView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
