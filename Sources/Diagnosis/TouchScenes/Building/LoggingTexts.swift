// Written by Scripts/logging-classes; not to be edited.
import TouchEditing
import TouchGeometry
import TouchKit
import TouchWidgets

// As LoggingViews.swift, for text inputs.

final class LoggingTextField: UITextField {
  private let log: ViewBehavior

  init(frame: CGRect, _ log: ViewBehavior) {
    self.log = log
    super.init(frame: frame)
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
  override func beginTracking(_ x: UITouch, with e: UIEvent?) -> Bool { log.begins(x, e, super.beginTracking) }
  override func continueTracking(_ x: UITouch, with e: UIEvent?) -> Bool { log.continues(x, e, super.continueTracking) }
  override func endTracking(_ x: UITouch?, with e: UIEvent?) { log.ends(x, e, super.endTracking) }
  override func cancelTracking(with e: UIEvent?) { log.cancels(e, super.cancelTracking) }
}

final class LoggingTextView: UITextView {
  private let log: ViewBehavior

  init(_ description: SceneView, _ log: ViewBehavior) {
    self.log = log
    super.init(frame: description.frame, textContainer: nil)
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
