import TouchDrawing
import TouchGeometry
import TouchKit

/// A text that was drawn on a board.
@MainActor struct DrawnText {
  let rect: CGRect
  let layout: TextLayout
  /// The name that a shorter one stands for; nil for a text that is not shortened before it is laid out.
  var whole: String?

  /// The text without truncation.
  var text: String { whole ?? drawn }
  /// The text that was laid out.
  var drawn: String { layout.runs.map(\.text).joined() }

  /// Whether the text is truncated for lack of room.
  var isCut: Bool {
    if let whole, whole != drawn { return true }
    guard layout.maximumLines > 0, layout.width != nil else { return false }
    var free = layout
    free.maximumLines = 0
    if layout.maximumLines == 1 { free.width = nil }
    let size = TextSystem.current.measure(free).size
    return layout.maximumLines == 1 ? size.width > (layout.width ?? 0) : size.height > rect.height + 1
  }
}

/// Draws the elements of panels and of the stage into the current graphics context.
@MainActor struct Pen {
  private let context: CGContext
  /// The texts that were drawn; nil outside of `collectingTexts(_:)`.
  static var texts: [DrawnText]?
  /// The switches that were drawn since `collectingTexts(_:)` began.
  static var switches: [DrawnSwitch] = []

  /// Creates a pen for the current context; nil outside of `draw(_:)`.
  init?() {
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    self.context = context
  }

  /// Draws text in one line, centered vertically at `middle`, with an ellipsis if it is wider than `room`.
  ///
  /// - Parameter whole: the name that `text` is short for.
  /// - Returns: the width of the drawn text.
  @discardableResult func text(
    _ text: String, _ font: UIFont, _ color: CGColor, at left: CGFloat, middle: CGFloat, room: CGFloat? = nil,
    for whole: String? = nil
  ) -> CGFloat {
    guard !text.isEmpty, room.map({ $0 > 0 }) ?? true else { return 0 }
    let layout = TextLayout(
      text, font: font, color: color, width: room, lineBreakMode: .byTruncatingTail, maximumLines: 1)
    let size = TextSystem.current.measure(layout).size
    let corner = CGPoint(x: left, y: (middle - size.height / 2).rounded())
    append(layout, CGRect(origin: corner, size: size), whole)
    return size.width
  }

  /// Draws laid-out text with its upper left corner at a point.
  func text(_ layout: TextLayout, at corner: CGPoint) {
    append(layout, CGRect(origin: corner, size: Pen.texts == nil ? .zero : TextSystem.current.measure(layout).size))
  }

  private func append(_ layout: TextLayout, _ rect: CGRect, _ whole: String? = nil) {
    context.append(.text(layout, at: rect.origin))
    Pen.texts?.append(DrawnText(rect: rect, layout: layout, whole: whole))
  }

  /// Calls `draw`, and returns the texts that it drew.
  static func collectingTexts(_ draw: () -> Void) -> [DrawnText] {
    (texts, switches) = ([], [])
    draw()
    defer { texts = nil }
    return texts ?? []
  }

  /// Draws an image stretched to `rect` and clipped to `place`.
  func image(_ image: CGImage, _ rect: CGRect, within place: CGRect, radius: CGFloat) {
    context.append(.save)
    context.append(.clipRoundedRect(place, radius))
    context.append(.image(ImageFill(image: image, rect: rect)))
    context.append(.restore)
  }

  /// Draws text in as many lines as it needs.
  ///
  /// - Returns: the height of the text.
  @discardableResult func paragraph(
    _ text: String, _ font: UIFont, _ color: CGColor, at corner: CGPoint, width: CGFloat
  ) -> CGFloat {
    let layout = TextLayout(text, font: font, color: color, width: width)
    self.text(layout, at: corner)
    return Pen.height(of: layout)
  }

  func fill(_ rect: CGRect, _ color: CGColor, radius: CGFloat = 0) {
    context.append(radius > 0 ? .fillRoundedRect(rect, radius, color) : .fillRect(rect, color))
  }

  func frame(_ rect: CGRect, _ color: CGColor, width: CGFloat = 1, radius: CGFloat = 0) {
    let line = rect.shrunk(dx: width / 2, dy: width / 2)
    context.append(
      radius > 0
        ? .strokeRoundedRect(line, radius: radius, width: width, color) : .strokeRect(line, width: width, color))
  }

