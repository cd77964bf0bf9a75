/// Removes the events with which SDL interprets drags on Wayland.
struct DraggedEvents {
  /// The losses of the keyboard that are reported when the drag has ended.
  private var losses: [RawEvent] = []

  /// Whether `filter(_:isDragging:isByFinger:reportsDrops:)` returns more than it receives.
  func hasEvents(isDragging: Bool) -> Bool { !isDragging && !losses.isEmpty }

  /// Returns the events of a batch that apply.
  ///
  /// The compositor takes the pointer for a drag of the app. Some take the keyboard, too, which would cancel the mouse's
  /// touch, and so the drag: the loss is reported after the drag, unless the window has the keyboard again. Later versions
  /// of SDL release the buttons; they are released when the drag ends. Some cancel the touch that they take.
  ///
  /// - Parameters:
  ///   - isDragging: Whether the compositor has the pointer or a touch for a drag of the app.
  ///   - isByFinger: Whether it is a touch.
  ///   - reportsDrops: Whether the kit's own object has reported drags, so that SDL's files are duplicates.
  mutating func filter(_ batch: [RawEvent], isDragging: Bool, isByFinger: Bool = false, reportsDrops: Bool)
    -> [RawEvent]
  {
    guard isDragging || reportsDrops || !losses.isEmpty else { return batch }
    var kept = batch.filter { event in
      switch event.kind {
      case .dropped, .dropsEnded: return !reportsDrops
      case .mouseUp: return !isDragging
      case .fingersCancelled: return !isByFinger
      case .focusLost where isDragging:
        losses.append(event)
        return false
      case .focusGained where losses.contains { $0.window == event.window }:
        losses.removeAll { $0.window == event.window }
        return false
      default: return true
      }
    }
    if !isDragging {
      kept += losses
      losses = []
    }
    return kept
  }
}
