import TouchGeometry
import TouchKit
import TouchLists
import TouchWidgets

/// The delegate of a scene's collection: answers and logs, also as the delegate of a scroll view.
@MainActor final class SceneCollectionDelegate: SceneScrollDelegate, UICollectionViewDelegate {
  private let answers: SceneCollection

  init(_ description: SceneView, _ collection: SceneCollection, stage: SceneStage) {
    answers = collection
    super.init(description, stage: stage)
  }

  private func ask(_ method: String, _ path: IndexPath, _ answer: Bool?, _ refused: String) -> Bool {
    ask(.items, method, path, answer, "\(refused): its delegate answered no to \(method)")
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
