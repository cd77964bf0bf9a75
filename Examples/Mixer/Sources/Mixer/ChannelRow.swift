import UIKit

/// A channel in the list: its name, its volume, whether it is heard.
final class ChannelRow: UIControl, UIContextMenuInteractionDelegate {
  var opens: (() -> Void)?
  var menu: (() -> UIMenu?)?
  private let name = UILabel()
  private let volume = UISlider()
  private let heard = UISwitch()

  init(_ desk: Desk, _ index: Int) {
    super.init(frame: .zero)
    let channel = desk.channels[index]
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 10
    name.text = channel.name
    name.textColor = channel.isMuted ? .secondaryLabel : .label
    volume.value = channel.volume
    volume.isEnabled = !channel.isMuted
    heard.isOn = !channel.isMuted
    volume.addAction(
      UIAction { [weak volume] _ in desk.change(index) { $0.volume = volume?.value ?? 0 } }, for: .valueChanged)
    heard.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        desk.change(index) { $0.isMuted = !heard.isOn }
        volume.isEnabled = heard.isOn
        name.textColor = heard.isOn ? .label : .secondaryLabel
      }, for: .valueChanged)
    addAction(UIAction { [weak self] _ in self?.opens?() }, for: .touchUpInside)
    let mark = UIView()
    mark.backgroundColor = channel.uiColor
    mark.layer.cornerRadius = 5
    let line = UIStackView(arrangedSubviews: [mark, name, volume, heard])
    line.spacing = 12
    line.alignment = .center
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    NSLayoutConstraint.activate([
      mark.widthAnchor.constraint(equalToConstant: 10), mark.heightAnchor.constraint(equalToConstant: 10),
      name.widthAnchor.constraint(equalToConstant: 90),
      line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
      line.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
      line.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      line.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
    addInteraction(UIContextMenuInteraction(delegate: self))
  }
  required init?(coder: NSCoder) { nil }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [menu] _ in menu?() })
  }
}
