/// Tells a view that constraints inside it may say another size: what cells that measure themselves wait for
/// (semantics 26.44).
@MainActor enum ConstraintWatch {
  /// Whether any view has ever asked to be told; until then nothing is looked for.
  static var isUsed = false

  /// Tells the nearest view that listens, this one or one around it.
  static func tell(about view: UIView) {
    guard isUsed else { return }
    var next: UIView? = view
    while let view = next {
      if let watch = view.rare?.layout?.watch { return watch() }
      next = view.storedSuperview
    }
  }
}

extension UIView {
  /// Has something done whenever a constraint in the view, or an intrinsic size that constraints speak of, is another;
  /// nil ends it.
  ///
  /// It is called at the change, before anything is solved, and may be called several times before a frame.
  package func watchConstraints(_ watch: (@MainActor () -> Void)?) {
    if watch != nil { ConstraintWatch.isUsed = true } else if rare?.layout?.watch == nil { return }
    ensuredLayout.watch = watch
  }
}
