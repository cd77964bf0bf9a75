import TouchDrawing
import TouchGeometry

/// The metrics and timings of menus, in points and seconds (semantics 31.5, 31.7, 31.13).
enum MenuTuning {
  /// The heights of a row, of one with a subtitle, of a heading, and of a separator.
  static let (row, tall, heading, line): (CGFloat, CGFloat, CGFloat, CGFloat) = (28, 42, 26, 9)
  /// The distances around the rows, next to the titles, and between a title and the element at its end.
  static let (inset, side, gap): (CGFloat, CGFloat, CGFloat) = (5, 10, 24)
  /// The widths of a mark and of an image before the titles.
  static let (mark, image): (CGFloat, CGFloat) = (20, 22)
  /// The minimum width of a menu, and its minimum distance from the window's edges.
  static let (minimum, margin): (CGFloat, CGFloat) = (140, 6)
  /// The height of the menu bar, and the margin at its ends.
  static let (bar, barSide): (CGFloat, CGFloat) = (28, 4)
  /// The corner radii of a menu and of a row.
  static let (radius, rowRadius): (CGFloat, CGFloat) = (9, 5)
  /// The time that the pointer rests before a submenu opens.
  static let submenu: TimeInterval = 0.2
  /// The maximum duration of a press that leaves the menu open when it is released outside an item.
  static let click: TimeInterval = 0.4
  /// The default size of a controller's preview, the corner radius of previews, and the distance to the menu.
  static let (preview, previewRadius, previewGap) = (CGSize(width: 320, height: 320), CGFloat(12), CGFloat(8))
  /// The opacity of black behind a preview, in light and dark appearance, and the duration of the preview's animation.
  static let (dim, arrival): ((light: CGFloat, dark: CGFloat), TimeInterval) = ((0.2, 0.48), 0.25)
  static let font = UIFont.systemFont(ofSize: 14)
  static let small = UIFont.systemFont(ofSize: 11)
  static let red = UIColor(light: 0xC4261D, dark: 0xFF7B73)
}
