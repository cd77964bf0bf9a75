// Written by Scripts/logging-classes; not to be edited.
import TouchGeometry
import TouchKit
import TouchLists
import TouchWidgets

// As LoggingViews.swift, for tables and collections.

final class LoggingTableView: UITableView {
  private let log: ViewBehavior

  init(_ description: SceneView, _ log: ViewBehavior) {
    self.log = log
    super.init(frame: description.frame, style: description.table?.style.living ?? .plain)
  }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ x: Touches, with e: UIEvent?) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent?) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent?) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent?) { log.cancelled(x, e, super.touchesCancelled) }
  override func hitTest(_ x: CGPoint, with e: UIEvent?) -> UIView? { log.hitTest(x, e, super.hitTest) }
  override func point(inside x: CGPoint, with e: UIEvent?) -> Bool { log.pointInside(x, e, super.point(inside:with:)) }
  override func gestureRecognizerShouldBegin(_ x: UIGestureRecognizer) -> Bool {
    log.shouldBegin(x, super.gestureRecognizerShouldBegin)
  }
  override func touchesShouldBegin(_ x: Touches, with e: UIEvent?, in view: UIView) -> Bool {
    log.touchesShouldBegin(x, e, view, super.touchesShouldBegin)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    log.touchesShouldCancel(view, super.touchesShouldCancel)
  }
}

final class LoggingCollectionView: UICollectionView {
  private let log: ViewBehavior

  init(_ description: SceneView, _ log: ViewBehavior) {
    self.log = log
    super.init(frame: description.frame, collectionViewLayout: SceneCollection.layout(of: description))
  }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ x: Touches, with e: UIEvent?) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent?) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent?) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent?) { log.cancelled(x, e, super.touchesCancelled) }
  override func hitTest(_ x: CGPoint, with e: UIEvent?) -> UIView? { log.hitTest(x, e, super.hitTest) }
  override func point(inside x: CGPoint, with e: UIEvent?) -> Bool { log.pointInside(x, e, super.point(inside:with:)) }
  override func gestureRecognizerShouldBegin(_ x: UIGestureRecognizer) -> Bool {
    log.shouldBegin(x, super.gestureRecognizerShouldBegin)
  }
  override func touchesShouldBegin(_ x: Touches, with e: UIEvent?, in view: UIView) -> Bool {
    log.touchesShouldBegin(x, e, view, super.touchesShouldBegin)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    log.touchesShouldCancel(view, super.touchesShouldCancel)
  }
}
