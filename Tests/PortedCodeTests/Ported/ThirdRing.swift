// swift-format-ignore-file
import UIKit

#if FoundationGeometry
class ThirdRingLayer: CALayer {
    var angle: CGFloat { get { value(forKey: "angle") as? CGFloat ?? 0 } set { setValue(newValue, forKey: "angle") } }
    var tint: UIColor? { get { value(forKey: "tint") as? UIColor } set { setValue(newValue, forKey: "tint") } }
    var thickness: CGFloat = 4

    override init() {
        super.init()
    }

    override init(layer: Any) {
        super.init(layer: layer)
        if let ring = layer as? ThirdRingLayer {
            angle = ring.angle
            thickness = ring.thickness
        }
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func draw(in ctx: CGContext) {
        ctx.setLineWidth(thickness)
        ctx.setStrokeColor((tint ?? .black).cgColor)
        ctx.addArc(center: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.midX - thickness, startAngle: 0, endAngle: angle, clockwise: false)
        ctx.strokePath()
    }
}

class ThirdRing: UIView {
    override class var layerClass: AnyClass { return ThirdRingLayer.self }
    var ring: ThirdRingLayer { return layer as! ThirdRingLayer }
    private var ticks = 0

    func start(to angle: CGFloat) {
        ring.angle = angle
        Timer.scheduledTimer(timeInterval: 0.1, target: self, selector: Selector(ThirdRing.tick), userInfo: nil, repeats: false)
    }

    private func tick() {
        ticks += 1
    }
}

class ThirdBaseRing: UIView {
    open var wasEnabled = false
    open var isEnabledNow = true
}
#endif
