import TouchGeometry
import TouchKit
import TouchLists
import TouchWidgets

/// The delegate of a scene's collection: answers and logs, also as the delegate of a scroll view.
@MainActor final class SceneCollectionDelegate: SceneScrollDelegate, UICollectionViewDelegate {
  private let name: String
  private let logs: [ViewLog]
  private let answers: SceneCollection
  private weak var stage: SceneStage?

  init(_ description: SceneView, _ collection: SceneCollection, stage: SceneStage) {
    (name, logs, answers) = (description.name, description.logs, collection)
    self.stage = stage
    super.init(description, stage: stage)
  }

  private func write(_ log: ViewLog, _ method: String, _ details: String) {
    if logs.contains(log), let stage, stage.isBuilt { stage.write(name, method, details) }
  }

  /// Logs a question and returns the scene's answer; `refused` completes the remark about a negative answer.
  private func ask(_ method: String, _ path: IndexPath, _ answer: Bool?, _ refused: String) -> Bool {
    let says = answer ?? true
    write(.items, method, "\(path.word) \(says)")
    if !says { stage?.remark("\(name) did not \(refused): its delegate answered no to \(method)") }
    return says
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { write(.cells, "willDisplay", indexPath.word) }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { write(.cells, "didEndDisplaying", indexPath.word) }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    ask("shouldHighlightItemAt", indexPath, answers.shouldHighlight, "take a touch on an item")
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    write(.items, "didHighlightItemAt", indexPath.word)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    write(.items, "didUnhighlightItemAt", indexPath.word)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    ask("shouldSelectItemAt", indexPath, answers.shouldSelect, "select an item")
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    ask("shouldDeselectItemAt", indexPath, answers.shouldDeselect, "take a selection back")
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    write(.items, "didSelectItemAt", indexPath.word)
    stage?.onSelect?(name)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    write(.items, "didDeselectItemAt", indexPath.word)
  }

  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    write(.items, "performPrimaryActionForItemAt", indexPath.word)
  }
}
