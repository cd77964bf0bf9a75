import TouchDrawing
import TouchGeometry

/// Visualizes the cost of frames over the frame itself: the redrawn rectangles, and the times of the passes.
///
/// It exists while an inspector shows it, or if the environment variable `TOUCHSTONE_DEBUG` is a comma-separated list
/// that contains `frames`. Drawing, fading and removing the overlay is not counted as damage or as a frame. The time of
/// presenting includes the overlay's own pixels; that of the figures is the previous frame's.
package struct FrameOverlay {
  /// A part of creating a frame.
  package enum Pass: Int, CaseIterable { case layout, draw, present }

  /// What an overlay shows.
  package struct Parts: OptionSet {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The redrawn rectangles, which fade within `fading`.
    package static let damage = Parts(rawValue: 1)
    /// A graph of the times of the last frames.
    package static let times = Parts(rawValue: 2)
    /// The redrawn rectangles until the next frame, and the figures of the last frame.
    package static let figures = Parts(rawValue: 4)
  }

  /// The redrawn rectangles of the frames of a step, with the time of the first of them.
  struct Trace {
    var rects: [CGRect]
    var time: TimeInterval
  }

  /// An overlay, if the environment requests it.
  package static let wanted: FrameOverlay? = {
    guard let value = getenv("TOUCHSTONE_DEBUG") else { return nil }
    return String(cString: value).split(separator: ",").contains("frames") ? FrameOverlay() : nil
  }()

  /// The tint over the damage.
  static let tint = CGColor(red: 1, green: 0, blue: 0.6, alpha: 0.25)
  static let font = UIFont.monospacedSystemFont(ofSize: 11, weight: .regular)
  static let panel = CGSize(width: 292, height: 20)
  /// The time after which a tint has faded, in seconds.
  package static let fading: TimeInterval = 0.6
  /// The time between two steps of fading, in seconds.
  static let step: TimeInterval = 0.1

  package let parts: Parts
  /// The window whose damage is shown; nil for everything on the surface.
  private(set) weak var subject: UIWindow?
  private let clock: ContinuousClock
  private var starts: [ContinuousClock.Instant]
  private var times: [Duration]
  /// The number of presented frames.
  private(set) var count = 0
  /// The damage that has not faded, oldest first.
  private(set) var traces: [Trace] = []
  /// The times of the last frames.
  private(set) var graph = FrameGraph()
  /// Whether the frame that is presented next belongs in the graph.
  private var isCounted = false
  /// Whether the graph has a frame that it has not shown.
  private var isGraphOld = false
  /// The rectangles that the last overlay has painted.
  private(set) var painted: [CGRect] = []
  private var corner = CGRect.zero
  private var now: TimeInterval = 0
  /// Whether the overlay was shown; the figures wait for the first frame.
  private var isShown: Bool

  package init(_ parts: Parts = .figures, of subject: UIWindow? = nil) {
    (self.parts, self.subject) = (parts, subject)
    isShown = parts == .figures
    clock = ContinuousClock()
    starts = Array(repeating: clock.now, count: Pass.allCases.count)
    times = Array(repeating: .zero, count: Pass.allCases.count)
  }

  mutating func begin(_ pass: Pass) { starts[pass.rawValue] = clock.now }

  mutating func end(_ pass: Pass) {
    times[pass.rawValue] = starts[pass.rawValue].duration(to: clock.now)
    guard pass == .present, isCounted else { return }
    isCounted = false
    isGraphOld = true
    graph.add(times)
  }

  /// The time of the next step of the overlay alone; nil if it does not change without a frame.
  var nextStep: TimeInterval? {
    let isFading = parts.contains(.damage) && !traces.isEmpty
    return isFading || parts.contains(.times) && isGraphOld ? now + FrameOverlay.step : nil
  }

  /// Adds the areas of the last and the next overlay to the damage.
  ///
  /// - Parameters:
  ///   - changed: the rectangles that the frame redraws, in points; empty if only the overlay changes.
  ///   - isFrame: whether anything but the overlay differs from the last frame.
  ///   - damage: the damage of the frame.
  ///   - surface: the size of the surface.
  ///   - now: the time of the loop.
  @MainActor mutating func willShow(
    _ changed: [CGRect], isFrame: Bool, in damage: inout FrameDamage, surface: CGSize, now: TimeInterval
  ) {
    self.now = now
    let area = subject?.frame ?? CGRect(origin: .zero, size: surface)
    let isDue = !isShown || nextStep != nil
    isShown = true
    note(subject == nil ? changed : changed.map { $0.overlap(area) }.filter { !$0.isEmpty })
    guard isFrame || isDue else { return }
    if isFrame {
      count += 1
      isCounted = true
    }
    isGraphOld = false
    let size = parts.contains(.times) ? FrameGraph.size : parts.contains(.figures) ? FrameOverlay.panel : .zero
    corner = CGRect(x: max(area.maxX - size.width, 0), y: max(area.minY, 0), width: size.width, height: size.height)
    for rect in painted { damage.add(rect) }
    painted = traces.flatMap(\.rects) + (corner.isEmpty ? [] : [corner])
    for rect in painted where !changed.contains(rect) { damage.add(rect) }
  }

  /// Stores what a frame redraws, and removes what has faded.
  private mutating func note(_ rects: [CGRect]) {
    if parts.contains(.figures) {
      if !rects.isEmpty { traces = [Trace(rects: rects, time: now)] }
      return
    }
    guard parts.contains(.damage) else { return }
    traces.removeAll { now - $0.time >= FrameOverlay.fading }
    guard !rects.isEmpty else { return }
    // What is redrawn again is tinted once.
    for index in traces.indices { traces[index].rects.removeAll { old in rects.contains { $0.contains(old) } } }
    traces.removeAll { $0.rects.isEmpty }
    if let last = traces.last, now - last.time < FrameOverlay.step {
      traces[traces.count - 1].rects += rects
    } else {
      traces.append(Trace(rects: rects, time: now))
    }
    if let last = traces.last, last.rects.count > FrameOverlay.maximumRects {
      traces[traces.count - 1].rects = [last.rects.reduce(.null) { $0.union($1) }]
    }
  }

  /// The number of rectangles in a step beyond which they are shown as one.
  private static let maximumRects = 32

  /// Draws the overlay.
  ///
  /// - Parameter framesPerSecond: the display's rate, from which the budget of a frame follows.
  @MainActor func append(to pass: inout FramePass, framesPerSecond: Int) {
    for trace in traces {
      let color = CGColor(red: 1, green: 0, blue: 0.6, alpha: 0.25 * share(of: trace))
      for rect in trace.rects {
        pass.overlay(.fillRect(rect, color))
        pass.overlay(.strokeRect(rect.shrunk(dx: 0.5, dy: 0.5), width: 1, color))
      }
    }
    if parts.contains(.times) { graph.append(to: &pass, in: corner, framesPerSecond: framesPerSecond) }
    guard parts.contains(.figures) else { return }
    pass.overlay(.fillRect(corner, CGColor(gray: 0, alpha: 0.75)))
    let layout = TextLayout(
      figures(rectangles: traces.last?.rects.count ?? 0), font: FrameOverlay.font, color: .white,
      lineBreakMode: .byClipping)
    pass.overlay(.text(layout, at: CGPoint(x: corner.minX + 6, y: corner.minY + 3)))
  }

  /// How much of a tint is left, from 1 to 0.
  private func share(of trace: Trace) -> CGFloat {
    parts.contains(.figures) ? 1 : CGFloat(max(0, 1 - (now - trace.time) / FrameOverlay.fading))
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
