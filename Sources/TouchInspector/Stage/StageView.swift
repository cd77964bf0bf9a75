import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// What lies over the scene: outlines of the views that were asked, their names and reasons, and the fingers.
///
/// It covers the whole surface, so that its points are the scene's, and gets no touches.
@MainActor final class StageView: UIView {
  private let observation: Observation
  private unowned let subject: UIWindow

  /// A label and how it looks.
  private struct Tag {
    let box: CGRect
    let name: String
    let words: String
    let answer: HitTestNode.Answer?
    /// Whether the reason is only that the touch is elsewhere, which is no news.
    let isElsewhere: Bool
  }

  init(of subject: UIWindow, observation: Observation) {
    self.subject = subject
    self.observation = observation
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) {
    guard let pen = Pen() else { return }
    let rows = observation.hitTest.nodesInOrder.filter { !($0.node.view is UIWindow) }
    for finger in observation.fingers where finger.isDown && finger.id != observation.finger {
      pen.line(finger.corners, Look.way, width: 2, isClosed: true)
    }
    for row in rows.reversed() where !Self.speaksForItself(row.node) { outline(row.node, pen) }
    drawTags(rows, pen)
    for finger in observation.fingers { draw(finger, pen) }
  }

  // MARK: Views

  private func outline(_ node: HitTestNode, _ pen: Pen) {
    switch node.answer {
    case .hit:
      pen.line(node.corners, Look.way, width: 3, isClosed: true)
    case .descended: pen.line(node.corners, Look.way, width: 1, isClosed: true)
    case .refused:
      let isElsewhere = node.distance != nil
      pen.line(
        node.corners, isElsewhere ? Look.elsewhere : Look.refused, width: isElsewhere ? 1 : 1.5,
        dashes: isElsewhere ? [1, 4] : [4, 5], isClosed: true)
    case .notAsked:
      if node.isUnderFinger { pen.line(node.corners, Look.refused, width: 1.5, dashes: [4, 5], isClosed: true) }
    }
  }

  /// A text that was refused because texts take no touches: that is no news, and it is there to be read.
  private static func speaksForItself(_ node: HitTestNode) -> Bool { node.view is UILabel && node.answer != .hit }

  /// Every view of the scene that can be seen and has no text of its own has its name on it; those that were asked also
  /// say what they answered.
  private func drawTags(_ rows: [(node: HitTestNode, depth: Int)], _ pen: Pen) {
    var tags: [Tag] = []
    var asked: [ObjectIdentifier: HitTestNode] = [:]
    for row in rows { asked[ObjectIdentifier(row.node.view)] = row.node }
    func collect(_ view: UIView, isSeen: Bool) {
      let node = asked[ObjectIdentifier(view)]
      let corners = node?.corners ?? HitTestAccount.corners(of: view)
      let isSeen = isSeen && !view.isHidden && view.alpha >= 0.05 && !corners.isEmpty
      if isSeen || node?.answer == .refused, let box = Self.box(corners) ?? place(of: view) {
        let isElsewhere = node?.distance != nil
        let reason = node?.distance.map { "\(short($0)) pt away" } ?? node?.words ?? ""
        let isNews = node?.answer == .refused || node?.isUnderFinger == true
        let tag = Tag(
          box: box, name: observation.name(of: view), words: isNews ? reason : "",
          answer: node?.isUnderFinger == true ? .refused : node?.answer, isElsewhere: isElsewhere)
        if isWorthATag(view, tag) { tags.append(tag) }
      }
      for child in view.subviews { collect(child, isSeen: isSeen) }
    }
    for view in subject.subviews { collect(view, isSeen: true) }

    var placer = TagPlacer(limits: subject.frame.insetBy(dx: 2, dy: 2))
    for finger in observation.fingers {
      let reach: CGFloat = finger.isDown ? 22 : 16
      placer.reserve(CGRect(x: finger.place.x, y: finger.place.y, width: 0, height: 0).insetBy(dx: -reach, dy: -reach))
    }
    for tag in tags { draw(tag, &placer, pen) }
  }

