import TouchScenes
import TouchTrace

extension SceneFile {
  /// The names of the rows and items of the scene's lists, as sentences have them.
  package var spokenNames: SpokenNames {
    SpokenNames(
      every(root).filter(\.hasItems).map { .init(name: $0.name, isCollection: $0.viewClass == .collectionView) })
  }
}
