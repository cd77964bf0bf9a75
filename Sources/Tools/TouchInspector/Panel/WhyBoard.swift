import TouchDiagnosis
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTrace

/// The explanation panel: the description of the scene, what happened, the reasons, and the cures.
///
/// While an input plays, the panel keeps the previous text, because the new one changes faster than users can read it.
@MainActor final class WhyBoard: ScrollingBoard {
  let session: Session
  /// The text of the panel; while an input plays, that from before it began.
  private var shownText: WhyText?
  /// The height of everything except the description of the scene, in the last drawing.
  private var otherHeight: CGFloat = 0
  private var aboutHeight: CGFloat = 0
  /// The height of the panel below which everything is shorter.
  private static let low: CGFloat = 320

  init(_ session: Session) {
    self.session = session
    super.init(frame: .zero)
    accessibilityContainerType = .semanticGroup
    accessibilityLabel = localized("Explanation")
  }

  required init?(coder: NSCoder) { return nil }

  /// Continues with the text of the board that this one replaces.
  func inherit(from other: WhyBoard) { shownText = other.shownText }

  private var isLow: Bool { bounds.height < Self.low && session.model.firstTime != nil }

  override func paintContent(_ pen: Pen, top: CGFloat) -> CGFloat {
    guard bounds.width - 2 * Look.margin > 40 else { return 0 }
    if session.showsKeys { return paintKeys(pen, top) + Look.margin - top }
    if session.showsReading { return paintReading(pen, top) + Look.margin - top }
    if session.showsMap { return paintMap(pen, top) + Look.margin - top }
    if !session.isPlaying { shownText = WhyText(session) }
    let text = shownText?.paragraphs ?? []
    var y = paintHead(pen, top + (isLow ? Look.unit : Look.margin))
    let verdicts = text.filter(\.isVerdict)
    // The sentence about the touch changes too fast during a replay.
    let (notice, touch) = (notice, session.isReplaying ? nil : touchWords)
    if verdicts.isEmpty {
      let words = touch ?? notice ?? hint
      y += card(
        words, Look.way, Look.wayTint, pen, CGPoint(x: left, y: y), width,
        maximum: isNarrow ? Self.unlimited : isLow ? 4 : 24)
    } else {
      y = paintVerdicts(verdicts, pen, y)
    }
    let further = verdicts.isEmpty ? (touch == nil ? nil : notice) : notice ?? touch
    if !isLow, let further {
      y += 6
      y += pen.lines(further, Look.body, Look.quiet, at: CGPoint(x: left, y: y), width: width, maximum: 3)
    }
    if let rule = session.rule { y += 8 + draw(rule: rule, pen, CGPoint(x: left, y: y + 8), width) }
    y += isLow ? Look.unit : 12
    let height = paintReasons(text.filter { !$0.isVerdict }, pen, y) + Look.margin - top
    let former = otherHeight
    otherHeight = height - aboutHeight
    // The room for the description depends on this height.
    if former != otherHeight { setNeedsDisplay() }
    return height
  }

  /// Whether the user has changed the scene, so that its title and text may no longer be true.
  private var isChanged: Bool { !session.scene.changes.isEmpty }

  /// Whether sentences need many short lines.
  private var isNarrow: Bool { bounds.width < 300 }
  private static let unlimited = 100

  private var left: CGFloat { Look.margin }
  private var width: CGFloat { bounds.width - 2 * Look.margin }

  // MARK: The head

  private func paintHead(_ pen: Pen, _ top: CGFloat) -> CGFloat {
    var y = top
    y += pen.lines(
      isLow || isChanged ? SceneList.short(session.title) : session.title, Look.title, Look.ink,
      at: CGPoint(x: left, y: y), width: width, maximum: isLow ? 2 : Self.maximumTitleLines)
    if isChanged { y = paintChanges(pen, y + 4) }
    if let showList = session.showList {
      _ = link(localized("All scenes"), pen, x: left, middle: y + 12, showList)
      y += 22
    }
    aboutHeight = 0
    if !session.about.isEmpty { y = paintAbout(pen, y + (isLow ? 2 : 8)) }
    return y + (isLow ? Look.unit : 12)
  }

