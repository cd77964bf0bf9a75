import TouchDrawing
import TouchGeometry

/// How menus look and when they open, in points and seconds (semantics 31.5, 31.7, 31.13).
enum MenuTuning {
  /// The height of a row, of one with a subtitle, of a heading, and of a line between groups.
  static let (row, tall, heading, line): (CGFloat, CGFloat, CGFloat, CGFloat) = (28, 42, 26, 9)
  /// Around the rows, beside the titles, and between a title and what stands at its end.
  static let (inset, side, gap): (CGFloat, CGFloat, CGFloat) = (5, 10, 24)
  /// The room of a mark and of a picture before the titles.
  static let (mark, image): (CGFloat, CGFloat) = (20, 22)
  /// The least width of a menu, and what stays free around it in the window.
  static let (least, margin): (CGFloat, CGFloat) = (140, 6)
  /// The height of the menu bar, and what stays free at its ends.
  static let (bar, barSide): (CGFloat, CGFloat) = (28, 4)
  /// The corners of a menu and of a row.
  static let (radius, rowRadius): (CGFloat, CGFloat) = (9, 5)
  /// After how long the pointer's rest opens a submenu.
  static let submenu: TimeInterval = 0.2
  /// A press that is released sooner and not on an item leaves the menu open.
  static let click: TimeInterval = 0.4
  /// The size of a preview whose controller has no wish, the corners of previews, and what lies between one and its menu.
  static let (preview, previewRadius, previewGap) = (CGSize(width: 320, height: 320), CGFloat(12), CGFloat(8))
  /// How much black lies behind a preview, in light and in dark surroundings, and how long the preview comes.
  static let (dim, arrival): ((light: CGFloat, dark: CGFloat), TimeInterval) = ((0.2, 0.48), 0.25)
  static let font = UIFont.systemFont(ofSize: 14)
  static let small = UIFont.systemFont(ofSize: 11)
  static let red = UIColor(light: 0xC4261D, dark: 0xFF7B73)
}
