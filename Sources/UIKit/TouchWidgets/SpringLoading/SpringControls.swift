import TouchGeometry
import TouchKit

/// The interaction that `isSpringLoaded` adds to a view.
@MainActor package final class OwnSpring: UISpringLoadedInteraction {
  /// Whether a view has the interaction.
  package static func isOn(_ view: UIView) -> Bool { view.interactions.contains { $0 is OwnSpring } }

  /// Adds the interaction to a view, or removes it.
  package static func set(
    _ isOn: Bool, on view: UIView, _ allows: @escaping (any UISpringLoadedInteractionContext) -> Bool,
    _ activate: @escaping (any UISpringLoadedInteractionContext) -> Void
  ) {
    guard isOn != self.isOn(view) else { return }
    if isOn {
      view.addInteraction(
        OwnSpring(interactionBehavior: SpringRule(allows), interactionEffect: nil) { activate($1) })
    } else {
      for case let spring as OwnSpring in view.interactions { view.removeInteraction(spring) }
    }
  }
}

extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests over the button presses it; false by default (semantics 54.74).
  public var isSpringLoaded: Bool {
    get { OwnSpring.isOn(self) }
    set {
      OwnSpring.set(newValue, on: self) { [weak self] _ in
        self?.isEnabled ?? false
      } _: { [weak self] _ in
        self?.didPress(with: nil)
        self?.didLiftInside(with: nil)
      }
    }
  }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests over a segment selects it; false by default (semantics 54.74).
  public var isSpringLoaded: Bool {
    get { OwnSpring.isOn(self) }
    set {
      OwnSpring.set(newValue, on: self) { [weak self] context in
        guard let self, isEnabled, let index = index(at: context.location(in: self)), segments[index].isEnabled,
          isMomentary || index != chosen
        else { return false }
        context.targetItem = index
        (context as? SpringContext)?.part = segmentRects[index]
        return true
      } _: { [weak self] context in
        if let index = context.targetItem as? Int { self?.act(on: index, with: nil) }
      }
    }
  }
}
