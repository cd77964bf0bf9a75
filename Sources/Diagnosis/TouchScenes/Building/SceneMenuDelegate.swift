import TouchGeometry
import TouchKit
import TouchWidgets

/// The delegate of a context menu of a scene's view: makes the menu and logs the selection.
@MainActor final class SceneMenuDelegate: UIContextMenuInteractionDelegate {
  private let description: SceneView
  private weak var stage: SceneStage?

  init(_ description: SceneView, stage: SceneStage) { (self.description, self.stage) = (description, stage) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let (name, titles, stage) = (description.name, description.menu, stage)
    return UIContextMenuConfiguration(actionProvider: { [weak stage] _ in
      UIMenu(
        children: titles.map { title in
          UIAction(title: title) { [weak stage] _ in stage?.write(name, "menu", JSONWriter.cited(title)) }
        })
    })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { stage?.write(description.name, "menuOpens") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { stage?.write(description.name, "menuCloses") }
}
