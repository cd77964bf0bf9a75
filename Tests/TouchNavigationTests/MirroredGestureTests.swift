import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

/// Gestures and keys of containers and controls where the language is read from right to left.
@MainActor @Suite(.serialized) struct MirroredGestureTests {
  private func mirrored(_ body: @MainActor () throws -> Void) rethrows {
    UIView.localeDirection = .rightToLeft
    defer { UIView.localeDirection = .leftToRight }
    try body()
  }

  private func pushed() -> NavigationStage {
    let scene = NavigationStage()
    scene.navigation.pushViewController(scene.page("B"), animated: false)
    scene.stage.settle()
    _ = scene.diary.take()
    return scene
  }

  @Test("28.19: a pushed page comes from the left")
  func push() throws {
    try mirrored {
      let scene = NavigationStage()
      let page = scene.page("B")
      scene.navigation.pushViewController(page, animated: true)
      scene.stage.wait(0.1)
      let left = try #require(page.view.superview?.layer.presentation()).frame.minX
      #expect(left < -20 && left > -400)
      scene.stage.wait(1)
      expectEqual(page.view.convert(page.view.bounds, to: nil).minX, 0)
    }
  }

  @Test("28.16: a finger from the right edge goes back, one from the left edge does not")
  func edge() {
    mirrored {
      let scene = pushed()
      scene.stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 390, y: 300), duration: 0.4)
      scene.stage.wait(1)
      expectEqual(scene.names, "AB")
      scene.stage.drag(from: CGPoint(x: 398, y: 300), to: CGPoint(x: 10, y: 300), duration: 0.4)
      scene.stage.wait(1)
      expectEqual(scene.names, "A")
    }
  }

  @Test("28.20: from the middle of the page to the left it goes back, and the page follows the finger")
  func content() {
    mirrored {
      let scene = pushed()
      let wrapper = scene.navigation.topViewController!.view.superview!
      scene.stage.finger.down(at: CGPoint(x: 300, y: 300))
      scene.stage.finger.move(by: CGVector(dx: -60, dy: 0))
      expectEqual(wrapper.frame.minX, -50)
      scene.stage.finger.move(by: CGVector(dx: -200, dy: 0))
      scene.stage.finger.up()
      scene.stage.wait(1)
      expectEqual(scene.names, "A")
    }
  }

  @Test("28.21: a touchpad that moves content to the left goes back")
  func touchpad() {
    mirrored {
      let scene = pushed()
      scene.stage.mouse.move(to: CGPoint(x: 200, y: 300))
      for _ in 0..<6 { scene.stage.mouse.scroll(by: CGVector(dx: 50, dy: 0)) }
      scene.stage.wait(1)
      expectEqual(scene.names, "AB")
      for _ in 0..<6 { scene.stage.mouse.scroll(by: CGVector(dx: -50, dy: 0)) }
      scene.stage.wait(1)
      expectEqual(scene.names, "A")
    }
  }

  @Test("29.11: the next page is on the left, for a finger and for the arrow keys")
  func pages() {
    mirrored {
      let scene = PageTests.Scene()
      scene.drag(from: 50, to: 350)
      expectEqual(scene.seen, "B")
      scene.drag(from: 350, to: 50)
      expectEqual(scene.seen, "A")
      scene.stage.typeKey(.keyboardLeftArrow)
      scene.stage.wait(1)
      expectEqual(scene.seen, "B")
      scene.stage.typeKey(.keyboardRightArrow)
      scene.stage.wait(1)
      expectEqual(scene.seen, "A")
    }
  }

  @Test("29.7: the line between two columns widens the right one when it is dragged to the left")
  func line() {
    mirrored {
      let scene = SplitTests.Scene()
      scene.show()
      expectEqual(scene.places, "P 540+260 D 0+540")
      scene.stage.drag(from: CGPoint(x: 540, y: 300), to: CGPoint(x: 500, y: 300), duration: 0.4)
      expectEqual(scene.places, "P 510+290 D 0+510")
    }
  }

  @Test("29.7: a finger from the right edge shows a column")
  func column() {
    mirrored {
      let scene = SplitTests.Scene(width: 600)
      scene.show()
      scene.stage.drag(from: CGPoint(x: 598, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.3)
      scene.stage.wait(1)
      expectEqual(scene.places, "P 340+260 D 0+600")
    }
  }

  @Test("the plus of a stepper and the next page of a page control are on the left, for fingers and keys")
  func controls() {
    mirrored {
      let stage = TouchStage(size: CGSize(width: 400, height: 200))
      let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
      let dots = UIPageControl(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      dots.numberOfPages = 3
      stage.rootView.addSubview(stepper)
      stage.rootView.addSubview(dots)
      stage.settle()
      stage.tap(at: CGPoint(x: 20, y: 16))
      expectEqual(stepper.value, 1)
      stage.tap(at: CGPoint(x: 75, y: 16))
      expectEqual(stepper.value, 0)
      stage.tap(at: CGPoint(x: 20, y: 120))
      expectEqual(dots.currentPage, 1)
      stage.tap(at: CGPoint(x: 180, y: 120))
      expectEqual(dots.currentPage, 0)
    }
  }

  @Test("31.10: a menu opens to the left of the pointer, its submenu on its left, by the left arrow")
  func menu() throws {
    try mirrored {
      let stage = TouchStage(size: CGSize(width: 800, height: 400))
      let button = UIButton(configuration: .plain())
      button.setTitle("Open", for: .normal)
      button.frame = CGRect(x: 600, y: 10, width: 100, height: 40)
      var chosen: [String] = []
      @MainActor func action(_ title: String) -> UIAction { UIAction(title: title) { _ in chosen.append(title) } }
      button.menu = UIMenu(children: [
        UIMenu(title: "More", children: [action("First"), action("Second")]), action("Last"),
      ])
      button.showsMenuAsPrimaryAction = true
      stage.rootView.addSubview(button)
      stage.settle()
      stage.tap(button)
      stage.settle()
      @MainActor func panels() -> [CGRect] {
        @MainActor func found(_ view: UIView) -> [UIView] {
          view is any AccessibleMenu ? [view] : view.subviews.flatMap(found)
        }
        return found(stage.window).map { $0.convert($0.bounds, to: nil) }
      }
      let first = try #require(panels().first)
      expectEqual(first.maxX, 700)
      stage.typeKey(.keyboardDownArrow)
      stage.typeKey(.keyboardLeftArrow)
      stage.settle()
      #expect(panels().count == 2 && panels()[1].maxX == first.minX + 2)
      stage.typeKey(.keyboardRightArrow)
      expectEqual(panels().count, 1)
      stage.typeKey(.keyboardLeftArrow)
      stage.typeKey(.keyboardReturnOrEnter)
      expectEqual(chosen, ["First"])
    }
  }
}
