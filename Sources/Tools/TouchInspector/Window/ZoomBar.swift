import TouchDrawing
import TouchGeometry
import TouchKit

/// The zoom of the scene in percent, between a button that zooms out and one that zooms in.
///
/// A click on the number restores the default zoom.
@MainActor final class ZoomBar: UIView {
  static let size = CGSize(width: 92, height: 20)

  /// The zoom that is shown.
  var zoom: CGFloat = 1 { didSet { if zoom != oldValue { zoomDidChange() } } }
  private let step: (Int) -> Void
  private let fit: () -> Void
  private static let button: CGFloat = 24

  /// - Parameters:
  ///   - step: called with 1 to zoom in, -1 to zoom out.
  ///   - fit: called when the number is clicked.
  init(step: @escaping (Int) -> Void, fit: @escaping () -> Void) {
    (self.step, self.fit) = (step, fit)
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = localized("Zoom")
    accessibilityTraits = .adjustable
    zoomDidChange()
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(ZoomBar.tapped)))
  }

  required init?(coder: NSCoder) { return nil }

  private func zoomDidChange() {
    accessibilityValue = words
    setNeedsDisplay()
  }

  private var words: String { "\(Int((zoom * 100).rounded())) %" }

  private func tapped(_ tap: UITapGestureRecognizer) {
    switch tap.location(in: self).x {
    case ..<Self.button: step(-1)
    case (bounds.width - Self.button)...: step(1)
    default: fit()
    }
  }

  override func draw(_ rect: CGRect) {
    guard let pen = Pen() else { return }
    pen.fill(bounds, Look.paper, radius: 10)
    pen.frame(bounds, Look.line, radius: 10)
    let middle = bounds.midY
    func sign(_ x: CGFloat, isPlus: Bool, isEnabled: Bool) {
      let color = isEnabled ? Look.ink : Look.line
      pen.line([CGPoint(x: x - 3.5, y: middle), CGPoint(x: x + 3.5, y: middle)], color, width: 1.5)
      if isPlus { pen.line([CGPoint(x: x, y: middle - 3.5), CGPoint(x: x, y: middle + 3.5)], color, width: 1.5) }
    }
    sign(Self.button / 2, isPlus: false, isEnabled: zoom > Arrangement.zooms[0])
    sign(bounds.width - Self.button / 2, isPlus: true, isEnabled: zoom < Arrangement.zooms[Arrangement.zooms.count - 1])
    pen.centered(words, Look.tag, Look.quiet, at: CGPoint(x: bounds.midX, y: middle))
  }
}