  /// A name over a text makes both illegible; so views with texts get one only when they have something to say.
  private func isWorthATag(_ view: UIView, _ tag: Tag) -> Bool {
    if view is UILabel { return tag.answer == .hit }
    switch tag.answer {
    case .hit, .descended: return true
    case .refused where !tag.isElsewhere: return true
    case .refused, .notAsked, nil: return !view.subviews.contains { $0 is UILabel }
    }
  }

  private func draw(_ tag: Tag, _ placer: inout TagPlacer, _ pen: Pen) {
    let name = Pen.width(tag.name, Look.tag)
    let words = tag.words.isEmpty ? 0 : Pen.width(tag.words, Look.tagReason) + 6
    let isRefused = tag.answer == .refused && !tag.isElsewhere
    let isPill = tag.answer == .hit || tag.answer == .descended || isRefused
    let size = CGSize(width: (name + words).rounded(.up) + (isPill ? 12 : 0), height: 18)
    let rect = placer.place(size, for: tag.box)
    let left = rect.minX + (isPill ? 6 : 0)
    let ink: CGColor
    switch tag.answer {
    case .hit:
      pen.fill(rect, Look.way, radius: 9)
      ink = Look.paper
    case .descended:
      pen.fill(rect, Look.paper, radius: 9)
      pen.frame(rect, Look.way, radius: 9)
      ink = Look.way
    case .refused where tag.isElsewhere: ink = Look.name
    case .refused:
      pen.fill(rect, Look.paper, radius: 9)
      pen.frame(rect, Look.refused, radius: 9)
      ink = Look.refused
    case .notAsked, nil: ink = Look.name
    }
    pen.text(tag.name, Look.tag, ink, at: left, middle: rect.midY)
    if words > 0 {
      pen.text(tag.words, Look.tagReason, tag.isElsewhere ? Look.refused : ink, at: left + name + 6, middle: rect.midY)
    }
  }

  /// The upright rectangle around corners; nil for a view without extent.
  private static func box(_ corners: [CGPoint]) -> CGRect? {
    guard let first = corners.first else { return nil }
    var (low, high) = (first, first)
    for corner in corners {
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    // A turned view does not fill the corners of the rectangle around it: its tag belongs nearer to the middle.
    let isTurned = corners.count > 1 && abs(corners[0].y - corners[1].y) > 1
    let box = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    return isTurned ? box.insetBy(dx: box.width * 0.28, dy: box.height * 0.28) : box
  }

  /// Where a view that is scaled to nothing would be.
  private func place(of view: UIView) -> CGRect? {
    guard let superview = view.superview, let map = UIView.mapping(from: superview, to: nil) else { return nil }
    let centre = view.center.applying(map)
    return CGRect(x: centre.x - 40, y: centre.y - 12, width: 80, height: 24)
  }

  // MARK: Fingers

  private func draw(_ finger: FingerMark, _ pen: Pen) {
    if finger.trail.count > 1 { pen.line(finger.trail, Self.fingerColor(0.35), width: 3) }
    if finger.isDown {
      pen.disc(finger.place, radius: 20, Self.fingerColor(0.16))
      pen.ring(finger.place, radius: 20, Self.fingerColor(0.8), width: 2)
      guard finger.id > 0 else { return pen.disc(finger.place, radius: 4, Look.finger) }
      let number = "\(finger.id)"
      pen.disc(finger.place, radius: 9, Look.finger)
      pen.text(
        number, Look.tag, Look.paper, at: finger.place.x - Pen.width(number, Look.tag) / 2, middle: finger.place.y)
    } else {
      pen.ring(finger.place, radius: 14, Self.fingerColor(0.4), width: 1.5)
      pen.disc(finger.place, radius: 3, Self.fingerColor(0.4))
    }
  }

  private static func fingerColor(_ alpha: CGFloat) -> CGColor {
    CGColor(red: Look.finger.red, green: Look.finger.green, blue: Look.finger.blue, alpha: alpha)
  }
}
