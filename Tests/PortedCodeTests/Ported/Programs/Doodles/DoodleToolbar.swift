import UIKit

#if FoundationGeometry
protocol DoodleToolbarDelegate: AnyObject {
  func toolbar(_ toolbar: DoodleToolbar, didChoose index: Int)
  func toolbarDidUndo(_ toolbar: DoodleToolbar)
}

extension DoodleToolbarDelegate {
  func toolbarDidUndo(_ toolbar: DoodleToolbar) {}
}

class DoodleToolbar: UIView {
  weak var delegate: DoodleToolbarDelegate?
  private var buttons: [UIButton] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    let titles = (0...2).map { DoodleTool(rawValue: $0)!.title } + ["Undo"]
    for (index, title) in titles.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.tag = index
      button.frame = CGRect(x: CGFloat(index) * 80, y: 0, width: 80, height: 44)
      button.addTarget(self, action: Selector(DoodleToolbar.choose(sender:)), for: .touchUpInside)
      addSubview(button)
      buttons.append(button)
    }
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func choose(sender: UIButton) {
    if sender.tag == 3 { delegate?.toolbarDidUndo(self) } else { delegate?.toolbar(self, didChoose: sender.tag) }
  }
}
#endif
