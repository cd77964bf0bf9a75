import Expectations
import Testing
import TouchCairo
import TouchGeometry
import TouchHeadless
import TouchKit

@testable import TouchInspector

/// The demo where the language is read from right to left.
@MainActor @Suite(.serialized) struct RightToLeftTests {
  @Test("sliders, switches, progress and segments are mirrored; the window and the frames of a scene are not")
  func demo() throws {
    UIView.localeDirection = .rightToLeft
    defer { UIView.localeDirection = .leftToRight }
    let shown = try Shown(builtIn: "gallery", size: CGSize(width: 1280, height: 800))
    shown.program.advance(to: shown.program.now)
    let picture = shown.program.surface.picture
    expectNil(GoldenFolder(module: "TouchInspector").complaint(about: picture, named: "right-to-left-demo"))
  }
}
