import TouchDrawing
import TouchGeometry
import TouchKit

/// A board whose content can be higher than its bounds.
///
/// Dragging and the wheel scroll it.
@MainActor class ScrollingBoard: Board {
  private(set) var offset: CGFloat = 0
  private var contentHeight: CGFloat = 0
  /// The number of `spots` that belong to the content.
  ///
  /// The others belong to the fixed part, which covers the content.
  private var contentSpots = 0
  /// The number of `texts` that belong to the content.
  private var contentTexts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    let pan = UIPanGestureRecognizer(target: self, action: Selector(ScrollingBoard.dragged))
    pan.allowedScrollTypesMask = .all
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { return nil }

  /// The height of the fixed part at the top, which does not scroll.
  var fixedHeight: CGFloat { 0 }

  /// Draws the content with its upper end at `top`; returns its height.
  func paintContent(_ pen: Pen, top: CGFloat) -> CGFloat { 0 }

  /// Draws the fixed part, over the content.
  func paintFixed(_ pen: Pen) {}

  final override func paint(_ pen: Pen) {
    backgroundColor = UIColor(cgColor: Look.paper)
    let room = bounds.height - fixedHeight
    offset = max(0, min(offset, contentHeight - room))
    pen.within(CGRect(x: 0, y: fixedHeight, width: bounds.width, height: room)) {
      contentHeight = paintContent(pen, top: fixedHeight - offset)
    }
    (contentSpots, contentTexts) = (spots.count, Pen.texts?.count ?? 0)
    if offset > contentHeight - room, offset > 0 { setNeedsDisplay() }
    let isMore = contentHeight - offset > room + 4 && room > 3 * Self.fade
    fadeTop = isMore ? bounds.maxY - Self.strip - Self.fade : nil
    if isMore { paintEnd(pen) }
    if contentHeight > room + 1, room > 0 {
      let part = room / contentHeight
      let bar = CGRect(
        x: bounds.maxX - 6, y: fixedHeight + 4 + offset * part, width: 3, height: max(16, room * part - 8))
      pen.fill(bar, Look.line, radius: 1.5)
    }
    paintFixed(pen)
    pen.fill(CGRect(x: 0, y: 0, width: 1, height: bounds.height), Look.line)
  }

  /// The height of the fading part at the lower edge, a line, and of the strip below it with the triangle.
  private static let (fade, strip): (CGFloat, CGFloat) = (18, 10)

  /// The upper edge of the fading part; nil where the end of the content is in sight.
  private(set) var fadeTop: CGFloat?

  /// Fades the content at the lower edge, with a triangle, because there is more below.
  private func paintEnd(_ pen: Pen) {
    let (paper, steps) = (Look.paper, 8)
    for step in 0..<steps {
      let part = CGFloat(step + 1) / CGFloat(steps)
      let strip = CGRect(
        x: 0, y: bounds.maxY - Self.strip - Self.fade + CGFloat(step) * Self.fade / CGFloat(steps), width: bounds.width,
        height: Self.fade / CGFloat(steps))
      pen.fill(strip, CGColor(red: paper.red, green: paper.green, blue: paper.blue, alpha: part))
    }
    pen.fill(CGRect(x: 0, y: bounds.maxY - Self.strip, width: bounds.width, height: Self.strip), paper)
    let tip = CGPoint(x: bounds.midX, y: bounds.maxY - 3)
    pen.area([tip, CGPoint(x: tip.x - 6, y: tip.y - 6), CGPoint(x: tip.x + 6, y: tip.y - 6)], Look.quiet)
  }

  func scrollToTop() { offset = 0 }

  override func isSeen(_ spot: Int, at place: CGPoint) -> Bool { spot >= contentSpots || place.y >= fixedHeight }

  override func isCovered(text index: Int) -> Bool { index < contentTexts && texts[index].rect.midY < fixedHeight }

  override func reveal(_ place: CGRect) {
    guard let focus, focus < contentSpots else { return }
    let top = place.minY - fixedHeight + offset
    reveal(top - Look.unit...top + place.height + Look.unit)
  }

  /// Scrolls to make a vertical range of the content visible.
  ///
  /// The range is measured from the content's upper end.
  func reveal(_ stretch: ClosedRange<CGFloat>) {
    let room = bounds.height - fixedHeight
    if stretch.lowerBound < offset { offset = max(0, stretch.lowerBound) }
    if stretch.upperBound > offset + room { offset = stretch.upperBound - room }
    setNeedsDisplay()
  }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    let room = bounds.height - fixedHeight
    let target = max(0, min(offset - pan.translation(in: self).y, contentHeight - room))
    pan.setTranslation(.zero, in: self)
    guard target != offset else { return }
    offset = target
    setNeedsDisplay()
  }
}
