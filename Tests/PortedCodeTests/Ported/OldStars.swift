// swift-format-ignore-file
import UIKit

#if FoundationGeometry
struct OldStarLayer {
    static func create(_ points: [CGPoint], size: Double, lineWidth: Double, fillColor: UIColor) -> CALayer {
        let container = createContainer(size)
        let path = createPath(points, size: size, lineWidth: lineWidth)
        let shape = CAShapeLayer()
        shape.anchorPoint = CGPoint()
        shape.path = path.cgPath
        shape.fillColor = fillColor.cgColor
        shape.lineJoin = CAShapeLayerLineJoin.round
        container.addSublayer(shape)
        return container
    }

    static func createContainer(_ size: Double) -> CALayer {
        let layer = CALayer()
        layer.anchorPoint = CGPoint.zero
        layer.masksToBounds = true
        layer.isOpaque = false
        layer.bounds.size = CGSize(width: size, height: size)
        return layer
    }

    static func createPath(_ points: [CGPoint], size: Double, lineWidth: Double) -> UIBezierPath {
        let path = UIBezierPath()
        var scaled = [CGPoint](repeating: CGPoint.zero, count: points.count)
        for i in stride(from: 0, to: points.count, by: 1) {
            scaled[i] = scale(points[i], factor: size / 100, lineWidth: lineWidth)
        }
        path.move(to: scaled.first!)
        for point in scaled.dropFirst() {
            path.addLine(to: point)
        }
        path.close()
        return path
    }

    private static func scale(_ point: CGPoint, factor: Double, lineWidth: Double) -> CGPoint {
        return CGPoint(x: point.x * CGFloat(factor) + CGFloat(lineWidth), y: point.y * CGFloat(factor))
    }
}

class OldStars: UIView {
    var rating: Double = 3 {
        didSet {
            if oldValue != rating { update() }
        }
    }
    var total = 5

    override class var layerClass: AnyClass {
        return CALayer.self
    }

    override func draw(_ rect: CGRect) {
        let context = UIGraphicsGetCurrentContext()
        context?.saveGState()
        context?.setFillColor(UIColor.yellow.cgColor)
        for index in 0..<total where Double(index) < rating {
            context?.move(to: CGPoint(x: CGFloat(index) * 10, y: 0))
            context?.addLine(to: CGPoint(x: CGFloat(index) * 10 + 8, y: 8))
            context?.addArc(center: CGPoint(x: 4, y: 4), radius: 4, startAngle: 0, endAngle: CGFloat(M_PI), clockwise: true)
        }
        context?.fillPath()
        context?.restoreGState()
    }

    func update() {
        layer.sublayers?.forEach { $0.removeFromSuperlayer() }
        let points = [CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 100), CGPoint(x: 0, y: 100)]
        var number = 0
        while number < total {
            let color = Double(number) < rating ? UIColor.orange : UIColor.clear
            let star = OldStarLayer.create(points, size: 20, lineWidth: 1, fillColor: color)
            star.position = CGPoint(x: CGFloat(number) * 24, y: 0)
            layer.addSublayer(star)
            number += 1
        }
        setNeedsDisplay()
    }

    func moved(_ touch: UITouch, withEvent event: UIEvent?) {
        let place = touch.location(in: self)
        guard let first = layer.sublayers?.first, first.frame.width > 0 else { return }
        rating = Double(place.x / first.frame.width)
    }
}
#endif
