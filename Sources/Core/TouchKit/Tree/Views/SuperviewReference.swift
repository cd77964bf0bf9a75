import CTouchKit

/// A superview as its subviews hold it: without keeping it alive, and nil from the moment when nobody keeps it.
///
/// A superview may be let go on any thread: a test's stored views, for example, go wherever the test runner forgets the
/// test. Its subviews are told on the main actor, which may come later; until then they must not find a superview that
/// is being destroyed. An `unowned` reference stops the program there. A `weak` one gives nil, but costs an allocation
/// for every view that has subviews, and makes each of its retains slower, on the way of every touch. This is what
/// `weak` does with what `unowned` costs: the runtime keeps the memory of the superview, not the superview, and is asked
/// whether the superview still lives.
///
/// Views keep it without a watch for overlapping access (`@exclusivity(unchecked)`), which would cost as much as the
/// reading: nobody's code runs while it is read or set.
struct SuperviewReference: ~Copyable {
  /// Counted as `unowned`: the memory stays until this is set or goes.
  private var object: Unmanaged<UIView>?

  var view: UIView? {
    get {
      guard let object, let kept = touch_retain_if_alive(object.toOpaque()) else { return nil }
      return Unmanaged<UIView>.fromOpaque(kept).takeRetainedValue()
    }
    set {
      let new = newValue.map { Unmanaged.passUnretained($0) }
      if let new { touch_keep_memory(new.toOpaque()) }
      if let object { touch_release_memory(object.toOpaque()) }
      object = new
    }
  }

  /// Whether it is a view that somebody keeps; costs no counting.
  func isOf(_ view: UIView) -> Bool { object?.toOpaque() == Unmanaged.passUnretained(view).toOpaque() }

  deinit {
    if let object { touch_release_memory(object.toOpaque()) }
  }
}
