import TouchExplain
import TouchDrawing
import TouchGeometry
import TouchKit

/// What the scene is about, what has just happened, and why: in sentences, with the cure as a switch.
@MainActor final class WhyBoard: ScrollingBoard {
  private let session: Session
  private var lane: Int?
  /// Below this height it has no room for what the scene is about.
  private static let low: CGFloat = 240

  init(_ session: Session) {
    self.session = session
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func paintContent(_ pen: Pen, top: CGFloat) -> CGFloat {
    let left = Look.margin
    let width = bounds.width - 2 * Look.margin
    guard width > 40 else { return 0 }
    // Where there is little room, what happened goes before what it is about.
    let isLow = bounds.height < Self.low && !session.isEmpty
    var y = top + (isLow ? Look.unit : Look.margin)
    y += pen.lines(
      isLow ? SceneList.short(session.title) : session.title, Look.title, Look.ink, at: CGPoint(x: left, y: y),
      width: width, most: isLow ? 1 : 2)
    if !session.about.isEmpty, !isLow {
      y += 8
      let most = session.isEmpty ? 12 : 3
      y += pen.lines(session.about, Look.body, Look.quiet, at: CGPoint(x: left, y: y), width: width, most: most)
    }
    y += isLow ? Look.unit : 12
    y += card(message, Look.way, Look.wayTint, pen, CGPoint(x: left, y: y), width, most: isLow ? 2 : 24)
    if let rule = session.rule { y += 8 + draw(rule: rule, pen, CGPoint(x: left, y: y + 8), width) }
    y += isLow ? Look.unit : 16
    let text = WhyText(session)
    if !text.paragraphs.isEmpty {
      pen.text("WHY", Look.caption, Look.quiet, at: left, middle: y + 6)
      if session.lane != nil {
        let clear = CGRect(x: bounds.width - Look.margin - 60, y: y - 4, width: 60, height: 20)
        let isHovered = spot(clear) { [session] in session.choose(lane: nil) }
        if isHovered { pen.fill(clear, Look.hover, radius: 6) }
        pen.centered("Show all", Look.tagReason, Look.way, at: CGPoint(x: clear.midX, y: clear.midY))
      }
      y += 20
    }
    for paragraph in text.paragraphs {
      switch paragraph {
      case .heading(let words, let state):
        y += 4
        var x = left
        if let state {
          LanesBoard.drawBadge(state, CGPoint(x: left + 7, y: y + 8), pen)
          x += 20
        }
        y += linked(words, Look.strong, pen, CGPoint(x: x, y: y), width: width - (x - left), most: 2) + 4
      case .sentence(let words): y += linked(words, Look.body, pen, CGPoint(x: left, y: y), width: width, most: 12) + 6
      case .cure(let cure): y += draw(cure, pen, CGPoint(x: left, y: y + 4), width) + 12
      }
    }
    return y + Look.margin - top
  }

  /// A text whose names and numbers of rules can be pressed; they are underlined while the pointer is on the text.
  ///
  /// - Returns: how high it is.
  private func linked(
    _ words: String, _ font: UIFont, _ pen: Pen, _ corner: CGPoint, width: CGFloat, most: Int
  ) -> CGFloat {
    let layout = Pen.layout(words, font, Look.ink, width: width, most: most)
    let size = CGSize(width: width, height: Pen.height(of: layout))
    pen.text(layout, at: corner)
    let text = LinkedText(words: words, layout: layout)
    let place = field(CGRect(origin: corner, size: size)) { [session] place in
      let inside = CGPoint(x: place.x - corner.x, y: place.y - corner.y)
      let links = text.links { session.scene.object(named: $0) != nil }
      // A text with one link leads there, wherever it is pressed.
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

  /// What a rule says, until it is closed.
  private func draw(rule: String, _ pen: Pen, _ corner: CGPoint, _ width: CGFloat) -> CGFloat {
    let words = "\(rule)  " + (session.ruleText(rule) ?? "There is no text of this rule here.")
    let height = card(words, Look.quiet, Look.card, pen, corner, width, below: 24)
    let close = CGRect(x: corner.x + 12, y: corner.y + height - 30, width: 48, height: 20)
    let isHovered = spot(close) { [session] in session.rule = nil }
    if isHovered { pen.fill(close, Look.hover, radius: 6) }
    pen.centered("Close", Look.tagReason, Look.way, at: CGPoint(x: close.midX, y: close.midY))
    return height
  }

  /// Words on a tinted ground with a bar at the left.
  private func card(
    _ words: String, _ color: CGColor, _ tint: CGColor, _ pen: Pen, _ corner: CGPoint, _ width: CGFloat,
    below: CGFloat = 0, most: Int = 24
  ) -> CGFloat {
    let layout = Pen.layout(words, Look.body, Look.ink, width: width - 28, most: most)
    let height = Pen.height(of: layout) + 20 + below
    let card = CGRect(x: corner.x, y: corner.y, width: width, height: height)
    pen.fill(card, tint, radius: 6)
    pen.fill(CGRect(x: card.minX, y: card.minY, width: 4, height: height), color, radius: 2)
    pen.lines(
      words, Look.body, Look.ink, at: CGPoint(x: card.minX + 16, y: card.minY + 10), width: width - 28, most: most)
    return height
  }

  /// A cure, and the switch that takes it where it is a change of a property or relation.
  private func draw(_ cure: Cure, _ pen: Pen, _ corner: CGPoint, _ width: CGFloat) -> CGFloat {
    let change = cure.switchedChange
    let words = "Cure: " + cure.text
    let height = card(words, Look.handled, Look.cureTint, pen, corner, width, below: change == nil ? 0 : 32)
    guard let change else { return height }
    let isTaken = session.scene.holds(change)
    let y = corner.y + height - 36
    let rect = CGRect(x: corner.x + 16, y: y, width: 132, height: 24)
    let isHovered = spot(rect) { [session] in session.toggle(cure) }
    if isHovered { pen.fill(rect.insetBy(dx: -4, dy: 0), Look.hover, radius: 6) }
    Toggle.draw(isTaken, pen, CGPoint(x: rect.minX, y: rect.midY))
    pen.text(isTaken ? "Taken" : "Take this cure", Look.strong, Look.handled, at: rect.minX + 40, middle: rect.midY)
    return height
  }

  /// The hint for newcomers until something happens, then the touch of the moment in a sentence.
  private var message: String {
    if session.replay != nil, session.live.observation.accounts.isEmpty {
      return "You see the recorded input of this scene, replayed. Press anywhere on the scene to take over."
    }
    if session.isUsersReplay, session.replay != nil {
      let count = session.scene.changes.count
      let changes = count == 0 ? "no change" : count == 1 ? "1 change" : "\(count) changes"
      return "You see what you did last, played into the scene with \(changes). Press anywhere on the scene to go on."
    }
    if session.isHeld {
      return session.heldWords
        ?? "The time of \(session.title) stands still, and its touches wait. Step goes on by a frame."
    }
    guard let account = session.record.account(at: session.cursor) else {
      if session.scene.isElsewhere {
        return "Touch the program, in its own window. Pick chooses a view there without touching it."
      }
      return "Press anywhere on the scene, with the mouse or with several fingers. Hold, move, let go."
    }
    let who = account.finger == 0 ? "The mouse" : "Finger \(account.finger)"
    guard let hit = account.hitName else { return "\(who) hit no view, so nobody hears of it." }
    let asked = account.hitTest.askedCount
    let first = "\(who) hit \(hit), after \(asked) \(asked == 1 ? "view was" : "views were") asked."
    guard let chain = account.chain(at: session.time), let method = chain.method else { return first }
    guard let handler = chain.handler else { return "\(first) Nobody handles \(method)." }
    if handler == hit { return "\(first) It handles \(method) itself." }
    return "\(first) \(handler) handles \(method)."
  }
}

/// A switch, drawn.
@MainActor enum Toggle {
  static let size = CGSize(width: 32, height: 18)

  static func draw(_ isOn: Bool, _ pen: Pen, _ leftMiddle: CGPoint) {
    let rect = CGRect(
      x: leftMiddle.x, y: leftMiddle.y - size.height / 2, width: size.width, height: size.height)
    pen.fill(rect, isOn ? Look.handled : Look.switchOff, radius: size.height / 2)
    let knob = CGPoint(x: isOn ? rect.maxX - 9 : rect.minX + 9, y: rect.midY)
    pen.disc(knob, radius: 7, Look.knob)
  }
}
