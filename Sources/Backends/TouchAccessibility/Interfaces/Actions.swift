import TouchBus
import TouchGeometry
import TouchKit
import TouchLists
import TouchPlatform
import TouchWidgets

// Actions and values (semantics 47.19, 47.46, 47.47).

extension AccessibilityModel {
  /// Returns the names of the actions: those of the role, then those of the app.
  func actions(_ target: CallTarget, _ facts: AccessibleFacts) -> [String] { facts.actions.map(\.name) }

  func action(_ member: String, _ target: CallTarget, _ arguments: CallArguments) -> [BusValue] {
    let facts = facts(target)
    let names = actions(target, facts)
    if member == "GetActions" {
      let spoken = facts.actions.map { $0.spokenName.withoutNUL }
      return [.array("(sss)", spoken.map { .structure([.string($0), .string(""), .string("")]) })]
    }
    let index = arguments.int(0)
    switch member {
    case "GetName": return [.string(names.indices.contains(index) ? names[index] : "")]
    case "GetLocalizedName":
      return [.string(names.indices.contains(index) ? facts.actions[index].spokenName.withoutNUL : "")]
    case "DoAction": return [.bool(perform(index, target, facts))]
    case _: return [.string("")]
    }
  }

  /// Begins an action after the answer; returns whether it can be begun.
  private func perform(_ index: Int, _ target: CallTarget, _ facts: AccessibleFacts) -> Bool {
    guard facts.actions.indices.contains(index), facts.states.contains(.enabled) else { return false }
    let action = facts.actions[index]
    if case .item = target {
      guard let (list, path) = listItem(target) else { return false }
      later { list.chooseAsUser(path, true) }
      return true
    }
    guard let object = element(target) else { return false }
    later { [weak self] in self?.perform(action, object) }
    return true
  }

  private func perform(_ action: AccessibleAction, _ object: AnyObject) {
    let (view, part) = (object as? UIView, object as? UIAccessibilityElement)
    switch action {
    case .increment: view?.accessibilityIncrement() ?? part?.accessibilityIncrement()
    case .decrement: view?.accessibilityDecrement() ?? part?.accessibilityDecrement()
    case .dismiss:
      guard let view else { return }
      if !content(of: view).performAlongChain({ $0.accessibilityPerformEscape() }) { dismiss(view) }
    case .custom(let index, _):
      let actions = view?.accessibilityCustomActions ?? part?.accessibilityCustomActions ?? []
      if actions.indices.contains(index) { _ = actions[index].actionHandler?(actions[index]) }
    case .activate:
      if view?.accessibilityActivate() ?? part?.accessibilityActivate() ?? false { return }
      guard let owner = view ?? part?.accessibilityContainer as? UIView else { return }
      afterTransition(of: owner) { [weak self, weak owner] in
        guard let self, let owner else { return }
        tap(view?.accessibilityActivationPoint ?? part?.accessibilityActivationPoint ?? .zero, in: owner)
      }
    }
  }

  /// Performs a tap now, or after the transition that keeps touches from the view; then only if the view is still
  /// where touches reach it.
  private func afterTransition(of view: UIView, _ tap: @escaping () -> Void) {
    let responders = sequence(first: view as UIResponder, next: \.next)
    guard let coordinator = responders.lazy.compactMap({ ($0 as? UIViewController)?.transitionCoordinator }).first
    else { return tap() }
    let loop = application.loop
    coordinator.animate(alongsideTransition: nil) { [weak view] _ in
      // The views take touches again when the transition's completions have returned.
      loop.schedule(at: loop.now) {
        guard let view, let window = view.window else { return }
        let point = window.convert(view.accessibilityActivationPoint, from: window.screen.coordinateSpace)
        guard let hit = window.hitTest(point, with: nil), hit.isDescendant(of: view) || view.isDescendant(of: hit)
        else { return }
        tap()
      }
    }
  }

  /// Taps a point of the screen, as a finger would.
  private func tap(_ point: CGPoint, in view: UIView) {
    guard let scene = view.window?.windowScene else { return }
    for phase in [InputSample.Phase.began, .ended] {
      let sample = InputSample(finger: Self.finger, phase: phase, location: point, timestamp: application.now)
      application.receive(.touches([sample]), in: scene)
    }
  }

  /// The number of the finger that taps; no device has it.
  private static let finger = -51

  /// Returns the first responder in a modal view, otherwise its view of a controller, otherwise the view itself.
  private func content(of view: UIView) -> UIResponder {
    if let first = view.window?.firstResponder as? UIView, first.isDescendant(of: view) { return first }
    return view.subviews.last { $0.next is UIViewController } ?? view
  }

  /// Presses Escape for a presented view.
  private func dismiss(_ view: UIView) {
    guard let scene = view.window?.windowScene else { return }
    for isDown in [true, false] {
      application.receive(
        .key(
          code: UIKeyboardHIDUsage.keyboardEscape.rawValue, characters: "", isDown: isDown,
          timestamp: application.now), in: scene)
    }
  }

  /// Sets the value of a control as a drag would: clamped, and with `valueChanged` if it changes.
  func setValue(_ number: Double, _ target: CallTarget) {
    guard facts(target).states.contains(.enabled), let control = element(target) as? UIControl else { return }
    later {
      switch control {
      case let slider as UISlider:
        let value = Float(min(max(number, Double(slider.minimumValue)), Double(slider.maximumValue)))
        guard value != slider.value else { return }
        slider.setValue(value, animated: false)
      case let stepper as UIStepper:
        let value = min(max(number, stepper.minimumValue), stepper.maximumValue)
        guard value != stepper.value else { return }
        stepper.value = value
      case let pages as UIPageControl:
        let page = Int(min(max(number.rounded(), 0), Double(max(pages.numberOfPages - 1, 0))))
        guard page != pages.currentPage else { return }
        pages.currentPage = page
      default: return
      }
      control.sendActions(for: .valueChanged)
    }
  }
}
