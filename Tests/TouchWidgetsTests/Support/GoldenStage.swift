import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchKit

/// What is wrong with the picture of a window that the body fills, beside the golden of that name at that scale; nil if
/// nothing is.
///
/// The fonts are the same on every machine. The body gets the stage, whose root is white, and answers with the size of
/// what is to be drawn, in points.
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
