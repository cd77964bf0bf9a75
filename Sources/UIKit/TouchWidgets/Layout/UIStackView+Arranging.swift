import TouchGeometry
@_spi(TouchKit) import TouchKit

@_spi(TouchKit) extension UIStackView: LayoutAdviser {
  /// What the views in it have to say, by constraints of the stack view's own.
  public var layoutAdvice: LayoutAdvice { [.flowing, .hasBaseline, .constrainsItself] }

  /// Whether text in it is broken into lines.
  public var flows: Bool {
    StackMeasures.flows(self) { shown.contains { $0.view.kitAdviser?.flows == true } }
  }

  /// In a column, the baseline of the first or last view; in a row, the lowest of the first or highest of the last.
  public func baseline(isFirst: Bool, in size: CGSize) -> CGFloat? {
    StackMeasures.baseline(of: self, isFirst: isFirst, in: size) {
      let entries = shown
      let places = Array(zip(entries, frames(entries, in: inside(CGRect(origin: .zero, size: size)))))
      for (entry, frame) in isFirst ? places : places.reversed() {
        guard let line = entry.view.kitAdviser?.baseline(isFirst: isFirst, in: frame.size) else { continue }
        return frame.minY + line
      }
      return nil
    }
  }

  /// The views that take room.
  var shown: [ArrangedView] { arranged.filter { !$0.view.isHidden } }

  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  private func inside(_ bounds: CGRect) -> CGRect {
    let room = bounds.inset(by: margins)
    return CGRect(origin: room.origin, size: CGSize(width: max(room.size.width, 0), height: max(room.size.height, 0)))
  }

  /// The size of all with the margins, in a width, or in the width that they want.
  func naturalSize(width: CGFloat?) -> CGSize {
    StackMeasures.size(of: self, width: width) { measuredSize(width: width) }
  }

  private func measuredSize(width: CGFloat?) -> CGSize {
    let (entries, margins) = (shown, margins)
    let (across, down) = (margins.left + margins.right, margins.top + margins.bottom)
    let sizes = entries.map(\.size)
    let room = width.map { max($0 - across, 0) }
    switch axis {
    case .horizontal:
      let line = line(entries, sizes.map(\.width))
      let natural = line.naturalLength(distribution)
      let widths = line.places(in: min(room ?? natural, natural), distribution).map(\.length)
      let heights = zip(zip(entries, sizes), widths).map { $0.0.height(in: $1, natural: $0.1) }
      return CGSize(
        width: (room ?? natural) + across,
        height: crossHeight(entries, zip(widths, heights).map { CGSize(width: $0, height: $1) }) + down)
    case .vertical:
      let natural = sizes.map(\.width).max() ?? 0
      let inside = zip(entries, sizes).map { entry, size in
        let width = min(room ?? natural, max(size.width, 0))
        return CGSize(width: width, height: entry.height(in: width, natural: size))
      }
      return CGSize(
        width: (room ?? natural) + across, height: column(entries, inside).naturalLength(distribution) + down)
    }
  }

  private func line(_ entries: [ArrangedView], _ lengths: [CGFloat]) -> StackLine {
    StackLine(
      items: zip(entries, lengths).map { $0.item(axis, $1) }, spacings: entries.dropLast().map { distance(after: $0) })
  }

  /// The views below each other, in sizes that they want.
  private func column(_ entries: [ArrangedView], _ sizes: [CGSize]) -> StackLine {
    var line = line(entries, sizes.map(\.height))
    guard measuresFromBaselines else { return line }
    for index in line.spacings.indices {
      let (above, below) = (sizes[index], sizes[index + 1])
      let last = entries[index].view.kitAdviser?.baseline(isFirst: false, in: above) ?? above.height
      let first = entries[index + 1].view.kitAdviser?.baseline(isFirst: true, in: below) ?? below.height
      line.spacings[index] -= above.height - last + first
    }
    return line
  }

