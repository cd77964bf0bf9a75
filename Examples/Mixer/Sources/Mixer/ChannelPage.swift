import UIKit

/// One channel by itself.
final class ChannelPage: UIViewController {
  private let (desk, index): (Desk, Int)

  init(_ desk: Desk, _ index: Int) {
    (self.desk, self.index) = (desk, index)
    super.init(nibName: nil, bundle: nil)
    title = desk.channels[index].name
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let filter = UIButton(configuration: .gray())
    (filter.changesSelectionAsPrimaryAction, filter.showsMenuAsPrimaryAction) = (true, true)
    filter.menu = UIMenu(children: desk.filters(of: index))
    let color = UIColorWell()
    (color.supportsAlpha, color.selectedColor) = (false, desk.channels[index].uiColor)
    color.addAction(
      UIAction { [weak color, desk, index] _ in desk.change(index) { $0.uiColor = color?.selectedColor ?? .gray } },
      for: .valueChanged)
    let all = [row("Volume", desk.slider(of: index)), row("Filter", filter), row("Color", color, UIView())]
    let rows = UIStackView(arrangedSubviews: all)
    (rows.axis, rows.spacing) = (.vertical, 16)
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      rows.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      rows.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
    ])
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
