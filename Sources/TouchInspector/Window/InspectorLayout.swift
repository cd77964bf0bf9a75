import TouchDrawing
import TouchGeometry
import TouchKit

/// Puts the list to the left, the scene into the middle, the sentences and leaves to the right, and the lanes below.
///
/// Where a high scene would leave the lanes no room below it, the lanes lie below the sentences, beside the scene. In a
/// window that is lower still, the recorder's buttons go there too; a scene that is larger than the window can be moved
/// by dragging, or turning the wheel, beside it.
@MainActor final class InspectorLayout: UIView {
  private let subject: UIWindow
  private let list: UIView?
  private let why: UIView
  private let details: UIView
  private let lanes: UIView
  private let placeBar: ((CGRect) -> Void)?
  /// How far a scene that does not fit was moved.
  private var scroll = CGPoint.zero
  /// Called when the style has changed, with whether it is dark.
  var onStyle: (Bool) -> Void = { _ in }
  /// Called with the place of the responder chain, at the foot of the scene.
  var onRail: (CGRect) -> Void = { _ in }

  static let margin: CGFloat = 16
  /// The scene's distance from the upper edge, as long as there is room.
  static let headRoom: CGFloat = 8
  /// The lanes need so much, and get more where there is some.
  static let leastLanes: CGFloat = 136
  static let leastPanel: CGFloat = 320
  static let bestPanel: CGFloat = 384

