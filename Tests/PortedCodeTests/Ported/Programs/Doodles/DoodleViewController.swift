import UIKit

#if FoundationGeometry
class DoodleViewController: UIViewController {
  let canvas = DoodleCanvas(frame: CGRect(x: 0, y: 60, width: 320, height: 300))
  let toolbar = DoodleToolbar(frame: CGRect(x: 0, y: 370, width: 320, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.lightGray
    toolbar.delegate = self
    view.addSubview(canvas)
    view.addSubview(toolbar)
  }

}

extension DoodleViewController: DoodleToolbarDelegate {
  func toolbar(_ toolbar: DoodleToolbar, didChoose index: Int) { canvas.tool = DoodleTool(rawValue: index)! }
  func toolbarDidUndo(_ toolbar: DoodleToolbar) { canvas.undo() }
}
#endif
