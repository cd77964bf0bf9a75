// swift-format-ignore-file
import UIKit

#if FoundationGeometry
class ThirdLineLayer: CAShapeLayer {
    let lineStyle: Int

    init(frame: CGRect, lineWidth: CGFloat, lineColor: UIColor, lineStyle: Int, lineJoin: CAShapeLayerLineJoin, lineCap: CAShapeLayerLineCap = CAShapeLayerLineCap.round) {
        self.lineStyle = lineStyle
        super.init()
        self.frame = frame
        self.lineWidth = lineWidth
        self.strokeColor = lineColor.cgColor
        self.lineJoin = lineJoin
        self.lineCap = lineCap
        fillRule = CAShapeLayerFillRule.evenOdd
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class ThirdSpinner: UIView {
    let spinner = UIActivityIndicatorView(style: .gray)
    let scroll = UIScrollView()
    var speed: CGFloat = UIScrollView.DecelerationRate.fast.rawValue

    override init(frame: CGRect) {
        super.init(frame: frame)
        spinner.style = UIActivityIndicatorView.Style.white
        scroll.decelerationRate = UIScrollView.DecelerationRate.normal
        if #available(iOS 11.0, *) {
            scroll.contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.never
        }
        accessibilityTraits.insert(UIAccessibilityTraits.button)
        accessibilityTraits.insert([UIAccessibilityTraits.header, UIAccessibilityTraits.selected])
        accessibilityTraits.remove(UIAccessibilityTraits.selected)
        addSubview(spinner)
        addSubview(scroll)
        layer.addSublayer(
            ThirdLineLayer(
                frame: frame, lineWidth: 2, lineColor: .red, lineStyle: 1, lineJoin: CAShapeLayerLineJoin.round,
                lineCap: CAShapeLayerLineCap.butt))
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    func stop() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        spinner.stopAnimating()
        CATransaction.commit()
    }

    func isWide() -> Bool {
        return UIDevice.current.userInterfaceIdiom == .pad
    }
}
#endif
