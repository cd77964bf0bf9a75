import TouchGeometry
import TouchKit

/// The view that has the focus, as the stage marks it.
struct FocusMark {
  /// The view; nil once it no longer exists.
  weak var view: UIView?
  let name: String
  /// The corners in the coordinates of the scene.
  let corners: [CGPoint]
}

/// The view of one window that has the focus, now and earlier: where buttons and keys start.
///
/// The focus system is read with each entry of the trace. A change is dated to the entry before, whose event has moved
/// the focus.
@MainActor struct FocusHistory {
  private let window: UIWindow
  private let name: (UIView) -> String
  /// The views that had the focus, oldest first; nil while none had it.
  private var stays: [(start: TimeInterval, mark: FocusMark?)] = []
  /// The time of the last entry.
  private var last: TimeInterval?
  /// The maximum number of changes that are kept.
  private static let longest = 1024

  /// - Parameters:
  ///   - window: the window of the scene.
  ///   - name: returns the name of a view in the panels.
  init(of window: UIWindow, name: @escaping (UIView) -> String) { (self.window, self.name) = (window, name) }

  /// Reads the focus before an entry of the trace is added.
  ///
  /// - Returns: whether it has moved since the entry before.
  mutating func read(at time: TimeInterval) -> Bool {
    defer { last = time }
    let view = present
    guard view !== stays.last?.mark?.view else { return false }
    if stays.count >= Self.longest { stays.removeFirst(Self.longest / 4) }
    stays.append((last ?? time, view.map(mark)))
    return true
  }

  /// The view that had the focus at a time; nil as time for the present.
  ///
  /// A view that is still in the window is marked where it is now.
  func mark(at time: TimeInterval?) -> FocusMark? {
    guard let time, let last, time < last else { return present.map(mark) }
    let past = stays.last { $0.start <= time }?.mark
    if let view = past?.view, view.window === window { return mark(view) }
    return past
  }

  private func mark(_ view: UIView) -> FocusMark {
    let corners = HitTestAccount.corners(of: view).map { window.fromSuperview($0) ?? $0 }
    return FocusMark(view: view, name: name(view), corners: corners)
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
