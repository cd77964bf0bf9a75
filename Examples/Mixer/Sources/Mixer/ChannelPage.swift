import UIKit

/// One channel by itself.
final class ChannelPage: UIViewController {
  private let desk: Desk
  private let index: Int

  init(_ desk: Desk, _ index: Int) {
    (self.desk, self.index) = (desk, index)
    super.init(nibName: nil, bundle: nil)
    title = desk.channels[index].name
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let (desk, index) = (desk, index)
    view.backgroundColor = .systemBackground
    let volume = UISlider()
    volume.value = desk.channels[index].volume
    volume.addAction(
      UIAction { [weak volume] _ in desk.change(index) { $0.volume = volume?.value ?? 0 } }, for: .valueChanged)
    let filter = UIButton(configuration: .gray())
    filter.changesSelectionAsPrimaryAction = true
    filter.menu = UIMenu(
      children: Channel.filters.map { name in
        UIAction(title: name, state: desk.channels[index].filter == name ? .on : .off) { _ in
          desk.change(index) { $0.filter = name }
        }
      })
    filter.showsMenuAsPrimaryAction = true
    let color = UIColorWell()
    color.supportsAlpha = false
    color.selectedColor = desk.channels[index].uiColor
    color.addAction(
      UIAction { [weak color] _ in desk.change(index) { $0.uiColor = color?.selectedColor ?? $0.uiColor } },
      for: .valueChanged)
    let all = [row("Volume", volume), row("Filter", filter), row("Color", color, UIView())]
    let rows = UIStackView(arrangedSubviews: all)
    rows.axis = .vertical
    rows.spacing = 16
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
    row.spacing = 12
    row.alignment = .center
    return row
  }
}
