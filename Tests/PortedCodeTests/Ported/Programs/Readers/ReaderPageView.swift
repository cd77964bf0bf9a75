import UIKit

#if FoundationGeometry
class ReaderPageView: UIView {
  @MainActor static let noteSelector = Selector(ReaderPageView.note(_:))
  @MainActor static let shareSelector = Selector(ReaderPageView.share)
  let label = UILabel()
  private(set) var notes: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.frame = bounds.insetBy(dx: 20, dy: 20)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    accessibilityContainerType = .semanticGroup
    let press = UILongPressGestureRecognizer(target: self, action: Selector(ReaderPageView.pressed))
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var canBecomeFirstResponder: Bool { return true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case ReaderPageView.noteSelector, ReaderPageView.shareSelector: return label.text?.isEmpty == false
    default: return false
    }
  }

  func note(_ sender: Any?) { notes.append(label.text ?? "") }
  func share() { notes.append("shared") }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    guard press.state == UIGestureRecognizer.State.began else { return }
    becomeFirstResponder()
    UIMenuController.shared.menuItems = [
      UIMenuItem(title: "Note", action: ReaderPageView.noteSelector),
      UIMenuItem(title: "Share", action: ReaderPageView.shareSelector),
    ]
    UIMenuController.shared.showMenu(from: self, rect: CGRect(x: bounds.midX, y: 40, width: 1, height: 1))
  }
}
#endif
