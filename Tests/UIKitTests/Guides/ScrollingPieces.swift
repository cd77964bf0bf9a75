import UIKit

// Pieces of Docs/Scrolling.md, as it shows them.

final class Rows: UIViewController, UIScrollViewDelegate {
  func shows(_ content: UIView, back: UIScreenEdgePanGestureRecognizer) {
    let list = UIScrollView(frame: view.bounds)
    list.contentSize = CGSize(width: view.bounds.width, height: 4000)
    list.addSubview(content)
    view.addSubview(list)
    list.panGestureRecognizer.require(toFail: back)  // an edge pan keeps its edge
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = (targetContentOffset.pointee.y / 44).rounded() * 44
  }
}

final class Inner: UIScrollView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}
