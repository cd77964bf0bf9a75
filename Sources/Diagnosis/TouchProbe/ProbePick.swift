import TouchGeometry
import TouchKit

/// Selects a view by pointing at it, without the view receiving the press.
@MainActor enum ProbePick {
  /// The position of a pointer or finger event; nil for other input.
  static func place(of event: InputEvent) -> CGPoint? {
    switch event {
    case .touches(let samples, _): samples.first?.location
    case .scroll(_, let place, _, _): place
    default: nil
    }
  }

  static func isPress(_ event: InputEvent) -> Bool {
    if case .touches(let samples, _) = event { samples.contains { $0.phase == .began } } else { false }
  }

  /// The innermost visible view at a position, whether it accepts touches or not.
  static func view(at place: CGPoint, in scene: UIWindowScene) -> UIView? {
    scene.windows.reversed().lazy.compactMap { view(at: place, in: $0) }.first
  }

  private static func view(at place: CGPoint, in view: UIView) -> UIView? {
    guard !view.isHidden, view.alpha >= 0.01, let inner = UIView.mapping(from: nil, to: view) else { return nil }
    let isInside = view.bounds.contains(place.applying(inner))
    guard isInside || !view.clipsToBounds else { return nil }
    for child in view.subviews.reversed() {
      if let found = self.view(at: place, in: child) { return found }
    }
    return isInside && !(view is UIWindow && view.subviews.isEmpty) ? view : nil
  }
}
