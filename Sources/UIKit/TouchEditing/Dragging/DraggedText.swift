import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The visible part of a range of text: the rectangles of its lines, and the paragraphs with their origins, in the
/// coordinates of the text's view.
struct ShownText {
  var rects: [CGRect] = []
  var paragraphs: [(layout: TextLayout, origin: CGPoint)] = []
}

/// A picture of selected text for the lift (semantics 54.82): its letters on the background of the interface style.
@MainActor final class DraggedText: UIView {
  /// The space around the letters, and the radius of the corners, in points.
  private static let (margin, radius): (CGFloat, CGFloat) = (3, 4)
  /// The number of lines that move, and the opacity of their ground, so that the caret below is visible.
  private static let (movingLines, movingGround): (Int, CGFloat) = (3, 0.5)
  /// The ground, which differs from that of a dark view.
  private static let ground = UIColor { $0.userInterfaceStyle == .dark ? .systemGray5 : .systemBackground }

  private let shown: ShownText
  /// The origin of the picture in the coordinates of the text's view.
  private let origin: CGPoint

  /// Creates the picture; nil if nothing of the text is visible.
  init?(_ shown: ShownText, of host: UIView) {
    let rects = shown.rects.map { $0.intersection(host.bounds) }.filter { !$0.isNull && !$0.isEmpty }
    guard let first = rects.first else { return nil }
    let area = rects.dropFirst().reduce(first) { $0.union($1) }.insetBy(dx: -Self.margin, dy: -Self.margin)
    self.shown = ShownText(rects: rects, paragraphs: shown.paragraphs)
    origin = area.origin
    super.init(frame: CGRect(origin: .zero, size: area.size))
    isOpaque = false
    overrideUserInterfaceStyle = host.traitCollection.userInterfaceStyle
  }
  required init?(coder: NSCoder) { nil }

  /// Returns the preview of the first visible lines of a range while they move; nil if nothing is visible.
  static func moving(_ shown: ShownText, of host: UIView) -> UIDragPreview? {
    var part = shown
    part.rects = Array(shown.rects.lazy.filter { $0.intersects(host.bounds) }.prefix(movingLines))
    guard let view = DraggedText(part, of: host) else { return nil }
    let parameters = view.parameters
    let ground = ground.resolvedColor(with: host.traitCollection)
    parameters.backgroundColor = ground.withAlphaComponent(movingGround)
    parameters.shadowPath = UIBezierPath()
    return UIDragPreview(view: view, parameters: parameters)
  }

  /// Returns the preview of the picture at the place of the text.
  func preview(in host: UIView) -> UITargetedDragPreview {
    let middle = CGPoint(x: origin.x + bounds.midX, y: origin.y + bounds.midY)
    return UITargetedDragPreview(
      view: self, parameters: parameters, target: UIDragPreviewTarget(container: host, center: middle))
  }

  /// The shape of the lines on their ground.
  private var parameters: UIDragPreviewParameters {
    let parameters = UIDragPreviewParameters()
    parameters.backgroundColor = Self.ground
    let path = UIBezierPath()
    for rect in shown.rects {
      let around = rect.offsetBy(dx: -origin.x, dy: -origin.y).insetBy(dx: -Self.margin, dy: -Self.margin)
      path.append(UIBezierPath(roundedRect: around, cornerRadius: Self.radius))
    }
    parameters.visiblePath = path
    return parameters
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let letters = UIBezierPath()
    for rect in shown.rects { letters.append(UIBezierPath(rect: rect.offsetBy(dx: -origin.x, dy: -origin.y))) }
    letters.addClip()
    for paragraph in shown.paragraphs {
      let place = CGPoint(x: paragraph.origin.x - origin.x, y: paragraph.origin.y - origin.y)
      context.append(.text(paragraph.layout, at: place))
      paragraph.layout.drawBoxes(at: place, in: context)
    }
  }
}