  func line(_ points: [CGPoint], _ color: CGColor, width: CGFloat, dashes: [CGFloat] = [], isClosed: Bool = false) {
    guard points.count > 1 else { return }
    context.append(
      .strokePath(
        Pen.path(points, isClosed: isClosed),
        StrokeStyle(width: width, cap: .round, join: .round, dashes: dashes), color))
  }

  func area(_ points: [CGPoint], _ color: CGColor) {
    guard points.count > 2 else { return }
    context.append(.fillPath(Pen.path(points, isClosed: true), color, .winding))
  }

  func disc(_ center: CGPoint, radius: CGFloat, _ color: CGColor) {
    fill(Pen.square(center, radius), color, radius: radius)
  }

  func ring(_ center: CGPoint, radius: CGFloat, _ color: CGColor, width: CGFloat) {
    frame(Pen.square(center, radius), color, width: width, radius: radius - width / 2)
  }

  /// Draws a hatched rectangle with an outline, the mark of something that is held.
  ///
  /// - Parameter falls: whether the lines fall from left to right instead of rising.
  func hatch(_ rect: CGRect, _ color: CGColor, spacing: CGFloat = 5, radius: CGFloat = 2, falls: Bool = false) {
    guard rect.width > 0, rect.height > 0 else { return }
    within(rect) {
      // The hatching is aligned to the board's origin, not to the rectangle. So adjacent rectangles match, and the
      // lines do not move when a rectangle grows.
      var x = (rect.minX / spacing).rounded(.down) * spacing - rect.height
      while x < rect.maxX {
        let (start, end) = falls ? (rect.minY, rect.maxY) : (rect.maxY, rect.minY)
        line([CGPoint(x: x, y: start), CGPoint(x: x + rect.height, y: end)], color, width: 1.5)
        x += spacing
      }
    }
    frame(rect, color, width: 1, radius: radius)
  }

  /// Calls `draw`, clipped to a rectangle.
  func within(_ rect: CGRect, _ draw: () -> Void) {
    context.append(.save)
    context.append(.clipRect(rect))
    draw()
    context.append(.restore)
  }

  /// Draws a vertical arrow with its head at `end`.
  func arrow(x: CGFloat, from start: CGFloat, to end: CGFloat, _ color: CGColor, dashes: [CGFloat] = []) {
    let way: CGFloat = end > start ? 1 : -1
    line([CGPoint(x: x, y: start), CGPoint(x: x, y: end - 4 * way)], color, width: 1.5, dashes: dashes)
    area(
      [CGPoint(x: x, y: end), CGPoint(x: x - 3.5, y: end - 6 * way), CGPoint(x: x + 3.5, y: end - 6 * way)], color)
  }

  /// Draws text centered at a point.
  func centered(_ text: String, _ font: UIFont, _ color: CGColor, at center: CGPoint) {
    self.text(text, font, color, at: center.x - Pen.width(text, font) / 2, middle: center.y)
  }

  /// Draws text in at most `maximum` lines.
  ///
  /// The last line is truncated if there is more text.
  ///
  /// - Returns: the height of the text.
  @discardableResult func lines(
    _ text: String, _ font: UIFont, _ color: CGColor, at corner: CGPoint, width: CGFloat, maximum: Int
  ) -> CGFloat {
    let layout = Pen.layout(text, font, color, width: width, maximum: maximum)
    self.text(layout, at: corner)
    return Pen.height(of: layout)
  }

  static func layout(_ text: String, _ font: UIFont, _ color: CGColor, width: CGFloat, maximum: Int) -> TextLayout {
    TextLayout(text, font: font, color: color, width: width, lineBreakMode: .byTruncatingTail, maximumLines: maximum)
  }

  static func width(_ text: String, _ font: UIFont) -> CGFloat {
    TextSystem.current.measure(TextLayout(text, font: font)).size.width
  }

  static func height(of layout: TextLayout) -> CGFloat { TextSystem.current.measure(layout).size.height.rounded(.up) }

  private static func square(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  private static func path(_ points: [CGPoint], isClosed: Bool) -> DisplayList.Path {
    var path = DisplayList.Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    if isClosed { path.close() }
    return path
  }
}
