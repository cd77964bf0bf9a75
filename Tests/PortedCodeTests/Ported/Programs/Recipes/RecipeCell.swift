import UIKit

#if FoundationGeometry
protocol RecipeCellDelegate: AnyObject {
  func recipeCellDidFavorite(_ cell: RecipeCell)
}

class RecipeCell: UITableViewCell {
  @MainActor static let favoriteSelector = Selector(RecipeCell.favorite)
  static let identifier = "RecipeCell"
  weak var delegate: RecipeCellDelegate?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    let press = UILongPressGestureRecognizer(target: self, action: Selector(RecipeCell.handlePress(_:)))
    addGestureRecognizer(press)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var canBecomeFirstResponder: Bool { return true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    return action == RecipeCell.favoriteSelector || action == Selector.copy
  }

  override func copy(_ sender: Any?) { UIPasteboard.general.string = textLabel?.text }

  func favorite() { delegate?.recipeCellDidFavorite(self) }

  private func handlePress(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began else { return }
    becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Favorite", action: RecipeCell.favoriteSelector)]
    menu.setTargetRect(bounds, in: self)
    menu.setMenuVisible(true, animated: true)
  }
}
#endif
