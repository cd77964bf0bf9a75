// Written by Scripts/logging-classes; not to be edited.
import TouchGeometry
import TouchKit
import TouchLists
import TouchWidgets

// As LoggingViews.swift, for tables and collections.

final class LoggingTableView: UITableView {
  private let behavior: ViewBehavior

  init(_ description: SceneView, _ behavior: ViewBehavior) {
    self.behavior = behavior
    super.init(frame: description.frame, style: description.table?.style.living ?? .plain)
  }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ set: Touches, with event: UIEvent?) { behavior.began(set, event, super.touchesBegan) }
  override func touchesMoved(_ set: Touches, with event: UIEvent?) { behavior.moved(set, event, super.touchesMoved) }
  override func touchesEnded(_ set: Touches, with event: UIEvent?) { behavior.ended(set, event, super.touchesEnded) }
  override func touchesCancelled(_ set: Touches, with event: UIEvent?) {
    behavior.cancelled(set, event, super.touchesCancelled)
  }
  override func hitTest(_ place: CGPoint, with event: UIEvent?) -> UIView? {
    behavior.hitTest(place, event, super.hitTest)
  }
  override func point(inside place: CGPoint, with event: UIEvent?) -> Bool {
    behavior.pointInside(place, event, super.point(inside:with:))
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    behavior.shouldBegin(recognizer, super.gestureRecognizerShouldBegin)
  }
  override func touchesShouldBegin(_ set: Touches, with event: UIEvent?, in view: UIView) -> Bool {
    behavior.touchesShouldBegin(set, event, view, super.touchesShouldBegin)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    behavior.touchesShouldCancel(view, super.touchesShouldCancel)
  }
}

final class LoggingCollectionView: UICollectionView {
  private let behavior: ViewBehavior

  init(_ description: SceneView, _ behavior: ViewBehavior) {
    self.behavior = behavior
    super.init(frame: description.frame, collectionViewLayout: SceneCollection.layout(of: description))
  }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ set: Touches, with event: UIEvent?) { behavior.began(set, event, super.touchesBegan) }
  override func touchesMoved(_ set: Touches, with event: UIEvent?) { behavior.moved(set, event, super.touchesMoved) }
  override func touchesEnded(_ set: Touches, with event: UIEvent?) { behavior.ended(set, event, super.touchesEnded) }
  override func touchesCancelled(_ set: Touches, with event: UIEvent?) {
    behavior.cancelled(set, event, super.touchesCancelled)
  }
  override func hitTest(_ place: CGPoint, with event: UIEvent?) -> UIView? {
    behavior.hitTest(place, event, super.hitTest)
  }
  override func point(inside place: CGPoint, with event: UIEvent?) -> Bool {
    behavior.pointInside(place, event, super.point(inside:with:))
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    behavior.shouldBegin(recognizer, super.gestureRecognizerShouldBegin)
  }
  override func touchesShouldBegin(_ set: Touches, with event: UIEvent?, in view: UIView) -> Bool {
    behavior.touchesShouldBegin(set, event, view, super.touchesShouldBegin)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    behavior.touchesShouldCancel(view, super.touchesShouldCancel)
  }
}
