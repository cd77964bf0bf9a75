import TouchGeometry

@testable import TouchKit

extension Stage {
  /// A view in the window that has been on the screen for a frame.
  func shownView(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = .red
    window.addSubview(view)
    settle()
    return view
  }

  /// Where a view is seen at present.
  func seen(_ view: UIView) -> CALayer { view.layer.presentation()! }

  /// Returns a completion that logs its name, and its argument if that is false.
  func logs(_ name: String) -> (Bool) -> Void {
    { [log] isFinished in log(isFinished ? name : "\(name) unfinished") }
  }
}

/// A number with three decimals at most.
func short(_ number: CGFloat) -> Double {
  let rounded = (Double(number) * 1000).rounded() / 1000
  return rounded == 0 ? 0 : rounded
}