  /// Whether distances go from baseline to baseline (semantics 25.48).
  var measuresFromBaselines: Bool { isBaselineRelativeArrangement && axis == .vertical }

  func placeArrangedViews() {
    let entries = shown
    // Frames are computed first: placing a view may run handlers that query sizes again.
    let room = inside(bounds)
    var places = StackMeasures.pass { frames(entries, in: room) }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      places = places.map { $0.offsetBy(dx: room.minX + room.maxX - $0.minX - $0.maxX, dy: 0) }
    }
    let scale = max(traitCollection.displayScale, 1)
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    for (entry, frame) in zip(entries, places) {
      let (left, top) = (pixel(frame.minX), pixel(frame.minY))
      entry.place(in: CGRect(x: left, y: top, width: pixel(frame.maxX) - left, height: pixel(frame.maxY) - top))
    }
  }

  private func frames(_ entries: [ArrangedView], in room: CGRect) -> [CGRect] {
    let sizes = entries.map(\.size)
    switch axis {
    case .horizontal:
      let places = line(entries, sizes.map(\.width)).places(in: room.width, distribution)
      let natural = zip(zip(entries, sizes), places).map { pair, place in
        CGSize(width: place.length, height: min(pair.0.height(in: place.length, natural: pair.1), room.height))
      }
      return zip(places, vertically(entries, natural, room.height)).map { place, cross in
        CGRect(x: room.minX + place.start, y: room.minY + cross.start, width: place.length, height: cross.length)
      }
    case .vertical:
      let crosses = sizes.map { horizontally(min($0.width, room.width), room.width) }
      let inside = zip(zip(entries, sizes), crosses).map { pair, cross in
        CGSize(width: cross.length, height: pair.0.height(in: cross.length, natural: pair.1))
      }
      let places = column(entries, inside).places(in: room.height, distribution)
      return zip(places, crosses).map { place, cross in
        CGRect(x: room.minX + cross.start, y: room.minY + place.start, width: cross.length, height: place.length)
      }
    }
  }

  private func horizontally(_ length: CGFloat, _ room: CGFloat) -> StackLine.Place {
    switch alignment {
    case .fill: StackLine.Place(start: 0, length: room)
    case .leading, .firstBaseline, .lastBaseline: StackLine.Place(start: 0, length: length)
    case .center: StackLine.Place(start: (room - length) / 2, length: length)
    case .trailing: StackLine.Place(start: room - length, length: length)
    }
  }

  private func vertically(_ entries: [ArrangedView], _ sizes: [CGSize], _ room: CGFloat) -> [StackLine.Place] {
    switch alignment {
    case .fill: return sizes.map { _ in StackLine.Place(start: 0, length: room) }
    case .leading: return sizes.map { StackLine.Place(start: 0, length: $0.height) }
    case .center: return sizes.map { StackLine.Place(start: (room - $0.height) / 2, length: $0.height) }
    case .trailing: return sizes.map { StackLine.Place(start: room - $0.height, length: $0.height) }
    case .firstBaseline, .lastBaseline:
      let lines = baselines(entries, sizes)
      let lowest = lines.max() ?? 0
      return zip(lines, sizes).map { StackLine.Place(start: lowest - $0, length: $1.height) }
    }
  }

  /// How high a row is whose views have given sizes.
  private func crossHeight(_ entries: [ArrangedView], _ sizes: [CGSize]) -> CGFloat {
    guard alignment == .firstBaseline || alignment == .lastBaseline else { return sizes.map(\.height).max() ?? 0 }
    let lines = baselines(entries, sizes)
    return (lines.max() ?? 0) + (zip(lines, sizes).map { $1.height - $0 }.max() ?? 0)
  }

  /// The baseline of each view; the bottom of one without text.
  private func baselines(_ entries: [ArrangedView], _ sizes: [CGSize]) -> [CGFloat] {
    zip(entries, sizes).map { entry, size in
      entry.view.kitAdviser?.baseline(isFirst: alignment == .firstBaseline, in: size) ?? size.height
    }
  }
}
