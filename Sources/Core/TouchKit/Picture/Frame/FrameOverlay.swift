import TouchDrawing
import TouchGeometry

/// Shows what frames cost: tints the rectangles that were drawn anew, and writes the times of the passes in a corner.
///
/// It is there when the environment variable `TOUCHSTONE_DEBUG` is a list, separated by commas, in which `frames`
/// stands. The tint of a frame stays until the next; what it takes to draw and to remove the overlay is not counted as
/// damage. The time of presenting is that of the frame before.
package struct FrameOverlay {
  /// A part of making a frame.
  package enum Pass: Int, CaseIterable { case layout, draw, present }

  /// One, if the environment asks for it.
  package static let wanted: FrameOverlay? = {
    guard let value = getenv("TOUCHSTONE_DEBUG") else { return nil }
    return String(cString: value).split(separator: ",").contains("frames") ? FrameOverlay() : nil
  }()

  /// The tint over the damage.
  static let tint = CGColor(red: 1, green: 0, blue: 0.6, alpha: 0.25)
  static let font = UIFont.monospacedSystemFont(ofSize: 11, weight: .regular)
  static let panel = CGSize(width: 292, height: 20)

  private let clock: ContinuousClock
  private var starts: [ContinuousClock.Instant]
  private var times: [Duration]
  /// How many frames were shown.
  private(set) var count = 0
  /// What the last overlay has drawn on.
  private var former: [CGRect] = []
  private var corner = CGRect.zero

  package init() {
    clock = ContinuousClock()
    starts = Array(repeating: clock.now, count: Pass.allCases.count)
    times = Array(repeating: .zero, count: Pass.allCases.count)
  }

  mutating func begin(_ pass: Pass) { starts[pass.rawValue] = clock.now }

  mutating func end(_ pass: Pass) { times[pass.rawValue] = starts[pass.rawValue].duration(to: clock.now) }

  /// Adds to the damage what the last overlay covers and what this one will.
  mutating func willShow(in damage: inout FrameDamage, surface: CGSize) {
    corner = CGRect(
      x: max(surface.width - FrameOverlay.panel.width, 0), y: 0, width: FrameOverlay.panel.width,
      height: FrameOverlay.panel.height)
    let changed = damage.points
    for rect in former { damage.add(rect) }
    damage.add(corner)
    former = changed
    count += 1
  }

  /// Draws the overlay.
  @MainActor func append(to pass: inout FramePass, damage: [CGRect]) {
    for rect in damage {
      pass.overlay(.fillRect(rect, FrameOverlay.tint))
      pass.overlay(.strokeRect(rect.insetBy(dx: 0.5, dy: 0.5), width: 1, FrameOverlay.tint))
    }
    pass.overlay(.fillRect(corner, CGColor(gray: 0, alpha: 0.75)))
    let layout = TextLayout(
      figures(rectangles: damage.count), font: FrameOverlay.font, color: .white, lineBreakMode: .byClipping)
    pass.overlay(.text(layout, at: CGPoint(x: corner.minX + 6, y: corner.minY + 3)))
  }

  /// As `#12 layout 0.02 draw 0.11 present 0.30 ms, 2`: the last is the number of rectangles.
  func figures(rectangles: Int) -> String {
    let parts = Pass.allCases.map { "\($0) \(FrameOverlay.milliseconds(times[$0.rawValue]))" }
    return "#\(count) \(parts.joined(separator: " ")) ms, \(rectangles)"
  }

  /// A time in milliseconds with two digits after the point.
  static func milliseconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let hundredths = seconds * 100_000 + attoseconds / 10_000_000_000_000
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
