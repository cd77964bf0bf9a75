import CTouchKit

/// A subview's reference to its superview: it does not retain it and reads as nil once the superview is being
/// destroyed.
///
/// A superview may be released on any thread: a test's stored views, for example, are released wherever the test runner
/// discards the test. Its subviews are detached on the main actor, possibly later; until then they must not find a
/// superview that is being destroyed. An `unowned` reference would trap there. A `weak` reference gives nil, but
/// allocates a side table for every view with subviews and makes each retain slower, for every touch. This type has the
/// semantics of `weak` at the cost of `unowned`: the runtime keeps the superview's memory, not the superview, and
/// reports whether the superview is still alive.
///
/// Views store it with `@exclusivity(unchecked)`, because a check would cost as much as the access itself: no app code
/// runs while it is read or set.
struct SuperviewReference: ~Copyable {
  /// Counted as `unowned`: the memory is kept until this is set or destroyed.
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

  /// Whether it refers to the given live view; without reference counting.
  func isOf(_ view: UIView) -> Bool { object?.toOpaque() == Unmanaged.passUnretained(view).toOpaque() }

  deinit {
    if let object { touch_release_memory(object.toOpaque()) }
  }
}
