import TouchDrawing
import TouchGeometry
import TouchKit

/// The panel beside the scene: what it is about, the last hit test, the responder chain, the log.
@MainActor final class PanelView: UIView {
  private let title: String
  private let about: String
  private let observation: Observation

  /// Log lines that are kept free whatever the lists above need.
  private static let leastLogRows: CGFloat = 5

  init(title: String, about: String, observation: Observation) {
    self.title = title
    self.about = about
    self.observation = observation
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) {
    guard let pen = Pen() else { return }
    pen.fill(bounds, Look.paper)
    pen.fill(CGRect(x: 0, y: 0, width: 1, height: bounds.height), Look.line)

    let inner = bounds.insetBy(dx: Look.margin, dy: Look.margin)
    guard inner.width > 0, inner.height > 0 else { return }
    var y = inner.minY
    func place(_ height: CGFloat) -> CGRect {
      defer { y += height + Look.margin }
      return CGRect(x: inner.minX, y: y, width: inner.width, height: height)
    }

    let header = HeaderSection(title: title, about: about, observation: observation)
    header.draw(pen, in: place(header.height(width: inner.width)))

    let chainRows = ChainSection.rowCount(observation.chain)
    let lists = inner.maxY - y - 2 * PanelCaption.height - 2 * Look.margin
    let log = PanelCaption.height + 2 * Look.unit + Self.leastLogRows * Look.logRow
    let rows = max(2, Int((lists - log) / Look.row))
    let chain = ChainSection(chain: observation.chain, maximumRows: max(1, min(chainRows, rows / 2)))
    let hitTest = HitTestSection(observation.hitTest, maximumRows: rows - min(chainRows, rows / 2))
    hitTest.draw(pen, in: place(hitTest.height))
    chain.draw(pen, in: place(chain.height))
    LogSection(log: observation.log).draw(pen, in: place(inner.maxY - y))
  }
}
