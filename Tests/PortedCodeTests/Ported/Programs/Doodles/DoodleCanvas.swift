import UIKit

#if FoundationGeometry
class DoodleCanvas: UIView {
  private(set) var strokes: [DoodleStroke] = []
  var tool = DoodleTool.pen
  let stamp = DoodleStamp()
  var stamps: [CGPoint] = [] { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = UIView.ContentMode.redraw
    addInteraction(UIPointerInteraction(delegate: self))
    let tap = UITapGestureRecognizer(target: self, action: Selector(DoodleCanvas.handleTap(_:)))
    tap.numberOfTapsRequired = 2
    addGestureRecognizer(tap)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func handleTap(_ tap: UITapGestureRecognizer) { stamps.append(tap.location(in: self)) }

  func undo() {
    _ = strokes.popLast()
    setNeedsDisplay()
  }

  fileprivate func begin(at point: CGPoint) {
    strokes.append(DoodleStroke(points: [point], color: .red, width: tool.width, isEraser: tool == .eraser))
  }

  fileprivate func extend(to point: CGPoint) {
    strokes[strokes.count - 1].points.append(point)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawPaper(context, in: bounds)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    for stroke in strokes {
      context.saveGState()
      context.setBlendMode(stroke.isEraser ? .clear : .normal)
      stroke.color.setStroke()
      stroke.path.stroke()
      context.restoreGState()
    }
    context.endTransparencyLayer()
    stamp.draw(at: stamps, in: context)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { begin(at: touch.location(in: self)) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { extend(to: touch.location(in: self)) }
  }
}

extension DoodleCanvas {

}
#endif
