import TouchDrawing
import TouchGeometry
import TouchKit

/// The buttons Record, Play and Save below the scene, and a line of text with the status.
///
/// The bar shows the state of its deck, and calls the deck when a button is clicked. Code that changes the deck must
/// call `update()`.
@MainActor package final class RecordingBar: UIView {
  private let deck: any RecordingDeck
  private var buttons: [(button: Button, box: CGRect)] = []

  /// The buttons of the bar.
  private enum Button: Equatable { case record, play, save }

  private static let buttonHeight: CGFloat = 28
  /// The width of the bar from which the text is next to the buttons.
  private static let wide: CGFloat = 600

  /// The width of the bar below which the text has two lines.
  private static let narrow: CGFloat = 340

  /// The height of a bar of the given width.
  ///
  /// In a narrow bar, the text is below the buttons.
  package static func height(width: CGFloat) -> CGFloat {
    width >= wide ? buttonHeight : buttonHeight + (width >= narrow ? 24 : 36)
  }

  package init(_ deck: any RecordingDeck) {
    self.deck = deck
    super.init(frame: .zero)
    contentMode = .redraw
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(RecordingBar.tapped)))
  }

  package required init?(coder: NSCoder) { return nil }

  /// Fills a rectangle of the superview, enlarged with the desktop's text scale.
  package func fill(_ rect: CGRect) { fill(rect, enlargedBy: Look.textScale) }

  /// Redraws the bar with the current state of the deck.
  package func update() { setNeedsDisplay() }

  // MARK: Input

  private func tapped(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: self)
    if let hit = buttons.first(where: { $0.box.contains(place) })?.button { press(hit) }
  }

  private func press(_ button: Button) {
    switch button {
    case .record: deck.toggleRecording()
    case .play: if isEnabled(.play) { deck.togglePlaying() }
    case .save: if isEnabled(.save) { deck.save() }
    }
    update()
  }

  private func isEnabled(_ button: Button) -> Bool {
    switch button {
    case .record: true
    case .play, .save: deck.hasInput || deck.isRecording
    }
  }

  // MARK: Screen readers

  private var texts: [DrawnText] = []
  private var elements = PanelElements()

  package override var accessibilityElements: [Any]? {
    get {
      let areas = buttons.map { button, box in
        SpokenPart(
          rect: box, traits: isEnabled(button) ? .button : [.button, .notEnabled],
          action: { [weak self] in self?.press(button) })
      }
      return elements.show(SpokenPart.parts(areas, texts: texts), in: self)
    }
    set {}
  }

  // MARK: Layout

  package override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    func place(_ width: CGFloat) -> CGRect {
      defer { x += width + 4 }
      return CGRect(x: x, y: 0, width: width, height: Self.buttonHeight)
    }
    let share = min(1, max(0, (bounds.width - 8) / 232))
    buttons = [(.record, place(92 * share)), (.play, place(84 * share)), (.save, place(56 * share))]
    setNeedsDisplay()
  }

  // MARK: Drawing

  package override func draw(_ rect: CGRect) {
    if let pen = Pen() { texts = Pen.collectingTexts { paint(pen) } }
  }

  private func paint(_ pen: Pen) {
    for (button, box) in buttons {
      switch button {
      case .record: drawRecord(box, pen)
      case .play: drawPlay(box, pen)
      case .save: drawSave(box, pen)
      }
    }
    let isWide = bounds.width >= Self.wide
    if bounds.width < Self.narrow {
      pen.paragraph(
        status, Look.tagReason, Look.quiet, at: CGPoint(x: 0, y: Self.buttonHeight + 6), width: bounds.width)
      return
    }
    let left = isWide ? (buttons.last?.box.maxX ?? 0) + 16 : 0
    pen.text(
      status, Look.tagReason, Look.quiet, at: left, middle: isWide ? Self.buttonHeight / 2 : Self.buttonHeight + 14,
      room: bounds.width - left)
  }

  private func drawRecord(_ box: CGRect, _ pen: Pen) {
    frame(box, pen)
    let mark = CGPoint(x: box.minX + 15, y: box.midY)
    if deck.isRecording {
      pen.fill(CGRect(x: mark.x - 5, y: mark.y - 5, width: 10, height: 10), Look.refused, radius: 2)
    } else {
      pen.disc(mark, radius: 6, Look.refused)
    }
    pen.text(
      deck.isRecording ? localized("Stop") : localized("Record"), Look.body, Look.ink, at: box.minX + 28,
      middle: box.midY)
  }

  private func drawPlay(_ box: CGRect, _ pen: Pen) {
    let isOn = isEnabled(.play)
    let ink = isOn ? Look.ink : Look.faint
    let isRunning = deck.isPlaying && !deck.isPaused
    frame(box, pen)
    let (x, y) = (box.minX + 12, box.midY)
    if isRunning {
      pen.fill(CGRect(x: x, y: y - 5, width: 3, height: 10), ink)
      pen.fill(CGRect(x: x + 6, y: y - 5, width: 3, height: 10), ink)
    } else {
      pen.area([CGPoint(x: x, y: y - 6), CGPoint(x: x + 10, y: y), CGPoint(x: x, y: y + 6)], ink)
    }
    let word = isRunning ? localized("Pause") : (deck.isPaused ? localized("Resume") : localized("Play"))
    pen.text(word, Look.body, ink, at: box.minX + 28, middle: y)
  }

  private func drawSave(_ box: CGRect, _ pen: Pen) {
    frame(box, pen)
    pen.centered(
      localized("Save"), Look.body, isEnabled(.save) ? Look.ink : Look.faint, at: CGPoint(x: box.midX, y: box.midY))
  }

  private func frame(_ box: CGRect, _ pen: Pen) {
    pen.fill(box, Look.paper, radius: 6)
    pen.frame(box, Look.line, radius: 6)
  }

  /// The deck's note, or the state of the deck, or a hint about the keys.
  private var status: String {
    if !deck.note.isEmpty { return deck.note }
    if deck.isRecording { return localized("Recording what the fingers do on the scene.") }
    if deck.isPaused { return localized("Halted.") }
    if deck.isPlaying { return localized("Playing.") }
    return localized("R records, Space plays, S saves. Hold Alt for a second finger.")
  }
}