  /// Draws the number of changes, with links that undo them.
  private func paintChanges(_ pen: Pen, _ top: CGFloat) -> CGFloat {
    let count = session.scene.changes.count
    let middle = top + 10
    var x =
      left
      + pen.text(
        count == 1 ? localized("1 change") : localized("%1$s changes", "\(count)"), Look.strong, Look.handled, at: left,
        middle: middle)
    for (words, action) in [
      (localized("Undo"), { [session] in session.undo() }), (localized("Reset"), { [session] in session.undoAll() }),
    ] {
      pen.disc(CGPoint(x: x + 8, y: middle), radius: 1.5, Look.quiet)
      x = link(words, pen, x: x + 16, middle: middle, action)
    }
    return top + 20
  }

  /// Draws the description of the scene.
  ///
  /// If there is no room for all of it, draws its beginning and a link that expands it.
  private func paintAbout(_ pen: Pen, _ top: CGFloat) -> CGFloat {
    let about = isChanged ? localized("Without your changes: %1$s", session.about) : session.about
    let whole = Pen.layout(about, Look.body, Look.quiet, width: width, maximum: 100)
    let needed = Pen.height(of: whole)
    let isShort = Pen.height(of: Pen.layout(about, Look.body, Look.quiet, width: width, maximum: 2)) == needed
    if otherHeight + needed <= bounds.height || needed <= Look.row || isShort && !isLow {
      pen.text(whole, at: CGPoint(x: left, y: top))
      aboutHeight = needed
      return top + needed
    }
    let words = session.showsAbout ? localized("Less") : localized("More")
    let linkWidth = Pen.width(words, Look.body)
    // A low panel has one line, with the link at its end.
    let isBeside = isLow && !session.showsAbout
    let maximum = session.showsAbout ? 100 : isLow ? 1 : 2
    let height = pen.lines(
      about, Look.body, Look.quiet, at: CGPoint(x: left, y: top), width: width - (isBeside ? linkWidth + 12 : 0),
      maximum: maximum)
    let place =
      isBeside ? CGPoint(x: left + width - linkWidth, y: top + height / 2) : CGPoint(x: left, y: top + height + 10)
    _ = link(words, pen, x: place.x, middle: place.y) { [session] in session.showsAbout.toggle() }
    aboutHeight = height + (isBeside ? 0 : 20)
    return top + aboutHeight
  }

  /// Draws a link.
  ///
  /// - Returns: its right end.
  func link(_ words: String, _ pen: Pen, x: CGFloat, middle: CGFloat, _ action: @escaping () -> Void) -> CGFloat {
    let rect = CGRect(x: x - 4, y: middle - 10, width: Pen.width(words, Look.body) + 8, height: 20)
    if spot(rect, action) { pen.fill(rect, Look.hover, radius: 6) }
    pen.text(words, Look.body, Look.way, at: x, middle: middle)
    return rect.maxX
  }

  // MARK: What happened

  /// Draws the verdicts as lines of one card, a line for each recognizer or view.
  private func paintVerdicts(_ verdicts: [WhyText.Paragraph], _ pen: Pen, _ top: CGFloat) -> CGFloat {
    let lines = verdicts.compactMap { if case .verdict(let line) = $0 { line } else { nil } }
    // Green is what went well: neither a loss, nor what acted late or twice.
    let isLoss = lines.contains { $0.outcome == .lost }
    let isNotable = lines.contains(where: \.isNotable)
    let color = isLoss ? Look.refused : isNotable ? Look.way : Look.handled
    let inner = width - 44
    let maximumLines = isNarrow ? Self.unlimited : isLow ? 5 : 8
    let shown = verdicts.prefix(isLow ? 2 : verdicts.count)
    let fonts = shown.indices.map { index in
      index == shown.startIndex && shown[index].isDecisive ? Look.strong : Look.body
    }
    let heights = zip(shown, fonts).map { verdict, font in
      Pen.height(of: Pen.layout(verdict.words, font, Look.ink, width: inner, maximum: maximumLines)) + 6
    }
    let card = CGRect(x: left, y: top, width: width, height: heights.reduce(0, +) + 10)
    pen.fill(card, isLoss ? Look.lossTint : isNotable ? Look.wayTint : Look.cureTint, radius: 6)
    pen.fill(CGRect(x: card.minX, y: card.minY, width: 4, height: card.height), color, radius: 2)
    var y = card.minY + 8
    for (index, (verdict, height)) in zip(shown, heights).enumerated() {
      let mark = CGPoint(x: card.minX + 20, y: y + 8)
      switch verdict {
      case .verdict(let line): line.symbol.draw(at: mark, pen)
      default: pen.centered(localized("was"), Look.tagReason, Look.quiet, at: mark)
      }
      _ = linked(
        verdict.words, fonts[index], pen, CGPoint(x: card.minX + 34, y: y), width: inner, maximum: maximumLines)
      y += height
    }
    return card.maxY
  }

