import TouchDrawing
import TouchGeometry

/// Visualizes the cost of frames: tints the redrawn rectangles, and prints the times of the passes in a corner.
///
/// It is enabled if the environment variable `TOUCHSTONE_DEBUG` is a comma-separated list that contains `frames`. The
/// tint of a frame stays until the next one; drawing and removing the overlay is not counted as damage. The time of
/// presenting is that of the previous frame.
package struct FrameOverlay {
  /// A part of creating a frame.
  package enum Pass: Int, CaseIterable { case layout, draw, present }

  /// An overlay, if the environment requests it.
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
  /// The number of presented frames.
  private(set) var count = 0
  /// The rectangles that the last overlay has tinted.
  private var former: [CGRect] = []
  private var corner = CGRect.zero

  package init() {
    clock = ContinuousClock()
    starts = Array(repeating: clock.now, count: Pass.allCases.count)
    times = Array(repeating: .zero, count: Pass.allCases.count)
  }

  mutating func begin(_ pass: Pass) { starts[pass.rawValue] = clock.now }

  mutating func end(_ pass: Pass) { times[pass.rawValue] = starts[pass.rawValue].duration(to: clock.now) }

  /// Adds the areas of the last and the next overlay to the damage.
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
      pass.overlay(.strokeRect(rect.shrunk(dx: 0.5, dy: 0.5), width: 1, FrameOverlay.tint))
    }
    pass.overlay(.fillRect(corner, CGColor(gray: 0, alpha: 0.75)))
    let layout = TextLayout(
      figures(rectangles: damage.count), font: FrameOverlay.font, color: .white, lineBreakMode: .byClipping)
    pass.overlay(.text(layout, at: CGPoint(x: corner.minX + 6, y: corner.minY + 3)))
  }

  /// Returns a line such as `#12 layout 0.02 draw 0.11 present 0.30 ms, 2`, with the number of rectangles at its end.
  func figures(rectangles: Int) -> String {
    let parts = Pass.allCases.map { "\($0) \(FrameOverlay.milliseconds(times[$0.rawValue]))" }
    return "#\(count) \(parts.joined(separator: " ")) ms, \(rectangles)"
  }

  /// Formats a time in milliseconds with two decimals.
  static func milliseconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let hundredths = seconds * 100_000 + attoseconds / 10_000_000_000_000
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
