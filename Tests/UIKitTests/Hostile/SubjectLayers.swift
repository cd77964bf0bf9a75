import QuartzCore
import UIKit

extension Subject where Root: CALayer {
  /// A layer in a view's, with one in it.
  @MainActor fileprivate static func laid(_ name: String = "", _ make: @escaping @MainActor () -> Root) -> Subject {
    Subject(name: name) { place, change in
      var layer = make()
      layer.frame = CGRect(x: 10, y: 10, width: 40, height: 30)
      let child = CALayer()
      child.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
      child.backgroundColor = UIColor.systemBlue.cgColor
      layer.addSublayer(child)
      let view = UIView(frame: place.view.bounds)
      place.view.addSubview(view)
      view.layer.addSublayer(layer)
      place.stage.settle()
      change(&layer)
      place.stage.settle()
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.2)
      layer.position = CGPoint(x: 30, y: 30)
      CATransaction.commit()
    }
  }
}
extension Subject where Root == CALayer {
  @MainActor static var all: [Subject] {
    [
      .laid {
        let layer = CALayer()
        layer.backgroundColor = UIColor.systemRed.cgColor
        return layer
      },
      .laid("with a border and a shadow") {
        let layer = CALayer()
        layer.backgroundColor = UIColor.systemRed.cgColor
        layer.borderColor = UIColor.black.cgColor
        layer.borderWidth = 2
        layer.shadowOpacity = 1
        layer.cornerRadius = 5
        layer.masksToBounds = true
        return layer
      },
      Subject(name: "of a view") { place, change in
        let view = UILabel.talking()
        view.frame = place.view.bounds
        place.view.addSubview(view)
        var layer = view.layer
        change(&layer)
      },
    ]
  }
}
extension Subject where Root == CAGradientLayer {
  @MainActor static var all: [Subject] {
    [
      .laid {
        let layer = CAGradientLayer()
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        return layer
      }
    ]
  }
}
extension Subject where Root == CAShapeLayer {
  @MainActor static var all: [Subject] {
    [
      .laid {
        let layer = CAShapeLayer()
        layer.path = UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: 30, height: 20), cornerRadius: 5).cgPath
        layer.strokeColor = UIColor.red.cgColor
        return layer
      },
      .laid("with dashes") {
        let layer = CAShapeLayer()
        layer.path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 30, height: 20)).cgPath
        layer.strokeColor = UIColor.red.cgColor
        layer.lineDashPattern = [3, 2]
        layer.lineWidth = 3
        return layer
      },
    ]
  }
}

