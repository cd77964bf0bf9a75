import TouchDiagnosis
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTrace

/// The panel with four tabs, below or next to the explanation: the last touch, the relations of the recognizers, the
/// flags of the chosen object, and the log.
@MainActor final class DetailBoard: ScrollingBoard {
  let session: Session

  static let tabsHeight: CGFloat = 40

  init(_ session: Session) {
    self.session = session
    super.init(frame: .zero)
    accessibilityContainerType = .semanticGroup
    accessibilityLabel = localized("Details")
  }

  required init?(coder: NSCoder) { return nil }

  override var fixedHeight: CGFloat { Self.tabsHeight }

  /// The bounds without the margins at the left and right, within which the content is drawn.
  var inner: CGRect { CGRect(x: Look.margin, y: 0, width: bounds.width - 2 * Look.margin, height: bounds.height) }

  override func paintContent(_ pen: Pen, top: CGFloat) -> CGFloat {
    guard inner.width > 40 else { return 0 }
    let y = top + 16
    let end: CGFloat
    switch session.tab {
    case .touch: end = paintTouch(pen, y)
    case .relations: end = paintRelations(pen, y)
    case .flags: end = paintFlags(pen, y)
    case .log: end = paintLog(pen, y)
    }
    return end + Look.margin - top
  }

  /// Whether only the titles of the tabs have room.
  private var isFolded: Bool { bounds.height <= Self.tabsHeight }

