// swift-format-ignore-file
import UIKit

#if FoundationGeometry
class FourthDialLayer: CALayer {
    var progress: CGFloat { get { value(forKey: "progress") as? CGFloat ?? 0 } set { setValue(newValue, forKey: "progress") } }
    var tint: UIColor? { get { value(forKey: "tint") as? UIColor } set { setValue(newValue, forKey: "tint") } }

    override class func needsDisplay(forKey key: String) -> Bool {
        return key == "progress" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> CAAction? {
        guard event == "progress" else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.value(forKey: event)
        animation.duration = 1
        return animation
    }

    override func draw(in ctx: CGContext) {
        ctx.setFillColor((tint ?? .red).cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
    }
}

class FourthDial: UIView {
    override class var layerClass: AnyClass { return FourthDialLayer.self }
    var dial: FourthDialLayer { return layer as! FourthDialLayer }
    let mark = CAShapeLayer()

    func addMark(at text: String) {
        mark.lineCap = CAShapeLayerLineCap(rawValue: "round")
        mark.lineJoin = CAShapeLayerLineJoin.bevel
        mark.position = NSCoder.cgPoint(for: text)
        layer.addSublayer(mark)
    }
}

class FourthField: UITextField, UITextFieldDelegate {
    weak var other: UITextFieldDelegate?
    var kind: UIKeyboardType = .default {
        didSet { }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let other = other, case let result = other.textFieldShouldReturn(textField) {
            return result
        }
        return UIKeyboardType.default == .URL
    }

    func hides(_ list: UIScrollView?) -> Bool {
        return false
    }
}
#endif
