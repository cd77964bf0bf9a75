import TouchTrace
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLists
import TouchWidgets

extension StageView {
  /// The label of a view on the stage.
  private struct Tag {
    let box: CGRect
    let name: String
    /// The name of the view in the scene.
    let target: String
    let words: String
    let answer: HitTestNode.Answer?
    /// Whether the view refused only because the touch is outside of it.
    let isElsewhere: Bool
    /// The indices of the tags of the view's ancestors.
    let ancestors: [Int]
    /// The part of `box` that the ancestors do not clip.
    let shown: CGRect
    var isWanted = false
    /// Whether the view is visible and not a label, so that other tags should not cover it.
    var isSeen = false
    /// Whether it is the tag of the view that has the focus.
    var hasFocus = false

    /// Whether the tag is drawn even if there is no free room.
    var isNeeded: Bool {
      switch answer {
      case _ where hasFocus: true
      case .hit, .descended: true
      case .refused: !isElsewhere
      case .notAsked, nil: false
      }
    }
  }

  /// Whether a view is a label that took no touch, which labels do by default; it has no outline.
  static func isVisibleText(_ node: HitTestNode) -> Bool { node.view is UILabel && node.answer != .hit }

  /// Draws the tags: the names of the visible views, and the answers of those that the hit test asked.
  ///
  /// Views with text have a tag only if their answer matters. Views without a name in the scene have one only if they
  /// were hit.
  func drawTags(_ rows: [HitTestNode], _ fingers: [FingerMark], _ pen: Pen) {
    // Views are looked up by name, because a replay runs in a copy of the scene.
    var asked: [String: HitTestNode] = [:]
    for node in rows { asked[node.name] = node }
    let observation = session.live.observation
    var tags: [Tag] = []
    var placer = TagPlacer(limits: subject.frame.shrunk(dx: 2, dy: 2))
    func collect(
      _ view: UIView, isSeen: Bool, inside ancestors: [Int], _ frame: CGRect, row: (name: String, short: String)?
    ) {
      let name = observation.name(of: view)
      let isNamed = observation.isNamed(view)
      let row = row ?? (Self.hasText(view) ? (name, shortName(of: view, name)) : nil)
      let said =
        row.flatMap { row -> String? in
          guard name != row.name else { return row.short }
          return name.hasSuffix(" of " + row.name) ? "\(name.dropLast(row.name.count))\(row.short)" : nil
        } ?? name
      let node = isNamed ? asked[name] : rows.first { $0.view === view }
      let corners = node?.corners ?? HitTestAccount.corners(of: view)
      let isSeen = isSeen && !view.isHidden && view.alpha >= 0.05 && !corners.isEmpty
      var (ancestors, frame) = (ancestors, frame)
      // A view that took part has a tag even if it is nearly transparent.
      let isAsked = node.map { $0.answer != .notAsked } ?? false
      if isSeen || isAsked, let box = Self.box(corners) ?? place(of: view) {
        let isElsewhere = node?.isElsewhere == true || node?.isDecoration == true
        let chooser = node?.chooser.map { localized("by hitTest of %1$s", $0) }
        let reason = chooser ?? node?.distance.map { localized("%1$s pt away", short($0)) } ?? node?.words ?? ""
        let isNews =
          node?.answer == .refused && node?.isDecoration == false || node?.isUnderFinger == true || chooser != nil
        var tag = Tag(
          box: box, name: said, target: name, words: isNews ? reason : "",
          answer: node?.isUnderFinger == true ? .refused : node?.answer, isElsewhere: isElsewhere, ancestors: ancestors,
          shown: box.overlap(frame))
        // If the content of a row was hit, only the content has a tag.
        let isCell = asked["content of " + name].map { $0.answer == .hit || $0.answer == .descended } ?? false
        tag.isWanted = (isNamed || tag.answer == .hit) && !isCell && isWorthATag(view, tag, isRow: row != nil)
        tag.isSeen = isSeen && !(view is UILabel)
        ancestors.append(tags.count)
        if view.clipsToBounds { frame = tag.shown }
        tags.append(tag)
        if isSeen, let area = Self.letters(of: view, box) { placer.reserve(area, isSolid: false) }
      }
      for child in view.subviews { collect(child, isSeen: isSeen, inside: ancestors, frame, row: row) }
    }
    for view in subject.subviews { collect(view, isSeen: true, inside: [], subject.frame, row: nil) }

    if let name = session.focusMark?.name, let corners = focusCorners, let box = Self.box(corners) {
      var tag = Tag(
        box: box, name: name, target: name, words: localized("has the focus"), answer: nil, isElsewhere: false,
        ancestors: Array(tags.indices), shown: box.insetBy(dx: -focusGap - 2, dy: -focusGap - 2))
      (tag.isWanted, tag.hasFocus) = (true, true)
      tags.append(tag)
    }
    for mark in marks { placer.reserve(mark) }
    for area in fingers.flatMap(FingerDrawing.trailAreas(of:)) { placer.avoid(area) }
    // Tags that must be drawn are placed first.
    for isNeeded in [true, false] {
      for (index, tag) in tags.enumerated() where tag.isWanted && tag.isNeeded == isNeeded {
        // Views behind all of the tag's view, such as its ancestors, are background and may be covered.
        let others = tags.indices.filter { other in
          other != index && tags[other].isSeen && !tag.ancestors.contains(other)
            && !(other < index && tags[other].box.contains(tag.box))
        }
        draw(tag, besides: others.map { tags[$0].box }, &placer, pen)
      }
    }
  }

