import TouchDrawing
import TouchGeometry
import TouchKit

/// Lays out the window: the scene list on the left, the stage in the middle, the explanation and the detail tabs on the
/// right, and the lanes below.
///
/// If a high scene leaves no room for the lanes below it, they are next to it, below the explanation. In a still lower
/// window, the recorder's buttons are there too. The borders between the parts can be dragged. A scene that is larger
/// than the stage can be scrolled with the bars at the edges of the stage, and by dragging or turning the wheel outside
/// of the scene.
///
/// All parts but the scene are enlarged with the desktop's text scale: they are laid out in *panel points*, of which
/// one is `textScale` points of the window. The scene is laid out as if it were smaller instead.
@MainActor final class InspectorLayout: UIView {
  private let subject: UIWindow
  private let list: UIView?
  private let why: UIView
  private let details: UIView
  private let lanes: UIView
  /// The superview of all parts but the scene; its coordinates are panel points.
  private let sides: UIView
  private let placeBar: ((CGRect) -> Void)?
  /// The scroll offset of a scene that is larger than the stage, in panel points.
  private var scroll = CGPoint.zero
  /// The sizes and the zoom that the user has set.
  var preference: Arrangement { didSet { if preference != oldValue { setNeedsLayout() } } }
  private var splitters: (list: Splitter, side: Splitter, lanes: Splitter, why: Splitter)!
  private var scrollers: (across: StageScroller, along: StageScroller)!
  private var zoomBar: ZoomBar!
  /// The background of the responder chain and the zoom, which covers a scene that is higher than the stage.
  private let foot = UIView()
  /// Whether the list is shown over the stage, in a window that has no room for both.
  var showsList = false { didSet { setNeedsLayout() } }
  /// Called after each layout, with whether the list is hidden for lack of room.
  var onList: (_ isHidden: Bool) -> Void = { _ in }
  /// Called after the style, the contrast or the text scale has changed, with whether the style is dark.
  var onStyle: (Bool) -> Void = { _ in }
  /// Called after each layout, with the visible part of the stage and with the frame of the responder chain, in the
  /// coordinates of the window.
  var onStage: (_ stage: CGRect, _ rail: CGRect) -> Void = { _, _ in }

  static let margin: CGFloat = 16
  /// The scene's distance from the upper edge, if there is room.
  static let headRoom: CGFloat = 8
  /// The minimum height of the lanes if they are below the scene.
  static let minimumLanes: CGFloat = 136
  static let minimumPanel: CGFloat = 320
  static let bestPanel: CGFloat = 384
  /// The width that the panels keep where a scene next to them would leave less: it is scrolled.
  static let narrowestPanel: CGFloat = 220
  /// The minimum size to which a part can be dragged.
  static let minimumPart: CGFloat = 96
  /// The height from which the explanation and a tab have room one above the other.
  static let leastForDetails: CGFloat = 420

