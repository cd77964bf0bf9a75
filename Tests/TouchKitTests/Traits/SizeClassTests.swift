import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchKit

/// How much room there is: regular from 600 points across and from 480 down.
@MainActor @Suite struct SizeClassTests {
  @Test func collectionsSayWhatTheySayAndNoMore() {
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    #expect(wide.horizontalSizeClass == .regular && wide.verticalSizeClass == .unspecified)
    let both = UITraitCollection(traitsFrom: [wide, UITraitCollection(verticalSizeClass: .compact)])
    #expect(both.horizontalSizeClass == .regular && both.verticalSizeClass == .compact)
    #expect(both.containsTraits(in: wide) && !wide.containsTraits(in: both) && both != wide)
    #expect(UIUserInterfaceSizeClass(width: 599.5) == .compact && UIUserInterfaceSizeClass(width: 600) == .regular)
    #expect(UIUserInterfaceSizeClass(height: 479) == .compact && UIUserInterfaceSizeClass(height: 480) == .regular)
  }

  @Test func aWindowThatBecomesWiderTellsItsViews() {
    let stage = Stage()
    let view = UIView()
    stage.window.addSubview(view)
    stage.surface.size = CGSize(width: 500, height: 400)
    stage.scene.surfaceDidResize()
    var received: [String] = []
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: UIView, previous) in
      received.append("\(previous.horizontalSizeClass) to \(view.traitCollection.horizontalSizeClass)")
    }
    view.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: UIView, _) in received.append("height") }
    for width in [599, 600, 900, 500] as [CGFloat] {
      stage.surface.size.width = width
      stage.scene.surfaceDidResize()
    }
    expectEqual(received, ["compact to regular", "regular to compact"])
    view.overrideUserInterfaceStyle = .dark
    expectEqual(view.traitCollection.horizontalSizeClass, .compact)
    stage.surface.size.height = 500
    stage.scene.surfaceDidResize()
    #expect(received.last == "height" && view.traitCollection.verticalSizeClass == .regular)
  }

  private final class Listener: UIViewController {
    var log: Log!
    var name = ""
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      log("\(name) \(Int(view.bounds.width)) to \(Int(size.width))")
      coordinator.animate { [self] _ in
        log("\(name) along \(Int(view.bounds.width))")
      } completion: { [self] _ in
        log("\(name) done")
      }
      super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log("\(name) will be \(newCollection.horizontalSizeClass)")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      log("\(name) is \(traitCollection.horizontalSizeClass)")
    }
  }

  @Test func controllersHearOfASizeBeforeItComesAndRunAlong() {
    let stage = Stage()
    stage.surface.size = CGSize(width: 500, height: 400)
    stage.scene.surfaceDidResize()
    let (root, child, small) = (Listener(), Listener(), Listener())
    for (controller, name) in [(root, "root"), (child, "child"), (small, "small")] {
      (controller.log, controller.name) = (stage.log, name)
    }
    stage.window.rootViewController = root
    for controller in [child, small] {
      root.addChild(controller)
      controller.view.frame = controller === child ? root.view.bounds : CGRect(x: 0, y: 0, width: 50, height: 50)
      controller.view.autoresizingMask = controller === child ? [.flexibleWidth, .flexibleHeight] : []
      root.view.addSubview(controller.view)
    }
    stage.loop.advance(to: 1)
    stage.log.lines = []
    stage.surface.size.width = 550
    stage.scene.surfaceDidResize()
    expectEqual(stage.log.lines, ["root 500 to 550", "child 500 to 550", "root along 550", "child along 550"])
    stage.loop.advance(to: 2)
    expectEqual(stage.log.lines.suffix(2), ["root done", "child done"])
    stage.log.lines = []
    stage.surface.size.width = 700
    stage.scene.surfaceDidResize()
    expectEqual(
      stage.log.lines,
      [
        "root will be regular", "child will be regular", "small will be regular", "root 550 to 700", "child 550 to 700",
        "root is regular", "child is regular", "small is regular", "root along 700", "child along 700",
      ])
  }
}
