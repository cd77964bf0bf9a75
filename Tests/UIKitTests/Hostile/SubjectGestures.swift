import UIKit

extension Subject where Root: UIGestureRecognizer {
  /// A recognizer that is changed before it is used, and one that is changed by its own action.
  @MainActor static func recognizing(_ make: @escaping @MainActor () -> Root) -> [Subject] {
    [false, true].map { isLate in
      Subject(name: isLate ? "in its action" : "") { place, change in
        var recognizer = make()
        let view = UIView(frame: place.view.bounds)
        view.isMultipleTouchEnabled = true
        view.addGestureRecognizer(recognizer)
        place.view.addSubview(view)
        if !isLate { change(&recognizer) }
        if isLate { recognizer.addAction(UIAction { _ in change(&recognizer) }) }
        place.stage.tap(view, .evenIfUnreachable)
        place.touchAround()
        place.stage.pinch(view, withScale: 2, velocity: 4, .evenIfUnreachable)
        place.stage.rotate(view, 1, withVelocity: 4, .evenIfUnreachable)
      }
    }
  }
}