  // MARK: Why, and what helps

  private func paintReasons(_ paragraphs: [WhyText.Paragraph], _ pen: Pen, _ top: CGFloat) -> CGFloat {
    var y = top
    guard !paragraphs.isEmpty else { return y }
    if session.lane != nil {
      let words = localized("Show all")
      _ = link(words, pen, x: bounds.width - Look.margin - 4 - Pen.width(words, Look.body), middle: y + 6) {
        [session] in
        session.choose(lane: nil)
      }
    }
    let cures = paragraphs.compactMap { if case .cure(let cure) = $0 { cure } else { nil } }
    var titles = CureTitle.titles(of: cures)[...]
    for (index, paragraph) in paragraphs.enumerated() {
      switch paragraph {
      case .help:
        pen.text(localized("WHAT HELPS"), Look.caption, Look.quiet, at: left, middle: y + 8)
        y += 20
      case .heading(let words, let state):
        if index == 0 {
          pen.text(localized("WHY"), Look.caption, Look.quiet, at: left, middle: y + 6)
          y += 18
        }
        var x = left
        if let state {
          LanesBoard.drawBadge(state, CGPoint(x: left + 7, y: y + 8), pen)
          x += 20
        }
        y +=
          linked(
            words, Look.strong, pen, CGPoint(x: x, y: y), width: width - (x - left), maximum: Self.maximumTitleLines)
          + 4
      case .sentence(let words):
        y +=
          linked(words, Look.body, pen, CGPoint(x: left, y: y), width: width, maximum: isNarrow ? Self.unlimited : 12)
          + 6
      case .goal(let words):
        y +=
          pen.lines(
            words, Look.body, Look.quiet, at: CGPoint(x: left, y: y), width: width, maximum: Self.maximumTitleLines) + 4
      case .cure(let cure):
        let isBest = titles.count == cures.count && !isLow
        let place = CGRect(x: left, y: y, width: width, height: 0)
        y = paint(cure, title: titles.removeFirst(), isBest: isBest, pen, place) + 6
      case .before, .verdict: break
      }
    }
    return y
  }

  /// Draws a text whose names and rule numbers are links.
  ///
  /// They are underlined while the pointer is on the text.
  ///
  /// - Returns: the height of the text.
  func linked(
    _ words: String, _ font: UIFont, _ pen: Pen, _ corner: CGPoint, width: CGFloat, maximum: Int
  ) -> CGFloat {
    let layout = Pen.layout(words, font, Look.ink, width: width, maximum: maximum)
    let size = CGSize(width: width, height: Pen.height(of: layout))
    pen.text(layout, at: corner)
    let text = LinkedText(words: words, layout: layout)
    let links = { [session] in
      text.links { session.scene.object(named: $0) != nil }.map { link in
        (link.target.name, { session.follow(link.target) })
      }
    }
    let place = field(CGRect(origin: corner, size: size), links: links) { [session] place in
      let inside = CGPoint(x: place.x - corner.x, y: place.y - corner.y)
      let links = text.links { session.scene.object(named: $0) != nil }
      // If the text has only one link, a press anywhere on the text follows it.
      let link = links.first { $0.rect.insetBy(dx: -3, dy: -3).contains(inside) } ?? (links.count == 1 ? links[0] : nil)
      if let link { session.follow(link.target) }
    }
    guard let place else { return size.height }
    for link in text.links({ session.scene.object(named: $0) != nil }) {
      let rect = link.rect.offsetBy(dx: corner.x, dy: corner.y)
      let isOn = rect.contains(place)
      pen.fill(CGRect(x: rect.minX, y: rect.maxY - 2, width: rect.width, height: 1), isOn ? Look.way : Look.elsewhere)
    }
    return size.height
  }

