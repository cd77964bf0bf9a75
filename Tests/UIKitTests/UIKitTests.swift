import Expectations
import Testing
import UIKit

@testable import Touchstone

/// A delegate as in iOS code: not final, without an initializer.
class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var number = 42
}

/// A delegate with an initializer.
class BusyDelegate: PlainDelegate {
  let label: UILabel

  override init() {
    label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    super.init()
    number = 7
  }
}

@MainActor struct UIKitTests {
  @Test func oneImportBringsTheKit() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.backgroundColor = .systemRed
    expectEqual(view.center, CGPoint(x: 2.5, y: 4))
    expectEqual(UIBezierPath(rect: view.bounds).bounds, view.bounds)
  }

  @Test func aDelegatesClassIsMadeByItsInitializer() throws {
    let plain = try #require(makeResponder(of: PlainDelegate.self) as? PlainDelegate)
    #expect(plain.number == 42 && type(of: plain) == PlainDelegate.self)
    let busy = try #require(makeResponder(of: BusyDelegate.self) as? BusyDelegate)
    #expect(busy.number == 7 && busy.label.frame.width == 10)
  }

  @Test func aDelegateThatWasMadeSoGoesAwayWithItsOwner() {
    weak var delegate: UIResponder?
    do {
      let made = makeResponder(of: PlainDelegate.self)
      delegate = made
      #expect(delegate != nil)
    }
    expectNil(delegate)
  }

  @Test func theWindowsSizeCanBeSetBeforeItOpens() {
    let size = UIWindowScene.preferredSize
    UIWindowScene.preferredSize = CGSize(width: 320, height: 200)
    expectEqual(WindowPreference.size, CGSize(width: 320, height: 200))
    UIWindowScene.preferredSize = size
    expectEqual(size, CGSize(width: 960, height: 640))
  }
}