  init(
    subject: UIWindow, list: UIView?, why: UIView, details: UIView, lanes: UIView, placeBar: ((CGRect) -> Void)?
  ) {
    (self.subject, self.list, self.why, self.details, self.lanes) = (subject, list, why, details, lanes)
    self.placeBar = placeBar
    super.init(frame: .zero)
    for view in [list, why, details, lanes] { if let view { addSubview(view) } }
    contentMode = .redraw
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    pan.addTarget(self, action: InspectorLayout.dragged)
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { return nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let style = traitCollection.userInterfaceStyle
    if style != previousTraitCollection?.userInterfaceStyle { onStyle(style == .dark) }
  }

  /// Where everything is, for a window and a scene of some size: a value, so that it can be checked.
  @MainActor struct Frames: Equatable {
    var list = CGRect.zero
    var stage = CGRect.zero
    var scene = CGRect.zero
    var why = CGRect.zero
    var details = CGRect.zero
    var lanes = CGRect.zero
    /// The recorder's buttons; empty without any.
    var bar = CGRect.zero
    /// How far the scene can be moved up and to the left, to see all of it.
    var hidden = CGSize.zero

    /// - Parameters:
    ///   - window: the whole.
    ///   - size: the scene's.
    ///   - hasList: whether there is a list of scenes.
    ///   - hasBar: whether there are the recorder's buttons.
    ///   - scroll: how far a scene that does not fit was moved.
    init(window: CGSize, scene size: CGSize, hasList: Bool, hasBar: Bool = false, scroll: CGPoint = .zero) {
      let (margin, headRoom) = (InspectorLayout.margin, InspectorLayout.headRoom)
      let barRoom = hasBar ? RecordingBar.height(width: size.width) + headRoom : 0
      let needed = headRoom + size.height + ChainRail.height + barRoom
      // In a narrow window the list makes room before the scene does, and then the panels.
      let spare = window.width - size.width - 2 * margin - InspectorLayout.leastPanel
      let listWidth = hasList && spare >= 160 ? min(Look.listWidth, spare) : 0
      let leastPanel = max(0, min(InspectorLayout.leastPanel, window.width - listWidth - size.width))
      list = CGRect(x: 0, y: 0, width: listWidth, height: window.height)
      var isBarBelow = hasBar
      if window.height - needed >= InspectorLayout.leastLanes {
        let free = window.height - needed
        let lanesHeight = (min(free, max(InspectorLayout.leastLanes, window.height * 0.32)) / 4).rounded(.down) * 4
        let top = window.height - lanesHeight
        let best = max(InspectorLayout.bestPanel, (window.width * 0.26).rounded())
        let panel = max(leastPanel, min(best, window.width - listWidth - size.width - 2 * margin))
        stage = CGRect(x: listWidth, y: 0, width: max(0, window.width - listWidth - panel), height: top)
        list.size.height = top
        lanes = CGRect(x: 0, y: top, width: window.width, height: lanesHeight)
        let half = (top * 0.54 / 4).rounded() * 4
        why = CGRect(x: window.width - panel, y: 0, width: panel, height: half)
        details = CGRect(x: window.width - panel, y: half, width: panel, height: top - half)
      } else {
        let column = min(size.width + 2 * margin + 8, max(0, window.width - listWidth - leastPanel))
        stage = CGRect(x: listWidth, y: 0, width: column, height: window.height)
        let left = listWidth + column
        let room = max(0, window.width - left)
        isBarBelow = hasBar && needed <= window.height
        let foot = hasBar && !isBarBelow ? RecordingBar.height(width: room - 2 * margin) + 2 * headRoom : 0
        let lanesHeight = (max(InspectorLayout.leastLanes, window.height * 0.36) / 4).rounded() * 4
        let top = max(0, window.height - lanesHeight - foot)
        lanes = CGRect(x: left, y: top, width: room, height: min(lanesHeight, window.height - foot))
        if foot > 0 {
          bar = CGRect(
            x: left + margin, y: window.height - foot + headRoom, width: max(0, room - 2 * margin),
            height: foot - 2 * headRoom)
        }
        if room >= 560 {
          let half = (room / 2).rounded()
          why = CGRect(x: left, y: 0, width: half, height: top)
          details = CGRect(x: left + half, y: 0, width: room - half, height: top)
        } else {
          let half = (top / 2).rounded()
          why = CGRect(x: left, y: 0, width: room, height: half)
          details = CGRect(x: left, y: half, width: room, height: top - half)
        }
      }
      hidden = CGSize(width: max(0, size.width - stage.width), height: max(0, size.height - stage.height))
      let foot = ChainRail.height + (isBarBelow ? barRoom : 0)
      let high = max(
        min(headRoom, stage.height - foot - size.height), ((stage.height - foot - size.height) / 2).rounded())
      scene = CGRect(
        x: stage.minX + max(0, ((stage.width - size.width) / 2).rounded()) - min(max(0, scroll.x), hidden.width),
        y: max(0, high) - min(max(0, scroll.y), hidden.height), width: size.width, height: size.height)
      if isBarBelow {
        bar = CGRect(
          x: scene.minX, y: scene.maxY + ChainRail.height, width: scene.width, height: barRoom - headRoom)
      }
    }
  }

  private var frames: Frames {
    Frames(
      window: bounds.size, scene: subject.bounds.size, hasList: list != nil, hasBar: placeBar != nil, scroll: scroll)
  }

  override func layoutSubviews() {
    let frames = frames
    list?.frame = frames.list
    why.frame = frames.why
    details.frame = frames.details
    lanes.frame = frames.lanes
    subject.frame = frames.scene
    placeBar?(frames.bar)
    onRail(frames.stage.insetBy(dx: 8, dy: 0))
    setNeedsDisplay()
  }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    let (travel, hidden) = (pan.translation(in: self), frames.hidden)
    pan.setTranslation(.zero, in: self)
    let target = CGPoint(
      x: max(0, min(scroll.x - travel.x, hidden.width)), y: max(0, min(scroll.y - travel.y, hidden.height)))
    guard target != scroll else { return }
    scroll = target
    setNeedsLayout()
  }

  /// The grounds between the parts, and a hairline around the scene, so that a white one stands out.
  override func draw(_ rect: CGRect) {
    guard let pen = Pen() else { return }
    let frames = frames
    pen.fill(frames.stage, Look.ground)
    pen.frame(frames.scene.insetBy(dx: -1, dy: -1), Look.line)
  }
}
