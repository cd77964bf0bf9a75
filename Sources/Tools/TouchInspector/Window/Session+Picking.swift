import TouchKit

// Choosing a view of the scene by the keyboard.

extension Session {
  /// A step from the marked view: to the previous or next one, to the nearest one that contains it, or to the
  /// first one inside it.
  enum PickStep { case before, after, outside, inside }

  /// Called when picking begins or ends: the sentence of a mark that was shown before is hidden.
  func pickingDidChange(from old: Bool) {
    if isPicking, !old { markedTouch = nil }
    changed()
  }

  /// Marks another view of the scene; the first step marks the root.
  func stepPick(_ step: PickStep) {
    let views = namedViews(in: scene.window)
    guard let marked = pointed as? UIView, let index = views.firstIndex(where: { $0 === marked }) else {
      return mark(views.first)
    }
    switch step {
    case .before: mark(views[max(0, index - 1)])
    case .after: mark(views[min(views.count - 1, index + 1)])
    case .outside: mark(views[..<index].last { marked.isDescendant(of: $0) })
    case .inside: mark(views[(index + 1)...].first { $0.isDescendant(of: marked) })
    }
  }

  /// Chooses the marked view.
  func pickPointed() {
    guard let view = pointed as? UIView else { return }
    isPicking = false
    point(at: nil)
    choose(view)
  }

  private func mark(_ view: UIView?) {
    if let view { point(at: scene.name(of: view)) }
  }

  /// The visible views with names, each before its subviews.
  private func namedViews(in view: UIView) -> [UIView] {
    guard !view.isHidden else { return [] }
    let isNamed = scene.name(of: view).map { scene.object(named: $0) === view } ?? false
    return (isNamed ? [view] : []) + view.subviews.flatMap(namedViews)
  }
}
