import UIKit

/// The page of one channel.
final class ChannelPage: UIViewController {
  private let (desk, index): (Desk, Int)

  init(_ desk: Desk, _ index: Int) {
    (self.desk, self.index) = (desk, index)
    super.init(nibName: nil, bundle: nil)
    title = desk.channels[index].name
  }
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let filter = UIButton(configuration: .gray())
    (filter.changesSelectionAsPrimaryAction, filter.showsMenuAsPrimaryAction) = (true, true)
    filter.menu = UIMenu(children: desk.filters(of: index))
    let color = UIColorWell()
    (color.supportsAlpha, color.selectedColor) = (false, desk.channels[index].uiColor)
    color.addAction(
      UIAction { [weak color, desk, index] _ in desk.change(index) { $0.uiColor = color?.selectedColor ?? .gray } },
      for: .valueChanged)
    let volume = row("Volume", desk.slider(of: index))
    // Views without an intrinsic size take the remaining space.
    let all = [volume, row("Filter", filter, UIView()), row("Color", color, UIView()), UIView()]
    let rows = UIStackView(arrangedSubviews: all)
    (rows.axis, rows.spacing, rows.backgroundColor) = (.vertical, 16, .systemBackground)
    rows.isLayoutMarginsRelativeArrangement = true
    rows.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    view = rows
  }

  private func row(_ title: String, _ controls: UIView...) -> UIView {
    let label = UILabel()
    label.text = title
    label.widthAnchor.constraint(equalToConstant: 90).isActive = true
    let row = UIStackView(arrangedSubviews: [label] + controls)
    (row.spacing, row.alignment) = (12, .center)
    return row
  }
}
