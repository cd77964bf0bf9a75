import UIKit

// 65. A picture with a context menu, a button that sorts, and a button that pops up.

enum SortOrder: String, CaseIterable {
  case name = "Name"
  case date = "Date"
  case size = "Size"
}

class GalleryController: UIViewController, UIContextMenuInteractionDelegate {
  let picture = UIImageView()
  let sortButton = UIButton(type: .system)
  let kindButton = UIButton(configuration: .bordered())
  private(set) var order = SortOrder.name
  private(set) var log: [String] = []
  private var isFavorite = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.frame = CGRect(x: 20, y: 60, width: 200, height: 200)
    picture.isUserInteractionEnabled = true
    picture.backgroundColor = .systemTeal
    picture.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addSubview(picture)

    sortButton.frame = CGRect(x: 20, y: 280, width: 120, height: 40)
    sortButton.setTitle("Sort", for: .normal)
    sortButton.showsMenuAsPrimaryAction = true
    sortButton.menu = makeSortMenu()
    view.addSubview(sortButton)

    kindButton.frame = CGRect(x: 160, y: 280, width: 140, height: 40)
    kindButton.menu = UIMenu(children: [
      UIAction(title: "Photos", state: .on) { [weak self] _ in self?.log.append("photos") },
      UIAction(title: "Films") { [weak self] _ in self?.log.append("films") },
    ])
    kindButton.showsMenuAsPrimaryAction = true
    kindButton.changesSelectionAsPrimaryAction = true
    view.addSubview(kindButton)
  }

  private func makeSortMenu() -> UIMenu {
    let orders = SortOrder.allCases.map { order in
      UIAction(title: order.rawValue, state: order == self.order ? .on : .off) { [weak self] _ in
        guard let self = self else { return }
        self.order = order
        self.sortButton.menu = self.makeSortMenu()
      }
    }
    let later = UIDeferredMenuElement.uncached { completion in
      completion([UIAction(title: "Recent", handler: { _ in })])
    }
    return UIMenu(
      title: "Sort by", image: nil, identifier: UIMenu.Identifier("sort"), options: [.singleSelection],
      children: orders + [UIMenu(title: "", options: .displayInline, children: [later])])
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: "picture", previewProvider: nil) { [weak self] suggested in
      guard let self = self else { return nil }
      let favorite = UIAction(
        title: self.isFavorite ? "Unfavorite" : "Favorite", image: UIImage(named: "star")
      ) { _ in
        self.isFavorite.toggle()
        self.log.append("favorite \(self.isFavorite)")
      }
      let delete = UIAction(
        title: "Delete", image: UIImage(named: "trash"), identifier: nil, discoverabilityTitle: nil,
        attributes: [.destructive]
      ) { _ in self.log.append("delete") }
      let share = UIMenu(
        title: "Share",
        children: ["Mail", "Print"].map { title in UIAction(title: title) { _ in self.log.append(title) } })
      return UIMenu(
        title: "", children: [favorite, share, UIMenu(options: .displayInline, children: [delete])] + suggested)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {
    animator?.addCompletion { [weak self] in self?.log.append("closed") }
  }
}
