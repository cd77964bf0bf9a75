import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// What lies over the scene: outlines of the views that were asked, their names and reasons, the responder chain, and the
/// fingers.
///
/// It covers the whole surface, so that its points are the scene's, and gets no touches, except while a view is to be
/// chosen. It shows the moment that the session shows.
@MainActor final class StageView: UIView {
  let session: Session
  unowned let subject: UIWindow
  /// By how much views take touches beyond their bounds, by their names.
  private let touchInsets: [String: UIEdgeInsets]

  init(of subject: UIWindow, session: Session, touchInsets: [String: UIEdgeInsets]) {
    self.subject = subject
    self.session = session
    self.touchInsets = touchInsets
    super.init(frame: .zero)
    contentMode = .redraw
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: StageView.picked)
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) {
    guard let pen = Pen() else { return }
    let account = session.record.account(at: session.cursor)
    let fingers = session.record.fingers(at: session.cursor, origin: subject.frame.origin)
    let shift = account.map { CGVector(dx: subject.frame.minX - $0.origin.x, dy: subject.frame.minY - $0.origin.y) }
    let rows = (account?.hitTest.nodesInOrder ?? []).map(\.node).filter { !($0.view is UIWindow) }
      .map { moved($0, by: shift ?? .zero) }
    for finger in fingers where finger.isDown && finger.id != account?.finger {
      outlineHit(of: finger.id, besides: rows.first { $0.answer == .hit }?.view, pen)
    }
    for node in rows.reversed() where !Self.speaksForItself(node) { outline(node, pen) }
    drawTouchAreas(pen)
    drawChosen(pen)
    drawTags(rows, fingers, pen)
    if let chain = account?.chain(at: session.time) {
      ChainRail(chain: chain).draw(pen, below: subject.frame, in: rail)
    }
    for finger in fingers { FingerDrawing.draw(finger, pen) }
  }

  /// The view that another finger hit, where it is now.
  private func outlineHit(of finger: Int, besides hit: UIView?, _ pen: Pen) {
    let account = session.record.observation.accounts.last { $0.finger == finger && $0.time <= session.time }
    let node = account?.hitTest.nodesInOrder.first { $0.node.answer == .hit }?.node
    guard let view = node?.view, view !== hit, view.window === subject else { return }
    pen.line(HitTestAccount.corners(of: view), Look.way, width: 2, isClosed: true)
  }

  /// Where the responder chain is drawn, at the foot of the scene.
  var rail: CGRect = .zero

  private func moved(_ node: HitTestNode, by shift: CGVector) -> HitTestNode {
    var node = node
    if node.view.window === subject {
      // A view that was moved since is told of where it is now.
      node.corners = HitTestAccount.corners(of: node.view)
    } else {
      node.corners = node.corners.map { CGPoint(x: $0.x + shift.dx, y: $0.y + shift.dy) }
    }
    return node
  }

  // MARK: Choosing a view

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    session.isPicking && subject.frame.contains(point)
  }

  private func picked(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: nil)
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

  private func drawChosen(_ pen: Pen) {
    let view = session.object as? UIView ?? (session.object as? UIGestureRecognizer)?.view
    guard let view, view.window === subject else { return }
    let corners = HitTestAccount.corners(of: view)
    pen.area(corners, Look.chosenTint)
    pen.line(corners, Look.cursor, width: 2, dashes: [6, 4], isClosed: true)
  }

  /// Touch areas that differ from the bounds.
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
      let isElsewhere = node.distance != nil
      pen.line(
        node.corners, isElsewhere ? Look.elsewhere : Look.refused, width: isElsewhere ? 1 : 1.5,
        dashes: isElsewhere ? [1, 4] : [4, 5], isClosed: true)
    case .notAsked:
      if node.isUnderFinger { pen.line(node.corners, Look.refused, width: 1.5, dashes: [4, 5], isClosed: true) }
    }
  }
<<<<<<< HEAD
=======

  /// A text that was refused because texts take no touches: that is no news, and it is there to be read.
  private static func speaksForItself(_ node: HitTestNode) -> Bool { node.view is UILabel && node.answer != .hit }

  /// Every view of the scene that can be seen and has no text of its own has its name on it; those that were asked also
  /// say what they answered.
  private func drawTags(_ rows: [HitTestNode], _ fingers: [FingerMark], _ pen: Pen) {
    var tags: [Tag] = []
    // By name: a replay was played into a copy of the scene.
    var asked: [String: HitTestNode] = [:]
    for node in rows { asked[node.name] = node }
    var letters: [CGRect] = []
    func collect(_ view: UIView, isSeen: Bool) {
      let node = asked[session.live.observation.name(of: view)]
      let corners = node?.corners ?? HitTestAccount.corners(of: view)
      let isSeen = isSeen && !view.isHidden && view.alpha >= 0.05 && !corners.isEmpty
      if isSeen || node?.answer == .refused, let box = Self.box(corners) ?? place(of: view) {
        let isElsewhere = node?.distance != nil
        let reason = node?.distance.map { "\(short($0)) pt away" } ?? node?.words ?? ""
        let isNews = node?.answer == .refused || node?.isUnderFinger == true
        let tag = Tag(
          box: box, name: session.live.observation.name(of: view), words: isNews ? reason : "",
          answer: node?.isUnderFinger == true ? .refused : node?.answer, isElsewhere: isElsewhere)
        if isWorthATag(view, tag) { tags.append(tag) }
        if isSeen, let area = Self.letters(of: view, box) { letters.append(area) }
      }
      for child in view.subviews { collect(child, isSeen: isSeen) }
    }
    for view in subject.subviews { collect(view, isSeen: true) }

    var placer = TagPlacer(limits: subject.frame.insetBy(dx: 2, dy: 2))
    for area in letters { placer.reserve(area) }
    for finger in fingers {
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
    case .refused, .notAsked, nil: return !Self.drawsItself(view) && !view.subviews.contains { $0 is UILabel }
    }
  }

  /// A control shows what it is.
  private static func drawsItself(_ view: UIView) -> Bool {
    view is UIControl && view.subviews.isEmpty || view is UIButton || view is UIProgressView
      || view is UIActivityIndicatorView
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

  /// Where a view has letters of its own, which are there to be read.
  private static func letters(of view: UIView, _ box: CGRect) -> CGRect? {
    if drawsItself(view) { return box }
    guard let label = view as? UILabel, let text = label.text, !text.isEmpty else { return nil }
    let layout = TextLayout(text, font: label.font, width: box.width, maximumLines: label.numberOfLines)
    let size = TextSystem.current.measure(layout).size
    let left: CGFloat
    switch label.textAlignment {
    case .center: left = box.midX - size.width / 2
    case .right: left = box.maxX - size.width
    case .left, .justified, .natural: left = box.minX
    }
    return CGRect(x: left, y: box.midY - size.height / 2, width: size.width, height: size.height)
  }
>>>>>>> main
}
