import TouchScenes
import TouchTrace

extension SceneFile {
  /// The names of the rows and items of the scene's lists, as sentences have them.
  package var spokenNames: SpokenNames {
    let lists = every(root).filter(\.hasItems)
    return SpokenNames(lists.map { .init(name: $0.name, isCollection: $0.viewClass == .collectionView) }) { $0.spoken }
  }
}

extension SpokenNames.Cell {
  /// The cell in the language of the sentences: `grip of row 1 of inbox`.
  fileprivate var spoken: String {
    let cell =
      switch (isItem, section > 1) {
      case (false, false): localized("row %1$s of %2$s", number, list)
      case (false, true): localized("row %1$s of section %2$s of %3$s", number, section, list)
      case (true, false): localized("item %1$s of %2$s", number, list)
      case (true, true): localized("item %1$s of section %2$s of %3$s", number, section, list)
      }
    return switch part {
    case nil: cell
    case .content: localized("content of %1$s", cell)
    case .grip: localized("grip of %1$s", cell)
    }
  }
}
