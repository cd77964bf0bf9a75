import TouchDrawing
import TouchGeometry
import TouchKit

/// One segment of a segmented control.
@MainActor struct SegmentContent {
  var title: String?
  var image: UIImage?
  var isEnabled = true
  /// The width in points; 0 for an automatic one.
  var width: CGFloat = 0
  var action: UIAction?
  /// The offset of the content, and the insets of the image.
  var (offset, imageInsets) = (CGSize.zero, UIEdgeInsets.zero)
  /// The attributes of the title, which have priority over those of the control.
  var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()
  /// The offset of the title.
  var titleShift = UIOffset.zero
  /// The badge at the end of the title.
  var badge: SegmentBadge?

  init(title: String? = nil, image: UIImage? = nil) { (self.title, self.image) = (title, image) }

  /// Creates a segment for an action.
  init(_ action: UIAction) {
    self.action = action
    image = action.image
    if action.image == nil { title = action.title }
  }

  /// Returns the title's attributes for a state; from the normal state it inherits all except the color.
  func ownAttributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    if let own = titleAttributes.exact(state) { return own }
    var own = titleAttributes.exact(.normal)
    own?[.foregroundColor] = nil
    return own
  }

  /// Returns the width that the segment requires, including its padding, in the fonts that its title may have.
  func naturalWidth(_ fonts: [UIFont]) -> CGFloat {
    if width > 0 { return width }
    let own = [UIControl.State.normal, .selected].compactMap { titleAttributes[$0]?[.font] as? UIFont }
    let fonts = own.isEmpty ? fonts : own
    let text = title.map { title in fonts.map { textSize(title, $0).width }.max() ?? 0 }
    let content = pictureSize.width + (text ?? 0) + (image != nil && text != nil ? ControlTuning.segmentGap : 0)
    return max(content + 2 * ControlTuning.segmentMargin, Look.row)
  }

  /// The size at which the image is drawn: next to a title, no higher than the line.
  var pictureSize: CGSize {
    guard let size = image?.size, size.height > 0 else { return .zero }
    let part = title == nil ? 1 : min(1, ControlTuning.segmentPicture / size.height)
    return CGSize(width: size.width * part, height: size.height * part)
  }
}

