import TouchDrawing
import TouchGeometry

/// The times of the last frames as bars, with a line at the time that the display leaves for a frame.
///
/// Each bar has the parts layout, draw and present, from the bottom. A bar that is higher than the graph is cut off.
struct FrameGraph {
  /// The size of the graph, in points.
  static let size = CGSize(width: 196, height: 72)
  /// The number of frames that it shows.
  static let maximumBars = 60

  private static let colors = [
    CGColor(red: 0.36, green: 0.62, blue: 1, alpha: 1), CGColor(red: 1, green: 0.75, blue: 0.25, alpha: 1),
    CGColor(red: 0.35, green: 0.82, blue: 0.5, alpha: 1),
  ]
  private static let late = CGColor(red: 1, green: 0.35, blue: 0.35, alpha: 1)
  private static let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
  private static let margin: CGFloat = 8
  private static let barWidth: CGFloat = 3

  /// The times of the passes of each frame in milliseconds, oldest first.
  private(set) var bars: [[Double]] = []

  /// Adds a frame.
  ///
  /// - Parameter times: the durations of the passes, in their order.
  mutating func add(_ times: [Duration]) {
    if bars.count == FrameGraph.maximumBars { bars.removeFirst() }
    bars.append(
      times.map { time in
        let (seconds, attoseconds) = time.components
        return Double(seconds) * 1000 + Double(attoseconds) / 1e15
      })
  }

  /// Returns the figures of the last frame and the budget, such as `2.41 ms of 16.7`.
  func words(framesPerSecond: Int) -> String {
    guard let last = bars.last else { return "no frame yet" }
    let budget = 1000 / Double(max(1, framesPerSecond))
    return "\(Self.decimal(last.reduce(0, +), 100)) ms of \(Self.decimal(budget, 10))"
  }

  private static func decimal(_ number: Double, _ unit: Int) -> String {
    let count = Int((number * Double(unit)).rounded())
    let rest = String(count % unit)
    let zeros = String(repeating: "0", count: max(0, String(unit).count - 1 - rest.count))
    return "\(count / unit).\(zeros)\(rest)"
  }

  /// Draws the graph.
  @MainActor func append(to pass: inout FramePass, in rect: CGRect, framesPerSecond: Int) {
    pass.overlay(.fillRect(rect, CGColor(gray: 0, alpha: 0.82)))
    let budget = 1000 / Double(max(1, framesPerSecond))
    let isLate = (bars.last?.reduce(0, +) ?? 0) > budget
    let layout = TextLayout(
      words(framesPerSecond: framesPerSecond), font: FrameGraph.font, color: isLate ? FrameGraph.late : .white,
      lineBreakMode: .byClipping)
    pass.overlay(.text(layout, at: CGPoint(x: rect.minX + FrameGraph.margin, y: rect.minY + 3)))
    let bottom = rect.maxY - 6
    let room = bottom - rect.minY - 20
    // The budget is at half the height.
    let scale = room / 2 / CGFloat(budget)
    for (index, bar) in bars.enumerated() {
      let x = rect.minX + FrameGraph.margin + CGFloat(index) * FrameGraph.barWidth
      var y = bottom
      for (part, color) in zip(bar, FrameGraph.colors) {
        let height = min(CGFloat(part) * scale, y - (bottom - room))
        guard height > 0 else { continue }
        pass.overlay(.fillRect(CGRect(x: x, y: y - height, width: FrameGraph.barWidth - 1, height: height), color))
        y -= height
      }
    }
    let line = CGRect(
      x: rect.minX + FrameGraph.margin, y: bottom - room / 2, width: rect.width - 2 * FrameGraph.margin, height: 1)
    pass.overlay(.fillRect(line, FrameGraph.late))
  }
}