extension Subject where Root: CAAnimation {
  @MainActor fileprivate static func animating(_ make: @escaping @MainActor () -> Root) -> Subject {
    Subject { place, change in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      view.backgroundColor = .systemRed
      place.view.addSubview(view)
      var animation = make()
      change(&animation)
      view.layer.add(animation, forKey: "hostile")
      place.stage.wait(0.3)
      _ = view.layer.presentation()?.frame
    }
  }
}
extension Subject where Root == CAAnimation {
  @MainActor static var all: [Subject] {
    [
      .animating {
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = CGPoint(x: 0, y: 0)
        animation.toValue = CGPoint(x: 30, y: 30)
        animation.duration = 0.5
        return animation
      },
      .animating {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [0, 1, 0.5]
        animation.duration = 0.5
        animation.autoreverses = true
        return animation
      },
    ]
  }
}
extension Subject where Root == CASpringAnimation {
  @MainActor static var all: [Subject] {
    [
      .animating {
        let animation = CASpringAnimation(keyPath: "position")
        animation.fromValue = CGPoint(x: 0, y: 0)
        animation.toValue = CGPoint(x: 30, y: 30)
        animation.duration = animation.settlingDuration
        return animation
      }
    ]
  }
}
extension Subject where Root == CATransition {
  @MainActor static var all: [Subject] {
    [
      .animating {
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (.push, .fromRight, 0.5)
        return transition
      }
    ]
  }
}
extension Subject where Root == CAReplicatorLayer {
  @MainActor static var all: [Subject] {
    [
      .laid {
        let layer = CAReplicatorLayer()
        (layer.instanceCount, layer.instanceTransform) = (3, CATransform3DMakeTranslation(10, 0, 0))
        return layer
      }
    ]
  }
}
extension Subject where Root == CADisplayLink {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        var link = CADisplayLink { _ in }
        link.add(to: .main, forMode: .common)
        change(&link)
        place.stage.wait(0.3)
        link.invalidate()
      }
    ]
  }
}
extension Subject where Root == UIViewPropertyAnimator {
  @MainActor static var all: [Subject] {
    [false, true].map { isPaused in
      Subject(name: isPaused ? "paused" : "") { place, change in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        view.backgroundColor = .systemRed
        place.view.addSubview(view)
        var animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.5) { view.center = CGPoint(x: 40, y: 40) }
        animator.startAnimation()
        place.stage.wait(0.1)
        if isPaused { animator.pauseAnimation() }
        change(&animator)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        place.stage.wait(1)
        if animator.state == .active { animator.stopAnimation(true) }
      }
    }
  }
}
extension Subject where Root == UIBezierPath {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        let canvas = HostileCanvas(frame: place.view.bounds)
        canvas.drawing = {
          var path = UIBezierPath(roundedRect: CGRect(x: 3, y: 3, width: 30, height: 20), cornerRadius: 6)
          change(&path)
          path.stroke()
          path.fill()
        }
        place.view.addSubview(canvas)
      }
    ]
  }
}
extension Subject where Root == NSShadow {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        var shadow = NSShadow()
        shadow.shadowColor = UIColor.black
        change(&shadow)
        let label = UILabel(frame: place.view.bounds)
        label.attributedText = NSAttributedString(string: "Words", attributes: [.shadow: shadow])
        place.view.addSubview(label)
      }
    ]
  }
}
extension Subject where Root == NSTextAttachment {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        var attachment = NSTextAttachment()
        change(&attachment)
        let label = UILabel(frame: place.view.bounds)
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(attachment: attachment)
        place.view.addSubview(label)
        let view = UITextView(frame: place.view.bounds)
        view.attributedText = NSAttributedString(attachment: attachment)
        place.view.addSubview(view)
        place.stage.settle()
      }
    ]
  }
}
extension Subject where Root == NSMutableParagraphStyle {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        var style = NSMutableParagraphStyle()
        change(&style)
        let text = NSAttributedString(
          string: "A paragraph of words\nand another one", attributes: [.paragraphStyle: style])
        let label = UILabel(frame: place.view.bounds)
        label.numberOfLines = 0
        label.attributedText = text
        place.view.addSubview(label)
        place.stage.settle()
        label.sizeToFit()
        _ = text.boundingRect(with: CGSize(width: 50, height: 100), options: .usesLineFragmentOrigin, context: nil)
      }
    ]
  }
}
extension Subject where Root == UIGraphicsImageRendererFormat {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        var format = UIGraphicsImageRendererFormat()
        change(&format)
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format)
        let view = UIImageView(image: renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) })
        view.frame = place.view.bounds
        place.view.addSubview(view)
      }
    ]
  }
}

/// A view that draws by a closure.
private final class HostileCanvas: UIView {
  var drawing: () -> Void = {}
  override func draw(_ rect: CGRect) { drawing() }
}
extension Subject where Root == CATextLayer {
  @MainActor static var all: [Subject] {
    [
      .laid {
        let layer = CATextLayer()
        layer.string = "Some words and more of them"
        return layer
      },
      .laid("with lines") {
        let layer = CATextLayer()
        layer.string = NSAttributedString(string: "Some words and more of them")
        layer.isWrapped = true
        layer.truncationMode = .middle
        return layer
      },
    ]
  }
}