  /// Whether a view has a tag.
  ///
  /// Views with text have one only if their answer matters, because a name over a text makes both illegible.
  private func isWorthATag(_ view: UIView, _ tag: Tag, isRow: Bool) -> Bool {
    if view is UILabel { return tag.answer == .hit }
    switch tag.answer {
    case .hit, .descended: return true
    case .refused where !tag.isElsewhere: return true
    case .refused, .notAsked, nil: return !isRow && !Self.drawsItself(view) && !view.subviews.contains { $0 is UILabel }
    }
  }

  /// Whether a view is a row or an item of a list with a text.
  private static func hasText(_ view: UIView) -> Bool {
    func hasText(in view: UIView) -> Bool {
      if let label = view as? UILabel, !label.isHidden, label.text?.isEmpty == false { return true }
      return view.subviews.contains(where: hasText)
    }
    return (view is UITableViewCell || view is UICollectionViewCell) && hasText(in: view)
  }

  /// The name of a row or an item as in the sentences, without the list that it is drawn in: `row 2`.
  private func shortName(of cell: UIView, _ name: String) -> String {
    var list = cell.superview
    while let view = list, !(view is UITableView), !(view is UICollectionView) { list = view.superview }
    let end = " of " + session.live.observation.name(of: list)
    return name.hasSuffix(end) ? String(name.dropLast(end.count)) : name
  }

  /// Whether a view is a control that is recognizable without a name.
  private static func drawsItself(_ view: UIView) -> Bool {
    view is UIControl && view.subviews.isEmpty || view is UIButton || view is UISwitch || view is UISlider
      || view is UISegmentedControl || view is UIStepper || view is UIPageControl || view is UIProgressView
      || view is UIActivityIndicatorView
  }

  private func draw(_ tag: Tag, besides others: [CGRect], _ placer: inout TagPlacer, _ pen: Pen) {
    let (font, reason, scale) = (Look.enlarged(Look.tag), Look.enlarged(Look.tagReason), Look.textScale)
    let name = Pen.width(tag.name, font)
    // A small scene has no room for the reason.
    let reasonWidth = tag.words.isEmpty ? 0 : Pen.width(tag.words, reason) + 6 * scale
    let words = name + reasonWidth > subject.frame.width * 0.8 ? 0 : reasonWidth
    let isRefused = tag.answer == .refused && !tag.isElsewhere
    let isPill = tag.hasFocus || tag.answer == .hit || tag.answer == .descended || isRefused
    let size = CGSize(width: (name + words).rounded(.up) + (isPill ? 12 * scale : 0), height: 18 * scale)
    guard !tag.shown.isEmpty else { return }
    guard let rect = placer.place(size, for: tag.shown, besides: others, isNeeded: tag.isNeeded)
    else { return }
    let answer = tag.words.isEmpty ? tag.answer.map { "\($0)" } ?? "" : tag.words
    let target = tag.target
    tags.append(
      SpokenPart(
        rect: rect, label: tag.name, value: tag.answer == .hit ? localized("hit") : answer, traits: .button,
        action: { [session] in session.choose(session.scene.object(named: target)) }))
    let left = rect.minX + (isPill ? 6 * scale : 0)
    let radius = 9 * scale
    let ink: CGColor
    switch tag.answer {
    case nil where tag.hasFocus:
      pen.fill(rect, Look.ink, radius: radius)
      ink = Look.paper
    case .hit:
      pen.fill(rect, Look.way, radius: radius)
      ink = Look.paper
    case .descended:
      pen.fill(rect, Look.paper, radius: radius)
      pen.frame(rect, Look.way, radius: radius)
      ink = Look.way
    case .refused where tag.isElsewhere:
      pen.fill(rect.insetBy(dx: -3, dy: 0), Look.tagGround, radius: radius)
      ink = Look.name
    case .refused:
      pen.fill(rect, Look.paper, radius: radius)
      pen.frame(rect, Look.refused, radius: radius)
      ink = Look.refused
    case .notAsked, nil:
      pen.fill(rect.insetBy(dx: -3, dy: 0), Look.tagGround, radius: radius)
      ink = Look.name
    }
    pen.text(tag.name, font, ink, at: left, middle: rect.midY)
    if words > 0 {
      pen.text(tag.words, reason, ink, at: left + name + 6 * scale, middle: rect.midY)
    }
  }

  /// The bounding rectangle of four corners, reduced for a rotated view; nil without corners.
  static func box(_ corners: [CGPoint]) -> CGRect? {
    guard let first = corners.first else { return nil }
    var (low, high) = (first, first)
    for corner in corners {
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    // A rotated view does not fill the corners of its bounding rectangle, so its tag must be nearer to the center.
    let isTurned = corners.count > 1 && abs(corners[0].y - corners[1].y) > 1
    let box = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    return isTurned ? box.shrunk(dx: box.width * 0.28, dy: box.height * 0.28) : box
  }

  /// The rectangle for the tag of a view that is scaled to nothing.
  private func place(of view: UIView) -> CGRect? {
    guard let superview = view.superview, let map = UIView.mapping(from: superview, to: nil) else { return nil }
    let center = view.center.applying(map)
    return CGRect(x: center.x - 40, y: center.y - 12, width: 80, height: 24)
  }

  /// The part of a view with text or a knob, which tags must not cover; nil for other views.
  private static func letters(of view: UIView, _ box: CGRect) -> CGRect? {
    // The text of a field is at the left, so its tag can be at the right.
    if view is UIControl, view is any TextInputResponder {
      return CGRect(x: box.minX, y: box.minY, width: (box.width * 0.6).rounded(), height: box.height)
    }
    if drawsItself(view), !(view is UIButton) { return box }
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
}
