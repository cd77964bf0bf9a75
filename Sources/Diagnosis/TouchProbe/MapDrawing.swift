import TouchCapture
import TouchDrawing
import TouchGeometry
import TouchKit

/// Draws a touch map and crosses over the frame of a window scene.
///
/// The colors mean the same as in the inspector: green areas are reached, orange ones are small, and hatched ones are
/// another view's. They are the same in the light and the dark style.
@MainActor struct MapDrawing {
  private let surface: CGRect
  private var commands: [DisplayList.Command] = []
  private var box = CGRect.null
  /// The rectangles of the labels.
  private var labels: [CGRect] = []

  private static let reached = color(0x007659)
  private static let small = color(0xE69F00)
  private static let lost = color(0xB34A06)
  private static let paper = CGColor(gray: 1, alpha: 0.9)
  private static let font = UIFont.systemFont(ofSize: 11)
  /// The distance between two lines of the hatching.
  private static let spacing: CGFloat = 6

  /// - Parameter surface: what is drawn outside of this rectangle is not visible.
  init(on surface: CGRect) { self.surface = surface }

  /// What was added; nil if that is nothing.
  var result: FrameDrawing? { commands.isEmpty ? nil : FrameDrawing(commands, in: box.intersection(surface)) }

  mutating func add(_ map: TouchMap) {
    // Large views first, so that views in front of them have their own color.
    let entries = map.entries.sorted { $0.area.width * $0.area.height > $1.area.width * $1.area.height }
    for entry in entries {
      let color = Self.color(of: entry)
      for cell in entry.reachedCells { fill(cell, Self.tint(color, entry.isSmall ? 0.3 : 0.14)) }
      for cell in entry.hiddenCells { hatch(cell) }
      guard !entry.area.isEmpty else { continue }
      frame(entry.area, color, width: entry.reachable == nil ? 2 : 1)
      if entry.reachable == nil { cross(entry.area) }
    }
    for (one, other) in map.neighbors {
      line([CGPoint(x: one.midX, y: one.midY), CGPoint(x: other.midX, y: other.midY)], Self.small, width: 2)
    }
    // The smallest views need their labels most.
    for entry in entries.reversed() where !entry.area.isEmpty {
      if let words = entry.label { label(words, at: entry.area, Self.color(of: entry)) }
    }
  }

  /// Adds a cross where an untaken touch began; the chosen one has a ring.
  mutating func addCross(at point: CGPoint, isChosen: Bool) {
    for (width, color) in [(5, Self.paper), (2.5, Self.lost)] as [(CGFloat, CGColor)] {
      for slope in [CGFloat(1), -1] {
        line([-6, 6].map { CGPoint(x: point.x + $0, y: point.y + $0 * slope) }, color, width: width)
      }
      guard isChosen else { continue }
      let ring = CGRect(x: point.x - 13, y: point.y - 13, width: 26, height: 26)
      add(.strokeRoundedRect(ring, radius: 13, width: width, color), ring.insetBy(dx: -3, dy: -3))
    }
  }

  // MARK: Shapes

  private static func color(_ hex: UInt32) -> CGColor {
    CGColor(
      red: CGFloat(hex >> 16) / 255, green: CGFloat((hex >> 8) & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: 1)
  }

  private static func color(of entry: TouchMap.Entry) -> CGColor {
    entry.reachable == nil ? lost : entry.isSmall ? small : reached
  }

  private static func tint(_ color: CGColor, _ alpha: CGFloat) -> CGColor { color.copy(alpha: alpha) ?? color }

  private mutating func add(_ command: DisplayList.Command, _ rect: CGRect) {
    commands.append(command)
    box = box.isNull ? rect : box.union(rect)
  }

  private mutating func fill(_ rect: CGRect, _ color: CGColor) { add(.fillRect(rect, color), rect) }

  private mutating func frame(_ rect: CGRect, _ color: CGColor, width: CGFloat) {
    add(.strokeRect(rect.insetBy(dx: width / 2, dy: width / 2), width: width, color), rect)
  }

  private mutating func line(_ points: [CGPoint], _ color: CGColor, width: CGFloat) {
    var path = DisplayList.Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    add(
      .strokePath(path, StrokeStyle(width: width, cap: .round), color), path.controlBox.insetBy(dx: -width, dy: -width))
  }

  private mutating func hatch(_ rect: CGRect) {
    fill(rect, Self.tint(Self.lost, 0.14))
    var path = DisplayList.Path()
    // Aligned to the surface, so that the lines of adjacent rectangles match.
    let base = (rect.maxY / Self.spacing).rounded(.up) * Self.spacing
    var x = ((rect.minX - base + rect.minY) / Self.spacing).rounded(.down) * Self.spacing
    while x < rect.maxX {
      path.move(to: CGPoint(x: x, y: base))
      path.addLine(to: CGPoint(x: x + base - rect.minY, y: rect.minY))
      x += Self.spacing
    }
    add(.save, rect)
    add(.clipRect(rect), rect)
    add(.strokePath(path, StrokeStyle(width: 1.5), Self.tint(Self.lost, 0.7)), rect)
    add(.restore, rect)
  }

  private mutating func cross(_ area: CGRect) {
    line([CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.maxY)], Self.lost, width: 1)
    line([CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.minY)], Self.lost, width: 1)
  }

  /// Draws a label below, above or inside of an area; where none of these is free, there is no label.
  private mutating func label(_ words: String, at area: CGRect, _ color: CGColor) {
    let layout = TextLayout(words, font: Self.font, color: .black, lineBreakMode: .byClipping)
    let text = TextSystem.current.measure(layout).size
    let size = CGSize(width: text.width.rounded(.up) + 8, height: text.height.rounded(.up) + 4)
    let x = max(surface.minX, min(area.midX - size.width / 2, surface.maxX - size.width))
    let places = [area.maxY + 2, area.minY - size.height - 2, area.minY + 2].map {
      CGRect(origin: CGPoint(x: x, y: $0), size: size)
    }
    guard
      let rect = places.first(where: { place in
        surface.contains(place) && !labels.contains { $0.intersects(place) }
      })
    else { return }
    labels.append(rect)
    fill(rect, Self.paper)
    frame(rect, color, width: 1)
    add(.text(layout, at: CGPoint(x: rect.minX + 4, y: rect.minY + 2)), rect)
  }
}
