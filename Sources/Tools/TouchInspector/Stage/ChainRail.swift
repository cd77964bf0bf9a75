import TouchDrawing
import TouchGeometry
import TouchKit

/// The responder chain as a line of labels below the scene, from the hit view to the application's delegate.
///
/// It shows the responders that passed the call on, the one that handled it, and those that it did not reach.
@MainActor struct ChainRail {
  let chain: ChainAccount
  /// Whether a recognizer or a view took the touch, so that an unhandled call is no fault.
  var isTaken = false

  /// The height of the area, in panel points.
  static let height: CGFloat = 32
  /// The number of points of the window per panel point.
  private let scale = Look.textScale
  private var font: UIFont { Look.enlarged(Look.tag) }

  private struct Station {
    let name: String
    /// The name without abbreviation.
    var whole: String?
    let status: ChainAccount.Status
    let width: CGFloat
  }

  /// - Parameters:
  ///   - rail: the available area.
  ///   - left: the preferred left edge.
  func draw(_ pen: Pen, in rail: CGRect, from left: CGFloat) {
    guard rail.width > 80, rail.height >= 18 * scale, !chain.steps.isEmpty else { return }
    var gap = 16 * scale
    let room = rail.width - gap
    var stations = chain.steps.indices.map { station($0, isShort: false) }
    // Every chain ends with the kit's window, scene and application, so their names can be abbreviated.
    if width(stations, gap) > room { stations = chain.steps.indices.map { station($0, isShort: true) } }
    // Keeps both ends and the responder that handled the call as long as possible.
    let (all, order) = (stations, dispensable(stations))
    var dropped: Set<Int> = []
    for index in order where width(stations, gap) > room {
      dropped.insert(index)
      stations = all.indices.compactMap { here in
        guard dropped.contains(here) else { return all[here] }
        return dropped.contains(here - 1) ? nil : Station(name: "…", status: all[here].status, width: 22 * scale)
      }
    }
    if width(stations, gap) > room {
      gap = 8 * scale
      stations = shortened(stations, to: room - gap * CGFloat(stations.count - 1))
    }
    pen.within(rail) { draw(stations, pen, in: rail, from: left, gap) }
  }

  private func draw(_ stations: [Station], _ pen: Pen, in rail: CGRect, from left: CGFloat, _ gap: CGFloat) {
    let middle = rail.midY.rounded()
    var x = max(rail.minX, min(left, rail.maxX - width(stations, gap)))
    for (index, station) in stations.enumerated() {
      if index > 0 {
        let isPassed = stations[index - 1].status == .passedOn
        let color = isPassed ? Look.way : Look.line
        pen.line(
          [CGPoint(x: x - gap + 2, y: middle), CGPoint(x: x - 6 * scale, y: middle)], color,
          width: (isPassed ? 2 : 1) * scale)
        pen.area(
          [(-2, 0), (-8, -3.5), (-8, 3.5)].map { CGPoint(x: x + $0.0 * scale, y: middle + $0.1 * scale) }, color)
      }
      draw(station, CGRect(x: x, y: middle - 9 * scale, width: station.width, height: 18 * scale), pen)
      x += station.width + gap
    }
  }

  /// The indices of the labels that can be omitted, in the order of omission: first the responders that the call did
  /// not reach, then those that passed it on, each from the end of the chain, then the end of the chain, and last its
  /// beginning, unless it handled the call.
  private func dispensable(_ stations: [Station]) -> [Int] {
    let inner = stations.indices.dropFirst().dropLast()
    let ends = [stations.count - 1, 0].filter { $0 > 0 && stations[$0].status != .handled || $0 == 0 && hasHandler }
    return inner.filter { stations[$0].status == .notReached }.reversed()
      + inner.filter { stations[$0].status == .passedOn }.reversed() + ends
  }

  /// Whether a responder other than the first one handled the call.
  private var hasHandler: Bool { chain.handler != nil && chain.status(at: 0) != .handled }

  /// The labels with names so short that all fit.
  private func shortened(_ stations: [Station], to room: CGFloat) -> [Station] {
    let rest = stations.filter { $0.name == "…" }.map(\.width).reduce(0, +)
    let count = max(stations.count { $0.name != "…" }, 1)
    let share = max(20 * scale, (room - rest) / CGFloat(count) - 14 * scale)
    let names = stations.map { ShortNames.Name(text: $0.name, font: font, room: share) }
    return zip(stations, ShortNames.fitting(names)).map { station, name in
      guard name != station.name else { return station }
      return Station(
        name: name, whole: station.whole, status: station.status,
        width: (Pen.width(name, font) + 14 * scale).rounded(.up))
    }
  }

  private func width(_ stations: [Station], _ gap: CGFloat) -> CGFloat {
    stations.map(\.width).reduce(0, +) + gap * CGFloat(max(stations.count - 1, 0))
  }

  private func station(_ index: Int, isShort: Bool) -> Station {
    let step = chain.steps[index]
    let name = isShort ? Self.short(step.name) : step.name
    return Station(
      name: name, whole: step.name, status: chain.method == nil ? .notReached : chain.status(at: index),
      width: (Pen.width(name, font) + 14 * scale).rounded(.up))
  }

  /// The abbreviated name of a responder that is at the end of every chain.
  static func short(_ name: String) -> String {
    switch name {
    case "UIWindow": "window"
    case "UIWindowScene": "scene"
    case "UIApplication": "app"
    default: name
    }
  }

  private func draw(_ station: Station, _ rect: CGRect, _ pen: Pen) {
    let (ink, rim, ground): (CGColor, CGColor, CGColor)
    switch station.status {
    case .handled: (ink, rim, ground) = (Look.onColor, Look.handled, Look.handled)
    case .passedOn: (ink, rim, ground) = (Look.way, Look.way, Look.paper)
    case .unhandled where isTaken: (ink, rim, ground) = (Look.quiet, Look.quiet, Look.paper)
    case .unhandled: (ink, rim, ground) = (Look.refused, Look.refused, Look.paper)
    case .notReached: (ink, rim, ground) = (Look.faint, Look.line, Look.ground)
    }
    pen.fill(rect, ground, radius: 9 * scale)
    pen.frame(rect, rim, width: (station.status == .passedOn ? 1.5 : 1) * scale, radius: 9 * scale)
    let left = rect.midX - Pen.width(station.name, font) / 2
    pen.text(station.name, font, ink, at: left, middle: rect.midY, for: station.whole)
  }
}
