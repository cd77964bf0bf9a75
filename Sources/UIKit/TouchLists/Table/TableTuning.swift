import TouchDrawing
import TouchGeometry

/// The metrics and timings of tables: lengths in points, times in seconds.
///
/// Docs/Semantics-Lists.md contains the rules.
package enum TableTuning {
  /// The distance of one detent of a wheel; touchpads do not scroll by whole multiples of it (26.26).
  static let notch: CGFloat = 48
  /// The height of a row that nothing else determines (26.10).
  static let rowHeight: CGFloat = 44
  /// The distances from the edges of the table to the content of a cell, and between parts of a cell.
  static let (margin, gap): (CGFloat, CGFloat) = (16, 12)
  /// The distance from the edges of the table to the sections of the inset style (26.38).
  static let inset: CGFloat = 16
  /// The distance from the edges of a sidebar to its rows.
  static let sidebarInset: CGFloat = 8
  /// The corner radius of a section of the inset style.
  static let radius: CGFloat = 10
  /// The distance above and below the text of a cell.
  static let padding: CGFloat = 11
  /// The layout margins of a cell's content, which align it with the kit's own text.
  static let contentMargins = NSDirectionalEdgeInsets(top: padding, leading: margin, bottom: padding, trailing: margin)
  /// The height of a header of the plain style with a title.
  static let headerHeight: CGFloat = 28
  /// The distances between sections of the grouped styles without titles.
  static let (groupTop, groupBottom): (CGFloat, CGFloat) = (20, 16)
  /// The width of an accessory of a list cell that is aligned with others.
  static let accessoryWidth: CGFloat = 28
  /// The duration of a batch (26.33).
  static let batchTime: TimeInterval = 0.3
  /// The time that items take to make room for an item that is moved.
  static let moveTime: TimeInterval = 0.2
  /// The maximum number of layout attempts per frame when data is reloaded while cells are requested.
  static let rounds = 10
  /// The maximum number of measuring rounds per frame, each for the cells that became visible by the previous one.
  static let measurings = 64
  /// The maximum number of measuring rounds per pass for visible views that report new sizes (26.50).
  static let sizeRounds: UInt16 = 5
  /// The number of screens for which items are prefetched (27.21).
  static let prefetchScreens = 1
  /// The distance after which a row shows its actions, in points (26.21).
  package static let swipeDistance: CGFloat = 20
  /// The speed at the end of a swipe above which a row opens or closes, in points per second (26.23).
  static let swipeSpeed: CGFloat = 300
  /// The fraction of the width from which a swipe performs the first action (26.23).
  static let fullSwipe: CGFloat = 0.6
  /// The minimum width of an action, and the padding at both sides of its title.
  static let (actionWidth, actionPadding): (CGFloat, CGFloat) = (74, 16)
  /// The time that a swiped row takes to reach its position.
  static let swipeTime: TimeInterval = 0.25
  /// The maximum time between letters of one search text.
  static let typingPause: TimeInterval = 1
  /// The maximum number of positions that a search inspects; one without a cell costs a call of the data source.
  static let typingReach = 500
  /// The thickness of the line that marks where a drop would insert rows, in points (54.32).
  static let dropLine: CGFloat = 2
}
