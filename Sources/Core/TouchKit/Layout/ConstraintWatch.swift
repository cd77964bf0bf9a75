/// Notifies a view that constraints inside it may result in another size, for self-sizing cells (semantics 26.44).
@MainActor enum ConstraintWatch {
  /// Whether any view has ever registered; until then nothing is searched.
  static var isUsed = false

  /// Notifies the nearest registered view: this one or an ancestor.
  static func notify(about view: UIView) {
    guard isUsed else { return }
    var next: UIView? = view
    while let view = next {
      if let watch = view.rare?.layout?.watch { return watch() }
      next = view.storedSuperview
    }
  }
}

extension UIView {
  /// Sets a closure to call whenever a constraint in the view, or an intrinsic size used by constraints, changes.
  ///
  /// It is called at the change, before solving, possibly several times before a frame; nil removes it.
  package func watchConstraints(_ watch: (@MainActor () -> Void)?) {
    if watch != nil { ConstraintWatch.isUsed = true } else if rare?.layout?.watch == nil { return }
    ensuredLayout.watch = watch
  }
}
