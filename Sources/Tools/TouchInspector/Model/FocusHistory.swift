import TouchGeometry
import TouchKit

/// The view of one window that has the focus, now and earlier: where buttons and keys start.
///
/// The focus system is read with each entry of the trace. A change is dated to the entry before, whose event has moved
/// the focus.
@MainActor struct FocusHistory {
  private struct Stay {
    let start: TimeInterval
    weak var view: UIView?
  }

  private let window: UIWindow
  /// The views that had the focus, oldest first; nil while none had it.
  private var stays: [Stay] = []
  /// The time of the last entry.
  private var last: TimeInterval?
  /// The maximum number of changes that are kept.
  private static let longest = 1024

  init(of window: UIWindow) { self.window = window }

  /// Reads the focus before an entry of the trace is added.
  ///
  /// - Returns: whether it has moved since the entry before.
  mutating func read(at time: TimeInterval) -> Bool {
    defer { last = time }
    let view = present
    guard view !== stays.last?.view else { return false }
    if stays.count >= Self.longest { stays.removeFirst(Self.longest / 4) }
    stays.append(Stay(start: last ?? time, view: view))
    return true
  }

  /// The view that had the focus at a time; nil as time for the present.
  func view(at time: TimeInterval?) -> UIView? {
    guard let time, let last, time < last else { return present }
    return stays.last { $0.start <= time }?.view
  }

  /// The view that has the focus: of a list that has it for a row or an item, the cell.
  private var present: UIView? {
    guard let item = window.windowScene?.focusSystem.focusedItem, item.window === window else { return nil }
    return item is any FocusKeeping ? Self.part(of: item) ?? item : item
  }

  private static func part(of view: UIView) -> UIView? {
    for child in view.subviews where !child.isHidden {
      if child.isFocused { return child }
      if let found = part(of: child) { return found }
    }
    return nil
  }
}
