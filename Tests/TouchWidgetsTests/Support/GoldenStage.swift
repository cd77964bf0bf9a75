import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchKit

/// Returns the difference between a window's picture and its golden at a scale; nil if they are equal.
///
/// The fonts are the same on every machine. The body fills the stage, whose root is white, and returns the size of the
/// picture in points.
@MainActor func complaint(
  aboutControlsNamed name: String, scale: Int = 1, filledBy fill: (ControlStage) -> CGSize
) -> String? {
  let former = TextSystem.current
  let engine = PangoTextEngine.pinned()
  TextSystem.install(engine)
  defer { TextSystem.install(former) }
  let stage = ControlStage()
  stage.root.backgroundColor = .white
  let size = fill(stage)
  stage.wait(0)
  let picture = stage.surface.frame?.bitmap(size: size, scale: CGFloat(scale), text: engine)
  return GoldenFolder(module: "TouchWidgets").complaint(about: picture, named: "\(name)@\(scale)")
}
