import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The drawing over the scene: outlines of the views that the hit test asked, their names and answers, the responder
/// chain, and the fingers, at the session's shown moment.
///
/// It covers the whole surface, so its coordinates are those of the surface. It receives touches only while a view is
/// being picked, and wheel events with Ctrl to zoom.
@MainActor final class StageView: UIView {
  let session: Session
  let subject: UIWindow
  /// The insets by which the touch areas of views differ from their bounds, by name; negative for larger areas.
  private let touchInsets: [String: UIEdgeInsets]

  init(of subject: UIWindow, session: Session, touchInsets: [String: UIEdgeInsets]) {
    self.subject = subject
    self.session = session
    self.touchInsets = touchInsets
    super.init(frame: .zero)
    contentMode = .redraw
    accessibilityContainerType = .semanticGroup
    accessibilityLabel = localized("Stage")
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(StageView.picked)))
    let wheel = UIPanGestureRecognizer(target: self, action: Selector(StageView.wheeled))
    wheel.allowedScrollTypesMask = .all
    wheel.allowedTouchTypes = []
    addGestureRecognizer(wheel)
    addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: Selector(StageView.hovered)))
  }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) {
    guard let pen = Pen() else { return }
    let account = session.record.account(at: session.cursor)
    (tags, marks) = ([], [])
    texts = Pen.collectingTexts {
      pen.within(area) { drawScene(account, pen) }
      if let chain = account?.chain(at: session.time) {
        ChainRail(chain: chain, isTaken: account?.isUntaken == false).draw(pen, in: rail, from: subject.frame.minX)
      }
    }
  }

  /// The texts of the last drawing.
  private(set) var texts: [DrawnText] = []
  /// The areas of the discs, rings and crosses of the last drawing, which are in front of the tags.
  private(set) var marks: [CGRect] = []
  /// The tags of the last drawing for screen readers.
  var tags: [SpokenPart] = []
  private var elements = PanelElements()

  /// The tags of the views with their answers to the hit test, and the responder chain.
  override var accessibilityElements: [Any]? {
    get { elements.show(SpokenPart.parts(tags, texts: texts), in: self) }
    set {}
  }

  private func drawScene(_ account: TouchAccount?, _ pen: Pen) {
    let fingers = session.record.fingers(at: session.cursor, place: subject.toSuperview)
    if session.showsReading {
      drawChosen(pen)
      drawReading(session.reading, pen)
      for finger in fingers { FingerDrawing.draw(finger, pen) }
      return
    }
    if let map = session.touchMap {
      drawMap(map, pen)
      drawChosen(pen)
      drawPointed(pen)
      for finger in fingers { FingerDrawing.draw(finger, pen) }
      return
    }
    let shift = account?.place.inverse.map { $0.concatenating(subject.toSuperview) } ?? .identity
    let rows = (account?.hitTest.nodesInOrder ?? []).map(\.node).filter { !($0.view is UIWindow) }
      .map { moved($0, by: shift) }
    for finger in fingers where finger.isDown && finger.id != account?.finger {
      outlineHit(of: finger.id, besides: rows.first { $0.answer == .hit }?.view, pen)
    }
    let observation = session.record.observation
    for node in rows.reversed() where !Self.isVisibleText(node) {
      // Parts without a name, such as backgrounds of cells, have an outline only if they took part in the hit.
      let isInner = (node.answer == .refused || node.answer == .notAsked) && !observation.isNamed(node.view)
      if !isInner { pen.within(seen(node, shift).insetBy(dx: -2, dy: -2)) { outline(node, pen) } }
    }
    drawTouchAreas(pen)
    drawChosen(pen)
    drawPointed(pen)
    drawFocus(pen)
    // Tags are in front of the trails, because letters on a line are illegible.
    for finger in fingers { FingerDrawing.drawTrail(of: finger, pen) }
    marks = fingers.map(FingerDrawing.area(of:)) + crosses
    drawTags(rows, fingers, pen)
    for finger in fingers { FingerDrawing.drawPlace(of: finger, pen) }
    drawUntaken(pen)
  }

  /// Outlines the view that another finger hit, at its present position.
  private func outlineHit(of finger: Int, besides hit: UIView?, _ pen: Pen) {
    let account = session.record.observation.accounts.last { $0.finger == finger && $0.time <= session.time }
    let node = account?.hitTest.nodesInOrder.first { $0.node.answer == .hit }?.node
    guard let view = node?.view, view !== hit, view.window === subject else { return }
    pen.line(HitTestAccount.corners(of: view), Look.way, width: 2, isClosed: true)
  }

  /// The part of the scene in which a view is visible: the intersection of all ancestors that clip.
  private func seen(_ node: HitTestNode, _ shift: CGAffineTransform) -> CGRect {
    let isHere = node.view.window === subject
    var rect = subject.frame
    var next = node.view.superview
    while let view = next, !(view is UIWindow) {
      if view.clipsToBounds {
        let corners = HitTestAccount.corners(of: view)
        rect = Self.box(isHere ? corners : corners.map { $0.applying(shift) }).map(rect.overlap) ?? .zero
      }
      next = view.superview
    }
    return rect
  }

  /// The area of the stage.
  ///
  /// Drawing is clipped to it.
  var area: CGRect = .zero
  /// The area of the responder chain, below the scene.
  var rail: CGRect = .zero
  /// Called when the user zooms with the wheel: with 1 for larger or -1 for smaller, and the point that stays in place.
  var onZoom: (Int, CGPoint) -> Void = { _, _ in }
  /// The distance that the wheel was turned since the last zoom step, in points.
  private var turned: CGFloat = 0

  private func moved(_ node: HitTestNode, by shift: CGAffineTransform) -> HitTestNode {
    var node = node
    if node.view.window === subject {
      // The outline follows a view that was moved after the hit test.
      node.corners = HitTestAccount.corners(of: node.view)
    } else {
      node.corners = node.corners.map { $0.applying(shift) }
    }
    return node
  }

  // MARK: Choosing a view, and zooming

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard area.contains(point) else { return false }
    if event?.type == .scroll, event?.modifierFlags.contains(.control) == true { return true }
    return session.isPicking && subject.frame.contains(point)
  }

  /// Zooms with the wheel while Ctrl is held.
  private func wheeled(_ pan: UIPanGestureRecognizer) {
    turned += pan.translation(in: self).y
    pan.setTranslation(.zero, in: self)
    // Limits the steps to the number of zooms. More would have no effect.
    let steps = (turned / Self.wheelStep).rounded(.towardZero)
    for _ in 0..<Int(clamping: min(abs(steps), CGFloat(Arrangement.zooms.count))) {
      onZoom(steps > 0 ? 1 : -1, pan.location(in: self))
    }
    turned -= steps * Self.wheelStep
    if pan.state == .ended || pan.state == .cancelled { turned = 0 }
  }

  /// The scroll distance of a zoom step, in points.
  private static let wheelStep: CGFloat = 48

  private func picked(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: nil)
    if let account = untaken(at: place) {
      session.isPicking = false
      session.markedTouch = account.id
      return
    }
    func deepest(in view: UIView) -> UIView? {
      for child in view.subviews.reversed() {
        if let found = deepest(in: child) { return found }
      }
      guard session.scene.name(of: view) != nil, let inner = UIView.mapping(from: nil, to: view),
        view.bounds.contains(place.applying(inner))
      else { return nil }
      return view
    }
    session.isPicking = false
    session.choose(deepest(in: subject))
  }

  /// Shows the sentence of the mark under the pointer, while a view is being picked.
  private func hovered(_ hover: UIHoverGestureRecognizer) {
    guard session.isPicking else { return }
    session.markedTouch = untaken(at: hover.location(in: nil))?.id
  }

  private func drawChosen(_ pen: Pen) {
    let view = session.object as? UIView ?? (session.object as? UIGestureRecognizer)?.view
    guard let view, view.window === subject else { return }
    let corners = HitTestAccount.corners(of: view)
    pen.area(corners, Look.chosenTint)
    pen.line(corners, Look.cursor, width: 2, dashes: [6, 4], isClosed: true)
  }

  /// Draws the view that the pointer is on in a panel, or that is marked while a view is being picked.
  private func drawPointed(_ pen: Pen) {
    let view = session.pointed as? UIView ?? (session.pointed as? UIGestureRecognizer)?.view
    guard let view, view.window === subject else { return }
    let corners = HitTestAccount.corners(of: view)
    pen.area(corners, Look.chosenTint)
    pen.line(corners, Look.cursor, width: 1.5, isClosed: true)
    guard session.isPicking, let name = session.scene.name(of: view), let box = Self.box(corners) else { return }
    let (font, scale) = (Look.enlarged(Look.tag), Look.textScale)
    let width = Pen.width(name, font) + 12 * scale
    let tag = CGRect(
      x: max(area.minX, min(box.minX + 6, area.maxX - width)), y: max(area.minY, box.minY - 9 * scale), width: width,
      height: 18 * scale)
    pen.fill(tag, Look.cursor, radius: 9 * scale)
    pen.centered(name, font, Look.onColor, at: CGPoint(x: tag.midX, y: tag.midY))
  }

  /// Draws the touch areas that differ from the bounds.
  private func drawTouchAreas(_ pen: Pen) {
    for (name, insets) in touchInsets.sorted(by: { $0.key < $1.key }) {
      guard let view = session.scene.object(named: name) as? UIView, let map = UIView.mapping(from: view, to: nil)
      else {
        continue
      }
      let box = view.bounds.inset(by: insets)
      let corners = [
        CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
        CGPoint(x: box.minX, y: box.maxY),
      ].map { $0.applying(map) }
      pen.line(corners, Look.way, width: 1.5, dashes: [2, 4], isClosed: true)
    }
  }

  // MARK: Views

  private func outline(_ node: HitTestNode, _ pen: Pen) {
    switch node.answer {
    case .hit:
      pen.line(node.corners, Look.way, width: 3, isClosed: true)
    case .descended: pen.line(node.corners, Look.way, width: 1, isClosed: true)
    case .refused:
      let isElsewhere = node.isElsewhere || node.isDecoration
      pen.line(
        node.corners, isElsewhere ? Look.elsewhere : Look.refused, width: isElsewhere ? 1 : 1.5,
        dashes: isElsewhere ? [1, 4] : [4, 5], isClosed: true)
    case .notAsked:
      if node.isUnderFinger { pen.line(node.corners, Look.refused, width: 1.5, dashes: [4, 5], isClosed: true) }
    }
  }
}
