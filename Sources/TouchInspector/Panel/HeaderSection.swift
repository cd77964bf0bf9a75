import TouchDrawing
import TouchGeometry
import TouchKit

/// What the scene is about, and in a card below it what to do or what has just happened.
@MainActor struct HeaderSection {
  let title: String
  let about: String
  let observation: Observation

  private static let padding: CGFloat = 12

  func height(width: CGFloat) -> CGFloat {
    let gap = about.isEmpty ? 0 : Look.unit
    return 28 + gap + Pen.height(of: aboutText(width)) + 2 * Look.unit + cardHeight(width)
  }

  func draw(_ pen: Pen, in rect: CGRect) {
    pen.text(title, Look.title, Look.ink, at: rect.minX, middle: rect.minY + 14, room: rect.width)
    var y = rect.minY + 28
    if !about.isEmpty {
      y += Look.unit
      y += pen.paragraph(about, Look.body, Look.quiet, at: CGPoint(x: rect.minX, y: y), width: rect.width)
    }
    y += 2 * Look.unit
    let card = CGRect(x: rect.minX, y: y, width: rect.width, height: cardHeight(rect.width))
    pen.fill(card, Look.wayTint, radius: Look.unit)
    pen.fill(CGRect(x: card.minX, y: card.minY, width: 4, height: card.height), Look.way, radius: 2)
    pen.paragraph(
      message, Look.body, Look.ink, at: CGPoint(x: card.minX + Self.padding + 4, y: card.minY + Self.padding),
      width: rect.width - 2 * Self.padding - 4)
  }

  /// The hint for newcomers until something happens, then the last touch in a sentence.
  private var message: String {
    guard let finger = observation.finger else {
      return "Press anywhere on the scene, with the mouse or with several fingers. Hold, move, let go."
    }
    let who = finger == 0 ? "The mouse" : "Finger \(finger)"
    guard let hit = observation.hitName else { return "\(who) hit no view, so nobody hears of it." }
    let asked = observation.hitTest.askedCount
    let first = "\(who) hit \(hit), after \(asked) \(asked == 1 ? "view was" : "views were") asked."
    guard let chain = observation.chain, let method = chain.method else { return first }
    guard let handler = chain.handler else { return "\(first) Nobody handles \(method)." }
    if handler == hit { return "\(first) It handles \(method) itself." }
    return "\(first) \(handler) handles \(method)."
  }

  private func aboutText(_ width: CGFloat) -> TextLayout { TextLayout(about, font: Look.body, width: width) }

  /// Always room for two lines, so that the rest of the panel stays where it is.
  private func cardHeight(_ width: CGFloat) -> CGFloat {
    let room = width - 2 * Self.padding - 4
    let text = Pen.height(of: TextLayout(message, font: Look.body, width: room))
    let two = Pen.height(of: TextLayout("A\nA", font: Look.body, width: room))
    return max(text, two) + 2 * Self.padding
  }
}