extension UISegmentedControl {
  func deleteSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(segment, 0), segments.count - 1)
    segments.remove(at: index)
    if chosen == index {
      choose(UISegmentedControl.noSegment, animated: false)
    } else if chosen > index {
      choose(chosen - 1, animated: false)
    }
    segmentsDidChange()
  }

  func deleteAllSegments() {
    segments = []
    choose(UISegmentedControl.noSegment, animated: false)
    segmentsDidChange()
  }

  /// Sets the action of a segment, which shows the action's image, or its title if it has none.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    let shown = SegmentContent(action)
    change(segment) { ($0.title, $0.image, $0.action) = (shown.title, shown.image, action) }
  }

  /// Sets a title with an image before it; each may be nil.
  package func setTitle(
    _ title: String?, image: UIImage?, insets: UIEdgeInsets = .zero, forSegmentAt segment: Int
  ) {
    change(segment) { ($0.title, $0.image, $0.imageInsets) = (title, image, insets) }
  }

  /// Returns the action of a segment, or nil.
  public func actionForSegment(at segment: Int) -> UIAction? { self[segment]?.action }

  /// Returns the first segment whose action has this identifier, or `Int.max`, the value of Foundation's `NSNotFound`.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? .max
  }

  func setTitleAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    noteAppearance("setTitleTextAttributes", state.rawValue) { $0.setTitleTextAttributes(attributes, for: state) }
    titleAttributes.set(attributes?.isEmpty == true ? nil : attributes, for: state)
    segmentsDidChange()
  }

  /// Sets the attributes of one segment's title in a state, which have priority over the control's; nil for the
  /// control's.
  package func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State, forSegmentAt segment: Int
  ) {
    change(segment) { $0.titleAttributes.set(attributes, for: state) }
  }

  /// Sets the offset of one segment's title, in points.
  package func setTitleShift(_ shift: UIOffset, forSegmentAt segment: Int) {
    guard self[segment]?.titleShift != shift else { return }
    change(segment) { $0.titleShift = shift }
  }

  /// Sets the badge at the end of one segment's title; nil for the plain title.
  package func setBadge(_ badge: SegmentBadge?, forSegmentAt segment: Int) { change(segment) { $0.badge = badge } }

  func titleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes.exact(state)
  }

  /// Sets the color of template images in a state; nil for that of titles.
  package func setImageColor(_ color: UIColor?, for state: UIControl.State) {
    imageColors.set(color, for: state)
    setNeedsDisplay()
  }

  /// The fonts that titles may have.
  private var titleFonts: [UIFont] {
    let own = [State.normal, .selected].compactMap { titleAttributes[$0]?[.font] as? UIFont }
    return own.isEmpty ? [Look.Font.small] : own
  }

  subscript(index: Int) -> SegmentContent? { segments.indices.contains(index) ? segments[index] : nil }

  func insert(_ segment: SegmentContent, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if chosen >= index { choose(chosen + 1, animated: false) }
    segmentsDidChange()
  }

  func change(_ index: Int, _ body: (inout SegmentContent) -> Void) {
    precondition(segments.indices.contains(index), "UISegmentedControl: \(index) is not a segment")
    body(&segments[index])
    segmentsDidChange()
  }

  // MARK: Rectangles

  /// The preferred widths of the segments: uniform, or each its own.
  var naturalWidths: [CGFloat] {
    let fonts = titleFonts
    let widths = segments.map { $0.naturalWidth(fonts) }
    guard !apportionsSegmentWidthsByContent, let widest = widths.max() else { return widths }
    return segments.map { $0.width > 0 ? $0.width : widest }
  }

  /// The rectangles of the segments: the preferred widths, stretched or squeezed to the bounds where no width was set.
  var segmentRects: [CGRect] {
    let widths = naturalWidths
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = widths.reduce(0, +) - fixed
    let factor = free > 0 ? max(0, bounds.width - fixed) / free : 1
    var (x, rects) = (bounds.minX, [CGRect]())
    for (segment, natural) in zip(segments, widths) {
      let width = segment.width > 0 ? segment.width : natural * factor
      rects.append(CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
      x += width
    }
    return rects.map { mirrored($0, in: bounds) }
  }

  /// Returns the segment that contains a point.
  func index(at place: CGPoint) -> Int? { segmentRects.firstIndex { $0.contains(place) } }

  /// Returns the segment above, below or next to a point.
  func index(near place: CGPoint) -> Int? {
    let rects = segmentRects
    return rects.firstIndex { isMirrored ? place.x >= $0.minX : place.x < $0.maxX } ?? rects.indices.last
  }

  // MARK: Drawing

  func drawSegments() {
    let (rects, now) = (segmentRects, drawingTime)
    if plate.isMoving(at: now) { redraw.schedule(self, in: ControlTuning.frameTime) }
    let alpha = isEnabled ? Look.Strength.fill.rest : Look.Strength.disabled
    let hasGrounds = !grounds.isEmpty
    if hasGrounds {
      for (index, rect) in rects.enumerated() { drawGround(in: rect, state: state(of: index)) }
    } else {
      Look.shade.faded(alpha).fill(bounds, radius: Look.radius)
    }
    drawLines(rects)
    defer { drawDividers(rects) }
    if let pressed, pressed != chosen, !hasGrounds {
      drawPlate(rects[pressed], Look.shade.faded(Look.Strength.bare.pressed))
    }
    if let hovered, isEnabled, !hasGrounds, hovered != chosen, pressed == nil, segments[hovered].isEnabled {
      drawPlate(rects[hovered], Look.shade.faded(Look.Strength.bare.hovered))
    }
    let color = selectedSegmentTintColor ?? Look.plate.color
    if chosen >= 0, chosen < rects.count, !hasGrounds {
      let place = min(max(plate.value(at: now), 0), CGFloat(rects.count - 1))
      let (left, part) = (Int(clamping: place), place - place.rounded(.down))
      let (from, to) = (rects[left], rects[min(left + 1, rects.count - 1)])
      let rect = CGRect(
        x: from.minX + (to.minX - from.minX) * part, y: from.minY, width: from.width + (to.width - from.width) * part,
        height: from.height)
      let inset: CGFloat = pressed == chosen ? ControlTuning.plateMargin + 1 : ControlTuning.plateMargin
      drawKnob(
        rect.shrunk(dx: inset, dy: inset), isEnabled ? color : color.faded(0.7), radius: Look.innerRadius,
        casts: isEnabled)
    }
    for (index, rect) in rects.enumerated() {
      let shift = segments[index].offset
      draw(
        segments[index],
        in: rect.offsetBy(dx: shift.width, dy: shift.height)
          .moved(by: shifts.shown(index, of: rects.count, isLow: isLow)),
        isChosen: index == chosen, state: state(of: index), on: hasGrounds ? nil : color)
    }
  }

  /// Returns the current state of a segment.
  func state(of index: Int) -> State {
    guard isEnabled, segments[index].isEnabled else { return .disabled }
    return index == chosen ? .selected : index == pressed ? .highlighted : .normal
  }

  private func drawPlate(_ rect: CGRect, _ color: UIColor) {
    color.fill(rect.shrunk(dx: ControlTuning.plateMargin, dy: ControlTuning.plateMargin), radius: Look.innerRadius)
  }

  /// Draws thin lines between segments that are not selected.
  private func drawLines(_ rects: [CGRect]) {
    guard !grounds.hasDividers else { return }
    for index in rects.indices.dropFirst() where index != chosen && index - 1 != chosen {
      let edge = isMirrored ? rects[index].maxX : rects[index].minX
      let x = (edge - Look.hairline / 2).rounded()
      Look.line.color.fill(
        CGRect(x: x, y: bounds.minY + 8, width: Look.hairline, height: bounds.height - 16), radius: 0)
    }
  }

  private func draw(_ segment: SegmentContent, in rect: CGRect, isChosen: Bool, state: State, on plate: UIColor?) {
    let isUsable = isEnabled && segment.isEnabled
    let light = isChosen ? plate.map { Look.readable(on: $0, or: Look.ink) } ?? Look.ink.color : Look.ink.color
    let color = isUsable ? light : Look.disabled.color
    let font = isChosen ? ControlTuning.chosenSegmentFont : Look.Font.small
    // Disabled segments are gray, unless attributes are set for that state.
    let common = isUsable ? titleAttributes[state] : titleAttributes.exact(state)
    let attributes = segment.ownAttributes(state).map { own in common?.merging(own) { $1 } ?? own } ?? common
    var area = rect.shrunk(dx: ControlTuning.plateMargin + 2, dy: 0)
    if let image = segment.image {
      let size = segment.pictureSize
      var x = rect.midX - size.width / 2
      if let title = segment.title {
        let text = textSize(title, attributes?[.font] as? UIFont ?? font).width
        let whole = min(size.width + ControlTuning.segmentGap + text, area.width)
        x = rect.midX - whole / 2
        let start = x + size.width + ControlTuning.segmentGap
        area = CGRect(x: start, y: area.minY, width: max(rect.midX + whole / 2 - start, 0), height: area.height)
      }
      let place = CGPoint(x: x.rounded(), y: (rect.midY - size.height / 2).rounded())
      let own = isUsable ? imageColors[state] : imageColors.exact(state)
      drawImage(
        image, in: CGRect(origin: place, size: size).inset(by: segment.imageInsets), tint: own ?? color,
        alpha: isUsable ? 1 : 0.5)
    }
    guard var title = segment.title else { return }
    area = area.moved(by: segment.titleShift)
    let used = attributes?[.font] as? UIFont ?? font
    if let rest = segment.badge?.draw(after: title, used, in: area, isMirrored: isMirrored) { (area, title) = rest }
    guard let attributes else { return drawText(title, font, color, in: area) }
    drawText(title, attributes, font, color, in: area)
  }
}
