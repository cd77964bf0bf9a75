import UIKit

/// All channels; a row opens its page, its context menu renames and mutes.
final class ChannelList: UIViewController {
  private let desk: Desk
  private let (scroll, stack) = (UIScrollView(), UIStackView())

  init(_ desk: Desk) {
    self.desk = desk
    super.init(nibName: nil, bundle: nil)
    title = "Mixer"
  }
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = scroll }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Look", menu: looks())
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Reset", primaryAction: UIAction { [weak self] _ in self?.asksToReset() })
    (stack.axis, stack.spacing) = (.vertical, 8)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  func reload() {
    for row in stack.arrangedSubviews { row.removeFromSuperview() }
    for index in desk.channels.indices {
      let row = ChannelRow(desk, index)
      let open = UIAction { [weak self, desk] _ in
        self?.navigationController?.pushViewController(ChannelPage(desk, index), animated: true)
      }
      row.addAction(open, for: .touchUpInside)
      row.menu = { [weak self] in self?.menu(of: index) }
      stack.addArrangedSubview(row)
    }
  }

  private func changes(_ index: Int, _ body: (inout Channel) -> Void) {
    desk.change(index, body)
    reload()
  }

  private func menu(of index: Int) -> UIMenu {
    let mute = UIAction(title: "Mute", state: desk.channels[index].isMuted ? .on : .off) { [weak self] _ in
      self?.changes(index) { $0.isMuted.toggle() }
    }
    let silence = UIAction(title: "Silence", attributes: .destructive) { [weak self] _ in
      self?.changes(index) { $0.volume = 0 }
    }
    return UIMenu(children: [
      UIAction(title: "Rename…") { [weak self] _ in self?.asksForName(of: index) }, mute,
      UIMenu(title: "Filter", options: .singleSelection, children: desk.filters(of: index)),
      UIMenu(options: .displayInline, children: [silence]),
    ])
  }

  private func asksForName(of index: Int) {
    let alert = UIAlertController(title: "Name of the channel", message: nil, preferredStyle: .alert)
    alert.addTextField { [desk] in $0.text = desk.channels[index].name }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let rename = UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
      guard let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
      self?.changes(index) { $0.name = name }
    }
    alert.addAction(rename)
    alert.preferredAction = rename
    present(alert, animated: true)
  }

  private func asksToReset() {
    let alert = UIAlertController(
      title: "Reset all channels?", message: "All will be as at the first start.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in
        self?.desk.reset()
        self?.reload()
      })
    present(alert, animated: true)
  }

  private func looks() -> UIMenu {
    let all = [("Automatic", UIUserInterfaceStyle.unspecified), ("Light", .light), ("Dark", .dark)].map { name, style in
      UIAction(title: name, state: desk.style == style ? .on : .off) { [weak self] _ in
        self?.desk.style = style
        self?.view.window?.overrideUserInterfaceStyle = style
      }
    }
    return UIMenu(options: .singleSelection, children: all)
  }
}
