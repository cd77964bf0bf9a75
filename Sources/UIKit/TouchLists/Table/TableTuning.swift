import TouchDrawing
import TouchGeometry

/// How tables look and act: lengths in points, times in seconds.
///
/// The rules are those of Docs/Semantics-Lists.md.
enum TableTuning {
  /// How far a notch of a wheel scrolls: a step of a whole number of them is no touchpad's (26.26).
  static let notch: CGFloat = 48
  /// A row that nothing determines (26.10).
  static let rowHeight: CGFloat = 44
  /// From the edges of the table to the content of a cell, and between parts of a cell.
  static let (margin, gap): (CGFloat, CGFloat) = (16, 12)
  /// From the edges of the table to the sections of the inset style (26.38).
  static let inset: CGFloat = 16
  /// From the edges of a sidebar to its rows.
  static let sidebarInset: CGFloat = 8
  /// The corners of a section of the inset style.
  static let radius: CGFloat = 10
  /// Above and below the text of a cell.
  static let padding: CGFloat = 11
  /// The margins of a cell's content: what keeps to them stands where the kit's own text does.
  static let contentMargins = NSDirectionalEdgeInsets(top: padding, leading: margin, bottom: padding, trailing: margin)
  /// A header of the plain style with a title.
  static let headerHeight: CGFloat = 28
  /// Between sections of the grouped styles that have no titles.
  static let (groupTop, groupBottom): (CGFloat, CGFloat) = (20, 16)
  /// The room that an accessory of a list cell takes which is to line up with others.
  static let accessoryWidth: CGFloat = 28
  /// A batch (26.33).
  static let batchTime: TimeInterval = 0.3
  /// How long items take to give way to one that is moved.
  static let moveTime: TimeInterval = 0.2
  /// How often data that is reloaded while cells are asked for is followed before a frame.
  static let rounds = 10
  /// How often cells are measured before a frame, each time for what has come into sight by it.
  static let measurings = 64
  /// How often sizes that shown views say are others are asked for in a pass (26.50).
  static let sizeRounds: UInt16 = 5
  /// So many screens ahead items are prefetched (27.21).
  static let prefetchScreens = 1
  /// Lifted faster than this a swiped row opens or closes, in points per second (26.23).
  static let swipeSpeed: CGFloat = 300
  /// From this part of the width on the first action is performed (26.23).
  static let fullSwipe: CGFloat = 0.6
  /// The least width of an action, and what its title has on both sides.
  static let (actionWidth, actionPadding): (CGFloat, CGFloat) = (74, 16)
  /// How long a swiped row takes to its place.
  static let swipeTime: TimeInterval = 0.25
  /// Letters that follow each other within this time are one word.
  static let typingPause: TimeInterval = 1
  /// So many places such a word looks at; one without a cell costs a question to the data source.
  static let typingReach = 500
  /// So near to an edge a row that is moved scrolls the table, and so fast at the most, in points per second.
  static let (scrollZone, scrollSpeed): (CGFloat, CGFloat) = (44, 600)
}
