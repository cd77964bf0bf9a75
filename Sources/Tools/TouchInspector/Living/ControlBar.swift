import TouchDrawing
import TouchGeometry
import TouchKit

/// The row of buttons at the top of the window: picking, pausing, capturing.
@MainActor final class ControlBar: Board {
  private let session: Session
  /// The buttons of the row.
  var buttons: [Button] = []

  struct Button {
    let words: String
    /// The other titles that the button can have.
    ///
    /// The widest title determines its width, so that no button moves under the pointer.
    var alternatives: [String] = []
    let isOn: Bool
    var isEnabled = true
    let action: () -> Void
  }

  static let height: CGFloat = 40

  init(_ session: Session) {
    self.session = session
    super.init(frame: .zero)
    accessibilityContainerType = .semanticGroup
    accessibilityLabel = localized("Controls")
  }

  required init?(coder: NSCoder) { return nil }

  /// Returns the current buttons; called whenever the row is drawn.
  var makeButtons: () -> [Button] = { [] }

  override func paint(_ pen: Pen) {
    backgroundColor = UIColor(cgColor: Look.paper)
    let middle = Self.height / 2
    let buttons = makeButtons()
    let widths = buttons.map { button in
      let words = button.alternatives + [button.words]
      let widest = words.map { max(Pen.width($0, Look.body), Pen.width($0, Look.strong)) }.max() ?? 0
      return (widest + 20).rounded(.up)
    }
    let whole = widths.reduce(0) { $0 + $1 + 6 }
    var x = max(Look.margin, bounds.width - whole - Look.margin + 6)
    let left = Look.margin
    let width = pen.text(session.title, Look.title, Look.ink, at: left, middle: middle, room: x - 2 * left)
    pen.text(
      session.note, Look.body, Look.handled, at: left + width + 16, middle: middle, room: x - width - 2 * left - 16)
    for (button, width) in zip(buttons, widths) {
      let rect = CGRect(x: x, y: middle - 13, width: width, height: 26)
      let isHovered = button.isEnabled && spot(rect, isOn: button.isOn, button.action)
      if button.isOn {
        pen.fill(rect, Look.wayStrong, radius: 6)
      } else if isHovered {
        pen.fill(rect, Look.hover, radius: 6)
      }
      pen.frame(rect, Look.line, radius: 6)
      let font = button.isOn ? Look.strong : Look.body
      let ink = button.isOn ? Look.way : button.isEnabled ? Look.ink : Look.faint
      pen.centered(button.words, font, ink, at: CGPoint(x: rect.midX, y: rect.midY))
      x += width + 6
    }
    pen.fill(CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), Look.line)
  }
}
