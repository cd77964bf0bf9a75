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
    var told: [String] = []
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: UIView, previous) in
      told.append("\(previous.horizontalSizeClass) to \(view.traitCollection.horizontalSizeClass)")
    }
    view.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: UIView, _) in told.append("height") }
    for width in [599, 600, 900, 500] as [CGFloat] {
      stage.surface.size.width = width
      stage.scene.surfaceDidResize()
    }
    #expect(told == ["compact to regular", "regular to compact"])
    view.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    stage.surface.size.height = 500
    stage.scene.surfaceDidResize()
    #expect(told.last == "height" && view.traitCollection.verticalSizeClass == .regular)
  }
}
