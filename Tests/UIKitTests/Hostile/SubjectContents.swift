import UIKit

extension Subject where Root == UIContentUnavailableConfiguration {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        var content = UIContentUnavailableConfiguration.empty()
        (content.text, content.secondaryText, content.image) = ("Nothing", "Nothing at all", .dot)
        content.button.title = "Add"
        content.secondaryButton.title = "Search"
        change(&content)
        let controller = UIViewController()
        controller.view.frame = place.view.bounds
        place.view.addSubview(controller.view)
        controller.contentUnavailableConfiguration = content
        place.stage.settle()
      }
    ]
  }

  /// The same, of a part of it.
  @MainActor fileprivate static func part<Part>(_ path: WritableKeyPath<Root, Part>) -> [Subject<Part>] {
    all.map { whole in
      Subject<Part> { place, change in whole.use(place) { change(&$0[keyPath: path]) } }
    }
  }
}
extension Subject where Root == UIContentUnavailableConfiguration.ImageProperties {
  @MainActor static var all: [Subject] { Subject<UIContentUnavailableConfiguration>.part(\.imageProperties) }
}
extension Subject where Root == UIContentUnavailableConfiguration.TextProperties {
  @MainActor static var all: [Subject] { Subject<UIContentUnavailableConfiguration>.part(\.textProperties) }
}
extension Subject where Root == UICollectionViewTransitionLayout {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        let (small, large) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        small.itemSize = CGSize(width: 20, height: 20)
        large.itemSize = CGSize(width: 40, height: 30)
        let collection = HostileRows.shared.collection(small)
        place.view.addSubview(collection)
        place.stage.settle()
        var layout = collection.startInteractiveTransition(to: large, completion: nil)
        change(&layout)
        place.stage.settle()
        collection.finishInteractiveTransition()
        place.stage.settle()
      }
    ]
  }
}
