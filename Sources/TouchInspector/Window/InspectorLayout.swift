import TouchDrawing
import TouchGeometry
import TouchKit

/// Puts the list to the left, the scene into the middle, the sentences and leaves to the right, and the lanes below.
///
/// Where a high scene would leave the lanes no room below it, the lanes lie below the sentences, beside the scene.
@MainActor final class InspectorLayout: UIView {
  private unowned let subject: UIWindow
  private let list: UIView?
  private let why: UIView
  private let details: UIView
  private let lanes: UIView
  private let footRoom: CGFloat
  /// Called with the place of the responder chain, at the foot of the scene.
  var onRail: (CGRect) -> Void = { _ in }

  static let margin: CGFloat = 16
  /// The lanes need so much, and get more where there is some.
  static let leastLanes: CGFloat = 136
  static let leastPanel: CGFloat = 320
  static let bestPanel: CGFloat = 384

  init(subject: UIWindow, list: UIView?, why: UIView, details: UIView, lanes: UIView, footRoom: CGFloat) {
    (self.subject, self.list, self.why, self.details, self.lanes) = (subject, list, why, details, lanes)
    self.footRoom = footRoom
    super.init(frame: .zero)
    for view in [list, why, details, lanes] { if let view { addSubview(view) } }
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  /// Where everything is, for a window and a scene of some size: a value, so that it can be checked.
  @MainActor struct Frames: Equatable {
    var list = CGRect.zero
    var stage = CGRect.zero
    var scene = CGRect.zero
    var why = CGRect.zero
    var details = CGRect.zero
    var lanes = CGRect.zero

    init(window: CGSize, scene size: CGSize, hasList: Bool, footRoom: CGFloat = 0) {
      let margin = InspectorLayout.margin
      let foot = ChainRail.height + footRoom
      let needed = size.height + margin / 2 + foot
      // In a narrow window the list makes room before the scene does.
      let spare = window.width - size.width - 2 * margin - InspectorLayout.leastPanel
      let listWidth = hasList && spare >= 160 ? min(Look.listWidth, spare) : 0
      let isWide = window.height - needed >= InspectorLayout.leastLanes
      if isWide {
        let free = window.height - needed
        let lanesHeight = (min(free, max(InspectorLayout.leastLanes, window.height * 0.32)) / 4).rounded(.down) * 4
        let top = window.height - lanesHeight
        let best = max(InspectorLayout.bestPanel, (window.width * 0.26).rounded())
        let panel = max(InspectorLayout.leastPanel, min(best, window.width - listWidth - size.width - 2 * margin))
        stage = CGRect(x: listWidth, y: 0, width: max(0, window.width - listWidth - panel), height: top)
        list = CGRect(x: 0, y: 0, width: listWidth, height: top)
        lanes = CGRect(x: 0, y: top, width: window.width, height: lanesHeight)
        let half = (top * 0.54 / 4).rounded() * 4
        why = CGRect(x: window.width - panel, y: 0, width: panel, height: half)
        details = CGRect(x: window.width - panel, y: half, width: panel, height: top - half)
      } else {
        let column = min(size.width + 2 * margin + 8, max(0, window.width - listWidth - InspectorLayout.leastPanel))
        stage = CGRect(x: listWidth, y: 0, width: column, height: window.height)
        list = CGRect(x: 0, y: 0, width: listWidth, height: window.height)
        let left = listWidth + column
        let room = max(0, window.width - left)
        let lanesHeight = (max(InspectorLayout.leastLanes, window.height * 0.36) / 4).rounded() * 4
        let top = max(0, window.height - lanesHeight)
        lanes = CGRect(x: left, y: top, width: room, height: lanesHeight)
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
      scene = CGRect(
        x: stage.minX + max(0, ((stage.width - size.width) / 2).rounded()),
        y: max(0, ((stage.height - foot - size.height) / 2).rounded()), width: size.width, height: size.height)
    }
  }

  private var frames: Frames {
    Frames(window: bounds.size, scene: subject.bounds.size, hasList: list != nil, footRoom: footRoom)
  }

  override func layoutSubviews() {
    let frames = frames
    list?.frame = frames.list
    why.frame = frames.why
    details.frame = frames.details
    lanes.frame = frames.lanes
    subject.frame = frames.scene
    onRail(frames.stage.insetBy(dx: 8, dy: 0))
    setNeedsDisplay()
  }

  /// The grounds between the parts, and a hairline around the scene, so that a white one stands out.
  override func draw(_ rect: CGRect) {
    guard let pen = Pen() else { return }
    let frames = frames
    pen.fill(frames.stage, Look.ground)
    pen.frame(frames.scene.insetBy(dx: -1, dy: -1), Look.line)
  }
}