  /// - Parameters:
  ///   - subject: the scene's window, which the layout moves and scales.
  ///   - sides: the superview of the other parts, in front of the scene. The layout enlarges it with the texts.
  ///   - preference: the sizes and the zoom that the user has set before.
  init(
    subject: UIWindow, sides: UIView, list: UIView?, why: UIView, details: UIView, lanes: UIView,
    preference: Arrangement,
    placeBar: ((CGRect) -> Void)?
  ) {
    (self.subject, self.list, self.why, self.details, self.lanes) = (subject, list, why, details, lanes)
    (self.sides, self.placeBar, self.preference) = (sides, placeBar, preference)
    super.init(frame: .zero)
    for view in [list, why, details, lanes] { if let view { sides.addSubview(view) } }
    addHandles(to: sides)
    contentMode = .redraw
    let pan = UIPanGestureRecognizer(target: self, action: Selector(InspectorLayout.dragged))
    pan.allowedScrollTypesMask = .all
    addGestureRecognizer(pan)
    addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: Selector(InspectorLayout.pinched)))
  }

  required init?(coder: NSCoder) { return nil }

  private func addHandles(to sides: UIView) {
    scrollers = (
      StageScroller(.across) { [weak self] in self?.move(to: CGPoint(x: $0, y: self?.scroll.y ?? 0)) },
      StageScroller(.along) { [weak self] in self?.move(to: CGPoint(x: self?.scroll.x ?? 0, y: $0)) }
    )
    splitters = (
      Splitter(.across, size: { [weak self] in self?.frames.list.width ?? 0 }) { [weak self] in
        self?.preference.list = $0
      },
      Splitter(.across, isReversed: true, size: { [weak self] in self?.sideWidth ?? 0 }) { [weak self] in
        self?.resizeSide($0)
      },
      Splitter(.along, isReversed: true, size: { [weak self] in self?.frames.lanes.height ?? 0 }) { [weak self] in
        self?.preference.lanes = $0
      },
      Splitter(.along, size: { [weak self] in self?.frames.why.height ?? 0 }) { [weak self] in
        self?.preference.whyHeight = $0
      }
    )
    for view in [foot, scrollers.across, scrollers.along] { sides.addSubview(view) }
    zoomBar = ZoomBar(step: { [weak self] in self?.zoom(by: $0) }, fit: { [weak self] in self?.fit() })
    sides.addSubview(zoomBar)
    for view in [splitters.list, splitters.side, splitters.lanes, splitters.why] { sides.addSubview(view) }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let style = traitCollection.userInterfaceStyle
    let isOther = traitCollection.accessibilityContrast != previousTraitCollection?.accessibilityContrast
    if isOther || style != previousTraitCollection?.userInterfaceStyle { onStyle(style == .dark) }
    setNeedsLayout()
  }

  /// The number of points of the window per panel point.
  var textScale: CGFloat { TextScale.factor(traitCollection, in: bounds.size) }

  /// Whether the tabs are open in a window that has no room for them and the explanation.
  var opensDetails = false { didSet { if opensDetails != oldValue { setNeedsLayout() } } }
  /// Whether the lanes are open in a window that has no room for them and the explanation.
  var opensLanes = false { didSet { if opensLanes != oldValue { setNeedsLayout() } } }
  /// Called after each layout, with whether the lanes can be folded.
  var onFold: (_ isPossible: Bool) -> Void = { _ in }
  /// The height that the lanes of the scene need.
  var lanesNeed: CGFloat = .infinity { didSet { if lanesNeed != oldValue { setNeedsLayout() } } }

  /// The current frames of all parts, in panel points.
  var frames: Frames {
    let (window, scene, scale) = (bounds.size, subject.bounds.size, textScale)
    return Frames(
      window: CGSize(width: window.width / scale, height: window.height / scale),
      scene: CGSize(width: scene.width / scale, height: scene.height / scale), hasList: list != nil,
      hasBar: placeBar != nil, scroll: scroll, preference: preference, lanes: lanesNeed, opensDetails: opensDetails,
      opensLanes: opensLanes)
  }

  override func layoutSubviews() {
    let (frames, scale) = (frames, textScale)
    if Look.textScale != scale {
      Look.textScale = scale
      onStyle(traitCollection.userInterfaceStyle == .dark)
    }
    sides.fill(bounds, enlargedBy: scale)
    list?.frame = frames.list
    if let list, frames.list.isEmpty, showsList {
      list.frame = CGRect(
        x: 0, y: 0, width: min(Look.listWidth, sides.bounds.width), height: sides.bounds.height)
      list.superview?.bringSubviewToFront(list)
    }
    onList(list != nil && frames.list.isEmpty)
    onFold(frames.foldsLanes)
    why.frame = frames.why
    details.frame = frames.details
    lanes.frame = frames.lanes
    subject.transform = CGAffineTransform(scaleX: frames.zoom, y: frames.zoom)
    subject.center = CGPoint(x: frames.scene.midX * scale, y: frames.scene.midY * scale)
    placeBar?(frames.bar.times(scale))
    var rail = frames.foot.shrunk(dx: Look.unit, dy: 0)
    rail.size.width = max(0, rail.width - ZoomBar.size.width - Look.unit)
    onStage(frames.seen.times(scale), rail.times(scale))
    placeHandles(frames)
    setNeedsDisplay()
  }

  private func placeHandles(_ frames: Frames) {
    let (stage, hidden) = (frames.stage, frames.hidden)
    splitters.list.isHidden = frames.list.isEmpty
    splitters.list.layOut(at: frames.list.maxX, from: 0, to: frames.list.maxY)
    splitters.side.layOut(at: stage.maxX, from: 0, to: frames.hasLanesBelow ? stage.maxY : frames.lanes.maxY)
    splitters.lanes.isHidden = frames.foldsLanes
    splitters.lanes.layOut(at: frames.lanes.minY, from: frames.lanes.minX, to: frames.lanes.maxX)
    // If the explanation and the tabs are next to each other, no border between them can be dragged.
    splitters.why.isHidden = frames.foldsLanes || frames.why.maxY != frames.details.minY
    splitters.why.layOut(at: frames.why.maxY, from: frames.why.minX, to: frames.why.maxX)
    // The foot also covers the part of a high scene below the visible part of the stage.
    foot.frame = frames.foot.union(CGRect(x: stage.minX, y: frames.seen.maxY, width: stage.width, height: 0))
    foot.isHidden = hidden.height == 0
    foot.backgroundColor = UIColor(cgColor: Look.ground)
    zoomBar.zoom = frames.zoom
    zoomBar.frame.origin = CGPoint(
      x: stage.maxX - ZoomBar.size.width - StageScroller.thickness,
      y: (frames.foot.midY - ZoomBar.size.height / 2).rounded())
    zoomBar.isHidden = stage.width < ZoomBar.size.width + 2 * Look.unit
    let (thickness, seen) = (StageScroller.thickness, frames.seen)
    scrollers.across.frame = CGRect(x: stage.minX, y: seen.maxY, width: seen.width, height: thickness)
    scrollers.across.show(seen.width, of: seen.width + hidden.width, from: min(max(0, scroll.x), hidden.width))
    scrollers.along.frame = CGRect(x: seen.maxX, y: stage.minY, width: thickness, height: seen.height)
    scrollers.along.show(seen.height, of: seen.height + hidden.height, from: min(max(0, scroll.y), hidden.height))
  }

  // MARK: Dragging borders

  private var sideWidth: CGFloat {
    frames.hasLanesBelow ? frames.why.width : sides.bounds.width - frames.stage.maxX
  }

  private func resizeSide(_ width: CGFloat?) {
    if frames.hasLanesBelow {
      preference.panel = width
    } else {
      preference.stage = width.map { max(0, sides.bounds.width - $0 - frames.list.width) }
    }
  }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    let travel = pan.translation(in: self)
    pan.setTranslation(.zero, in: self)
    move(to: CGPoint(x: scroll.x - travel.x / textScale, y: scroll.y - travel.y / textScale))
  }

  private func move(to place: CGPoint) {
    let hidden = frames.hidden
    let target = CGPoint(x: max(0, min(place.x, hidden.width)), y: max(0, min(place.y, hidden.height)))
    guard target != scroll else { return }
    scroll = target
    setNeedsLayout()
  }

  // MARK: Zoom

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    guard pinch.state == .changed else { return }
    let step = pinch.scale >= 1.5 ? 1 : pinch.scale <= 1 / 1.5 ? -1 : 0
    guard step != 0 else { return }
    pinch.scale = 1
    zoom(by: step, at: pinch.location(in: self))
  }

  /// Zooms in or out by a step; the point of the scene at `place` in the window stays there if possible.
  func zoom(by step: Int, at place: CGPoint? = nil) {
    let (before, scale) = (frames, textScale)
    let anchor =
      place.map { CGPoint(x: $0.x / scale, y: $0.y / scale) } ?? CGPoint(x: before.stage.midX, y: before.stage.midY)
    let inScene = CGPoint(
      x: (anchor.x - before.scene.minX) / before.zoom, y: (anchor.y - before.scene.minY) / before.zoom)
    preference.zoom = Arrangement.zoom(after: before.zoom, step)
    let after = frames
    move(to: CGPoint(x: inScene.x * after.zoom + after.stage.minX - anchor.x, y: inScene.y * after.zoom - anchor.y))
  }

  /// Scrolls the scene by the shortest distance that makes a view visible, with room for the ring around it.
  func reveal(_ view: UIView) {
    layoutIfNeeded()
    let (seen, corners) = (frames.seen, HitTestAccount.corners(of: view))
    guard view.window === subject, let first = corners.first else { return }
    var box = CGRect(origin: first, size: .zero)
    for corner in corners { box = box.union(CGRect(origin: corner, size: .zero)) }
    box = box.times(1 / textScale)
    box = box.insetBy(dx: -Look.margin, dy: -Look.margin)
    // Of a view larger than the stage, the upper left corner is visible.
    let x = min(max(scroll.x, scroll.x + box.maxX - seen.maxX), scroll.x + box.minX - seen.minX)
    let y = min(max(scroll.y, scroll.y + box.maxY - seen.maxY), scroll.y + box.minY - seen.minY)
    move(to: CGPoint(x: x, y: y))
  }

  /// Restores the default zoom.
  func fit() {
    preference.zoom = nil
    scroll = .zero
    setNeedsLayout()
  }

  /// Zooms out until the whole scene is visible.
  func reveal() {
    scroll = .zero
    for zoom in Arrangement.zooms.reversed() where zoom < frames.zoom && frames.hidden != .zero {
      preference.zoom = zoom
    }
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Draws the background between the parts, and a hairline around the scene, so that a white scene is distinguishable.
  override func draw(_ rect: CGRect) {
    guard let pen = Pen() else { return }
    let (frames, scale) = (frames, textScale)
    pen.fill(frames.stage.times(scale), Look.ground)
    pen.frame(frames.scene.times(scale).insetBy(dx: -1, dy: -1), Look.line)
  }
}
