import TouchGeometry
import TouchKit

/// The delegate of a scene's recognizer, with the scene's answers.
@MainActor final class SceneRecognizerDelegate: UIGestureRecognizerDelegate {
  private let answers: SceneDelegate
  private weak var stage: SceneStage?

  init(_ answers: SceneDelegate, stage: SceneStage) {
    self.answers = answers
    self.stage = stage
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = (gestureRecognizer as? UIPanGestureRecognizer)?.velocity(in: gestureRecognizer.view) ?? .zero
    switch answers.shouldBegin {
    case nil: return true
    case .always(let answer): return answer
    case .horizontal: return abs(velocity.x) > abs(velocity.y)
    case .vertical: return abs(velocity.y) > abs(velocity.x)
    }
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    switch answers.shouldReceiveTouch {
    case nil: true
    case .always(let answer): answer
    case .onlyViews(let names): touch.view.flatMap { stage?.name(of: $0) }.map { names.contains($0) } ?? false
    case .notControls: !(touch.view.flatMap { stage?.isControl($0) } ?? false)
    }
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    answers.shouldReceivePress ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answers.shouldRecognizeSimultaneouslyWith?.applies(to: otherGestureRecognizer) ?? false }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answers.shouldRequireFailureOf?.applies(to: otherGestureRecognizer) ?? false }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answers.shouldBeRequiredToFailBy?.applies(to: otherGestureRecognizer) ?? false }
}
