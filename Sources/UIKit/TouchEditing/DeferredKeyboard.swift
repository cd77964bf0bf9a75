/// A request to become first responder from a view that is not in a window yet, as in `viewDidLoad` (semantics 3.8).
///
/// It stays open until the view first enters a window or resigns.
struct DeferredKeyboard {
  var isOpen = false

  /// Closes the request; returns whether it was open.
  mutating func close() -> Bool {
    defer { isOpen = false }
    return isOpen
  }
}