  override func paintFixed(_ pen: Pen) {
    pen.fill(CGRect(x: 0, y: 0, width: bounds.width, height: Self.tabsHeight), Look.paper)
    pen.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1), Look.line)
    pen.fill(CGRect(x: 0, y: Self.tabsHeight - 1, width: bounds.width, height: 1), Look.line)
    // The button that picks a view without touching it. The inspector of a running program has it at the top instead.
    let margin = isNarrow ? Look.unit : Look.margin
    let pick: CGRect? =
      session.scene.isElsewhere ? nil : CGRect(x: bounds.width - margin - 44, y: 8, width: 44, height: 24)
    let fonts = isNarrow ? (on: Look.tag, off: Look.tagReason) : (on: Look.strong, off: Look.body)
    let room = Self.roomInTabs((pick?.minX ?? bounds.width - margin) - margin, fonts.on)
    var x = margin - room / 2
    for tab in Session.Tab.allCases {
      let isOn = tab == session.tab && !isFolded
      let font = isOn ? fonts.on : fonts.off
      let width = (Pen.width(tab.title, font) + room).rounded(.up)
      let rect = CGRect(x: x, y: 4, width: width, height: Self.tabsHeight - 8)
      let isHovered = spot(rect, isOn: isOn) { [weak self, session] in
        self?.scrollToTop()
        session.choose(tab: tab, isFolded: self?.isFolded == true)
      }
      if isHovered, !isOn { pen.fill(rect, Look.hover, radius: 6) }
      pen.centered(tab.title, font, isOn ? Look.way : Look.quiet, at: CGPoint(x: rect.midX, y: rect.midY))
      if isOn {
        pen.fill(CGRect(x: rect.minX + room / 2, y: Self.tabsHeight - 3, width: rect.width - room, height: 3), Look.way)
      }
      x = rect.maxX + room / 4
    }
    guard let pick else { return }
    let isHovered = spot(pick, isOn: session.isPicking) { [session] in session.isPicking.toggle() }
    if session.isPicking {
      pen.fill(pick, Look.wayStrong, radius: 6)
    } else if isHovered {
      pen.fill(pick, Look.hover, radius: 6)
    }
    pen.frame(pick, Look.line, radius: 6)
    pen.centered(
      localized("Pick"), Look.tagReason, session.isPicking ? Look.way : Look.ink,
      at: CGPoint(x: pick.midX, y: pick.midY))
  }

  /// The space that a tab has in addition to its title: less in a narrow panel, so that all tabs fit.
  private static func roomInTabs(_ width: CGFloat, _ font: UIFont) -> CGFloat {
    let words = Session.Tab.allCases.map { Pen.width($0.title, font).rounded(.up) }.reduce(0, +)
    let free = width - Look.unit - words
    // Four tabs, and between them a total of half a tab's space.
    return max(4, min(16, (free / 4.5).rounded(.down)))
  }

  /// Whether the titles of the tabs have too little room in the usual font.
  private var isNarrow: Bool { Self.roomInTabs(bounds.width - 2 * Look.margin - 44, Look.strong) < 8 }

  private func paintTouch(_ pen: Pen, _ top: CGFloat) -> CGFloat {
    if let signal = session.latestSignal { return paintSignal(signal, pen, top) }
    let account = session.record.account(at: session.cursor)
    let isTaken = account?.isUntaken == false
    let chain = account?.chain(at: session.time)
    let hitTest = HitTestSection(account?.hitTest ?? HitTestAccount(), maximumRows: 40)
    let place = CGRect(x: inner.minX, y: top, width: inner.width, height: hitTest.height)
    link(hitTest.rowPlaces(in: place), pen)
    hitTest.draw(pen, in: place)
    let section = ChainSection(chain: chain, maximumRows: ChainSection.rowCount(chain), isTaken: isTaken)
    let y = top + hitTest.height + 24
    let below = CGRect(x: inner.minX, y: y, width: inner.width, height: section.height)
    link(section.rowPlaces(in: below), pen)
    section.draw(pen, in: below)
    return session.scene.isElsewhere ? paintUntaken(pen, below.maxY) : paintFocus(pen, below.maxY)
  }

  /// Draws the way of a key, a button, a shake or a remote control, in place of a hit test and a chain.
  private func paintSignal(_ signal: SignalStory, _ pen: Pen, _ top: CGFloat) -> CGFloat {
    let words = localized(
      "No touch: %1$s starts at the focused view, the first responder or the window (3.10).", signalName(signal.word))
    let height = pen.lines(
      words, Look.body, Look.quiet, at: CGPoint(x: inner.minX, y: top), width: inner.width, maximum: 6)
    let chain = ChainAccount(signal)
    let section = ChainSection(chain: chain, maximumRows: ChainSection.rowCount(chain))
    let place = CGRect(x: inner.minX, y: top + height + 24, width: inner.width, height: section.height)
    link(section.rowPlaces(in: place), pen)
    section.draw(pen, in: place)
    return paintFocus(pen, place.maxY)
  }

  /// The number of untaken touches of a running program that are listed.
  private static let maximumUntaken = 10

  /// Draws the sentences about touches of a running program that nothing took, the newest first.
  ///
  /// A press on one draws a ring around the cross of its touch in the program's window.
  private func paintUntaken(_ pen: Pen, _ top: CGFloat) -> CGFloat {
    let untaken = session.untaken.suffix(Self.maximumUntaken)
    guard !untaken.isEmpty else { return top }
    var y = top + 24
    let caption = CGRect(x: inner.minX, y: y, width: inner.width, height: PanelCaption.height)
    PanelCaption.draw(localized("UNTAKEN TOUCHES"), localized("newest first"), pen, in: caption)
    y += PanelCaption.height
    for account in untaken.reversed() {
      let sentence = account.untakenSentence(since: session.record.startTime)
      let layout = Pen.layout(sentence, Look.body, Look.ink, width: inner.width, maximum: 4)
      let rect = CGRect(x: inner.minX - 4, y: y - 2, width: inner.width + 8, height: Pen.height(of: layout) + 4)
      let isHovered = spot(rect) { [session] in
        session.markedTouch = session.markedTouch == account.id ? nil : account.id
      }
      if session.markedTouch == account.id {
        pen.fill(rect, Look.wayTint, radius: 4)
      } else if isHovered {
        pen.fill(rect, Look.hover, radius: 4)
      }
      let corner = CGPoint(x: inner.minX, y: y)
      y += pen.lines(sentence, Look.body, Look.ink, at: corner, width: inner.width, maximum: 4) + 4
    }
    return y
  }

  /// Registers the rows of named objects as pressable areas.
  ///
  /// A press chooses the object; the pointer highlights it on the stage.
  func link(_ rows: [(name: String, rect: CGRect)], _ pen: Pen) {
    for row in rows {
      guard session.scene.object(named: row.name) != nil else { continue }
      let isHovered = spot(row.rect, for: row.name) { [session] in session.follow(.object(row.name)) }
      if isHovered { pen.fill(row.rect.insetBy(dx: -Look.unit, dy: 0), Look.hover, radius: 4) }
    }
  }

  private func paintLog(_ pen: Pen, _ top: CGFloat) -> CGFloat {
    let observation = session.record.observation
    let limit = session.time - session.record.startTime
    let lines = observation.log.lines.filter { $0.time <= limit + 1e-9 }
    let section = LogSection(lines: lines, start: session.record.start)
    section.draw(pen, in: CGRect(x: inner.minX, y: top, width: inner.width, height: section.height))
    return top + section.height
  }
}
