import TouchDrawing
import TouchGeometry
import TouchKit

/// The row of buttons on top: picking, the program's time, capturing.
@MainActor final class ControlBar: Board {
  private let session: Session
  /// What can be done, with how it stands.
  var buttons: [Button] = []

  struct Button {
    let words: String
    let isOn: Bool
    let action: () -> Void
  }

  static let height: CGFloat = 40

  init(_ session: Session) {
    self.session = session
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  /// Gives the buttons anew whenever they are drawn.
  var makeButtons: () -> [Button] = { [] }

  override func paint(_ pen: Pen) {
    backgroundColor = UIColor(cgColor: Look.paper)
    let middle = Self.height / 2
    let buttons = makeButtons()
    let widths = buttons.map {
      (max(Pen.width($0.words, Look.body), Pen.width($0.words, Look.strong)) + 20).rounded(.up)
    }
    let whole = widths.reduce(0) { $0 + $1 + 6 }
    var x = max(Look.margin, bounds.width - whole - Look.margin + 6)
    let left = Look.margin
    let width = pen.text(session.title, Look.title, Look.ink, at: left, middle: middle, room: x - 2 * left)
    pen.text(
      session.note, Look.body, Look.handled, at: left + width + 16, middle: middle, room: x - width - 2 * left - 16)
    for (button, width) in zip(buttons, widths) {
      let rect = CGRect(x: x, y: middle - 13, width: width, height: 26)
      let isHovered = spot(rect, button.action)
      if button.isOn {
        pen.fill(rect, Look.wayStrong, radius: 6)
      } else if isHovered {
        pen.fill(rect, Look.hover, radius: 6)
      }
      pen.frame(rect, Look.line, radius: 6)
      let font = button.isOn ? Look.strong : Look.body
      pen.centered(button.words, font, button.isOn ? Look.way : Look.ink, at: CGPoint(x: rect.midX, y: rect.midY))
      x += width + 6
    }
    pen.fill(CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), Look.line)
  }
}
