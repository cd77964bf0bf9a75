import TouchArbiter
import TouchGeometry
import TouchKit
import TouchWidgets

/// The reason why a touch did not reach the view that a gesture of a test names.
@MainActor struct UnreachedView {
  private let named: UIView
  private let place: CGPoint
  private let hit: UIView?
  private let cause: (text: String, cure: String)

  /// Nil if the touch reached the view.
  ///
  /// - Parameters:
  ///   - named: The named view. A label or an image that takes no touches stands for the view around it.
  ///   - place: The location of the touch in the window.
  ///   - watch: The observed hit tests.
  init?(_ named: UIView, at place: CGPoint, _ watch: HitWatch) {
    let receiver = Self.receiver(of: named)
    if let hit = watch.hit {
      if hit.isDescendant(of: receiver) { return nil }
      // The view around a label may keep the touches on it to itself, as a menu does.
      let isKept = watch.answers.contains { $0.view === hit && $0.returned === hit }
      if receiver !== named, isKept, named.isDescendant(of: hit) { return nil }
    }
    (self.named, self.place, hit) = (named, place, watch.hit)
    cause = Self.cause(receiver, watch)
  }

  /// The sentence for an issue.
  ///
  /// - Parameter gesture: The gesture, such as `tap`.
  func sentence(of gesture: String) -> String {
    let location = "(\(Self.number(place.x)), \(Self.number(place.y)))"
    let taker = hit.map { "\(Self.name(of: $0)) gets the touch." } ?? "No view gets the touch."
    return """
      The \(gesture) on \(Self.name(of: named)) at \(location) does not reach it: \(cause.text). \(taker) \
      \(cause.cure) If the test touches there on purpose, pass .evenIfUnreachable.
      """
  }

  /// The view that gets the touches on a view.
  private static func receiver(of named: UIView) -> UIView {
    var view = named
    while view is any TracedDecoration, !view.isUserInteractionEnabled, view.gestureRecognizers?.isEmpty ?? true,
      let superview = view.superview
    { view = superview }
    return view
  }

  // MARK: Causes

  private static func cause(_ receiver: UIView, _ watch: HitWatch) -> (String, String) {
    let path = Array(sequence(first: receiver) { $0.superview }.reversed())
    for view in path {
      guard let answer = watch.answers.first(where: { $0.view === view }) else { continue }
      if let returned = answer.returned {
        if returned.isDescendant(of: receiver) || receiver.isDescendant(of: returned) && returned !== view { continue }
        return (
          "hitTest(_:with:) of \(name(of: view)) returns \(returned === view ? "itself" : name(of: returned))",
          "Change that override."
        )
      }
      if let reason = answer.reason { return refusal(of: view, reason, receiver, watch) }
    }
    if watch.hit == nil, watch.application.isIgnoringInteractionEvents {
      return (
        "the application ignores interaction events",
        "Call endIgnoringInteractionEvents(), or wait until the transition has ended."
      )
    }
    return cover(of: receiver, path, watch.hit)
  }

  private static func refusal(
    of view: UIView, _ reason: Reason, _ receiver: UIView, _ watch: HitWatch
  ) -> (String, String) {
    let (whose, it) = (name(of: view), view === receiver ? "it" : "its superview \(name(of: view))")
    switch reason {
    case .hidden: return ("\(it) is hidden (2.4)", "Set isHidden of \(whose) to false.")
    case .transparent: return ("the alpha of \(whose) is below 0.01 (2.4)", "Set alpha of \(whose) to 1.")
    case .interactionDisabled:
      return (
        "isUserInteractionEnabled of \(whose) is false (2.4)", "Set isUserInteractionEnabled of \(whose) to true."
      )
    case .controlDisabled: return ("\(it) is disabled (2.11)", "Set isEnabled of \(whose) to true.")
    case .singular: return ("the transform of \(whose) has no inverse (2.6)", "Set another transform of \(whose).")
    case .overridden:
      return (
        "\(whose) refuses it in its hitTest(_:with:) or point(inside:with:) (2.13)", "Change that override."
      )
    case .outside: return outside(view, receiver, whose)
    default: return ("\(whose) refuses it", "Look at \(whose).")
    }
  }

  private static func outside(_ view: UIView, _ receiver: UIView, _ whose: String) -> (String, String) {
    if view === receiver {
      let size = view.bounds.size
      return size.width > 0 && size.height > 0
        ? ("the location is outside of \(whose) (2.3)", "Touch another location.")
        : ("its size is \(number(size.width)) × \(number(size.height)) (2.3)", "Give it a size.")
    }
    if view is UIWindow { return ("it is outside of the window (2.3)", "Make the stage larger, or move the view.") }
    if view is UIScrollView {
      return ("it is scrolled out of \(whose) (2.5)", "Scroll \(whose) there first.")
    }
    return (
      "it is outside of its superview \(whose), which refuses touches there (2.5)",
      "Enlarge \(whose), or override its point(inside:with:)."
    )
  }

  /// The view in front of a view that no hit test refused.
  private static func cover(of receiver: UIView, _ path: [UIView], _ hit: UIView?) -> (String, String) {
    guard let hit else { return ("no hit test found a view", "Look at the views around it.") }
    guard hit.window === receiver.window else {
      let front = hit.window.map { name(of: $0) } ?? "another window"
      return ("\(front) is in front of its window", "Hide that window first.")
    }
    if let controller = presented(hit), controller.view.map(receiver.isDescendant) != true {
      return ("\(type(of: controller)) is presented over it", "Dismiss that first.")
    }
    let front = sequence(first: hit) { $0.superview }.first { view in
      view.superview.map { outer in path.contains { $0 === outer } } ?? true
    }
    let cover = front ?? hit
    let words = cover === hit ? name(of: hit) : "\(name(of: cover)), which contains \(name(of: hit)),"
    return (
      "\(words) is in front of it (2.7)",
      "Set isUserInteractionEnabled of \(name(of: cover)) to false, or move it behind."
    )
  }

  /// The presented controller whose view contains a view; nil without one.
  private static func presented(_ view: UIView) -> UIViewController? {
    var next: UIResponder? = view
    while let responder = next {
      if let controller = responder as? UIViewController, controller.presentingViewController != nil {
        return controller
      }
      next = responder.next
    }
    return nil
  }

  // MARK: Words

  /// The class of a view and the text that identifies it: `UIButton "Save"`.
  static func name(of view: UIView) -> String {
    let texts = [view.accessibilityIdentifier, view.accessibilityLabel, (view as? UIButton)?.currentTitle]
    let text = texts.lazy.compactMap { $0 }.first { !$0.isEmpty }
    return "\(type(of: view))" + (text.map { " \"\($0)\"" } ?? "")
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 10).rounded() / 10
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
