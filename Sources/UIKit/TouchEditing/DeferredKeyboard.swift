/// The wish for the keyboard of a view that is in no window yet, as from `viewDidLoad` (semantics 3.8).
///
/// It is kept until the view comes into a window for the first time, or gives the keyboard up.
struct DeferredKeyboard {
  var isOpen = false

  /// Whether there was a wish; there is none any more.
  mutating func take() -> Bool {
    defer { isOpen = false }
    return isOpen
  }
}
