import UIKit

/// A channel in the list: its name, its volume, whether it is heard.
final class ChannelRow: UIControl, UIContextMenuInteractionDelegate {
  var menu: (() -> UIMenu?)?
  private let (name, heard) = (UILabel(), UISwitch())
  private let volume: UISlider

  init(_ desk: Desk, _ index: Int) {
    volume = desk.slider(of: index)
    super.init(frame: .zero)
    let channel = desk.channels[index]
    (backgroundColor, layer.cornerRadius) = (.secondarySystemBackground, 10)
    (name.text, name.textColor) = (channel.name, channel.isMuted ? .secondaryLabel : .label)
    (volume.isEnabled, heard.isOn) = (!channel.isMuted, !channel.isMuted)
    (volume.accessibilityLabel, heard.accessibilityLabel) = ("Volume of \(channel.name)", channel.name)
    heard.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        desk.change(index) { $0.isMuted = !heard.isOn }
        volume.isEnabled = heard.isOn
        name.textColor = heard.isOn ? .label : .secondaryLabel
      }, for: .valueChanged)
    let mark = UIView()
    (mark.backgroundColor, mark.layer.cornerRadius) = (channel.uiColor, 5)
    let line = UIStackView(arrangedSubviews: [mark, name, volume, heard])
    (line.spacing, line.alignment) = (12, .center)
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