  /// Draws the card with the text of a rule, and its button Close.
  private func draw(rule: String, _ pen: Pen, _ corner: CGPoint, _ width: CGFloat) -> CGFloat {
    let words = "\(rule)  " + (session.ruleText(rule) ?? localized("There is no text of this rule here."))
    let height = card(words, Look.quiet, Look.card, pen, corner, width, below: 24)
    let close = CGRect(x: corner.x + 12, y: corner.y + height - 30, width: 48, height: 20)
    let isHovered = spot(close) { [session] in session.rule = nil }
    if isHovered { pen.fill(close, Look.hover, radius: 6) }
    pen.centered(localized("Close"), Look.tagReason, Look.way, at: CGPoint(x: close.midX, y: close.midY))
    return height
  }

  /// Draws words on a tinted background with a bar at the left.
  private func card(
    _ words: String, _ color: CGColor, _ tint: CGColor, _ pen: Pen, _ corner: CGPoint, _ width: CGFloat,
    below: CGFloat = 0, maximum: Int = 24
  ) -> CGFloat {
    let layout = Pen.layout(words, Look.body, Look.ink, width: width - 28, maximum: maximum)
    let height = Pen.height(of: layout) + 20 + below
    let card = CGRect(x: corner.x, y: corner.y, width: width, height: height)
    pen.fill(card, tint, radius: 6)
    pen.fill(CGRect(x: card.minX, y: card.minY, width: 4, height: height), color, radius: 2)
    pen.lines(
      words, Look.body, Look.ink, at: CGPoint(x: card.minX + 16, y: card.minY + 10), width: width - 28, maximum: maximum
    )
    return height
  }

  /// What the window shows at the moment: why a source is not opened, a replay, or a program whose time is stopped; nil
  /// for the present.
  private var notice: String? {
    if !session.sourceNote.isEmpty { return session.sourceNote }
    if session.isHeld {
      return session.heldWords
        ?? localized(
          "The time of %1$s is stopped, and its touches wait. Step advances it by a frame.", session.title)
    }
    guard session.replay != nil else { return nil }
    if session.isUsersReplay {
      let count = session.scene.changes.count
      let changes =
        count == 0
        ? localized("no change") : count == 1 ? localized("1 change") : localized("%1$s changes", "\(count)")
      return localized(
        "You see what you did last, played into the scene with %1$s. Press on the scene to continue.", changes)
    }
    guard session.live.observation.accounts.isEmpty else { return nil }
    return localized("A replay of the scene's own input. Press on the scene to take over.")
  }

  /// The hint for new users, until something happens.
  private var hint: String {
    session.scene.isElsewhere
      ? localized("Touch the program, in its own window. Pick chooses a view there without touching it.")
      : localized("Press anywhere on the scene, with the mouse or with several fingers. Hold, move, lift.")
  }

  /// The sentence about the touch at the shown moment; nil without a touch.
  private var touchWords: String? {
    guard let account = session.record.account(at: session.cursor) else { return nil }
    let who =
      switch account.tool {
      case .mouse: localized("The mouse")
      case .pencil: localized("The pencil")
      case .finger, .wheel, .touchpad, .key, .button: localized("Finger %1$s", "\(account.finger)")
      }
    guard let hit = account.hitName else { return localized("%1$s hit no view, so no view receives it.", who) }
    let asked = account.hitTest.askedCount
    let chooser = account.hitTest.nodesInOrder.lazy.compactMap(\.node.chooser).first
    let first =
      if let chooser {
        localized("%1$s hit %2$s, because hitTest of %3$s returned it.", who, hit, chooser)
      } else if asked == 1 {
        localized("%1$s hit %2$s, after 1 view was asked.", who, hit)
      } else {
        localized("%1$s hit %2$s, after %3$s views were asked.", who, hit, "\(asked)")
      }
    guard let chain = account.chain(at: session.time), let method = chain.method else { return first }
    guard let handler = chain.handler else { return first + " " + localized("No responder handles %1$s.", method) }
    if handler == hit { return first + " " + localized("It handles %1$s itself.", method) }
    return first + " " + localized("%1$s handles %2$s.", handler, method)
  }
}

extension WhyText.Paragraph {
  /// Whether the paragraph belongs to the card of verdicts.
  fileprivate var isVerdict: Bool {
    switch self {
    case .before, .verdict: true
    case .heading, .sentence, .help, .goal, .cure: false
    }
  }

  fileprivate var isDecisive: Bool {
    if case .verdict(let line) = self { line.outcome == .lost || line.isNotable } else { false }
  }

  fileprivate var words: String {
    switch self {
    case .verdict(let line): line.words
    case .before(let words), .heading(let words, _), .sentence(let words): words
    case .help, .goal, .cure: ""
    }
  }
}
