import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLists
import TouchWidgets

/// The data source of a scene's collection: the number of items, their cells, and moves by the user.
@MainActor final class SceneCollectionItems: ViewLogger, UICollectionViewDataSource {
  private let answers: SceneCollection
  private var sections: [[String]]
  /// The initial position of each item, which selects the views that it contains.
  private var origins: [[ListPosition]]

  init(_ description: SceneView, _ collection: SceneCollection, stage: SceneStage) {
    (answers, sections) = (collection, collection.sections)
    origins = collection.sections.enumerated().map { section, items in
      items.indices.map { .cell(section: section, row: $0) }
    }
    super.init(description, stage: stage)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    write(.cells, "cellForItemAt", indexPath.word)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = sections[indexPath.section][indexPath.item]
    cell.contentConfiguration = content
    if answers.layout == .flow {
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .secondarySystemFill
      background.cornerRadius = 8
      cell.backgroundConfiguration = background
    }
    stage?.fill(cell.contentView, at: origins[indexPath.section][indexPath.item], of: name)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    answers.canMove ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    write(.items, "moveItemAt", "\(sourceIndexPath.word) \(destinationIndexPath.word)")
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    let origin = origins[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    origins[destinationIndexPath.section].insert(origin, at: destinationIndexPath.item)
  }
}
