import TouchGeometry
import TouchKit

/// The appearances that a navigation bar or an item was given; each is a copy that belongs to it.
@MainActor final class BarLooks {
  private let changed: () -> Void
  private var kept: [UINavigationBarAppearance?] = [nil, nil, nil]

  init(_ changed: @escaping () -> Void) { self.changed = changed }

  var standard: UINavigationBarAppearance? {
    get { kept[0] }
    set { keep(newValue, 0) }
  }
  /// While the content below the bar stands at its beginning.
  var scrollEdge: UINavigationBarAppearance? {
    get { kept[1] }
    set { keep(newValue, 1) }
  }
  /// In a window that is not high.
  var compact: UINavigationBarAppearance? {
    get { kept[2] }
    set { keep(newValue, 2) }
  }

  private func keep(_ appearance: UINavigationBarAppearance?, _ place: Int) {
    kept[place]?.onChange = nil
    kept[place] = appearance.map { UINavigationBarAppearance(barAppearance: $0) }
    kept[place]?.onChange = changed
    changed()
  }
}
