import UIKit

extension Probe {
  static var all: [Probe] { views + layers + drawing + motion + scrolling + gestures + controls }

  private static let views: [Probe] = [
    Probe("frame.origin") { value, view, _ in view.frame.origin.x = value },
    Probe("frame.size") { value, view, _ in view.frame.size = CGSize(width: value, height: 20) },
    Probe("bounds") { value, view, _ in view.bounds = CGRect(x: value, y: 0, width: 30, height: value) },
    Probe("center") { value, view, _ in view.center = CGPoint(x: value, y: value) },
    Probe("scale") { value, view, _ in view.transform = CGAffineTransform(scaleX: value, y: 2) },
    Probe("scales of one tree") { value, view, _ in
      view.transform = CGAffineTransform(scaleX: value, y: value)
      view.subviews[0].transform = CGAffineTransform(scaleX: 1e3, y: 1e6)
      view.subviews[0].layer.shadowOpacity = 1
      view.alpha = 0.5
    },
    Probe("rotation") { value, view, _ in view.transform = CGAffineTransform(rotationAngle: value) },
    Probe("alpha") { value, view, _ in view.alpha = value },
    Probe("margins") { value, view, _ in
      view.layoutMargins = UIEdgeInsets(top: value, left: value, bottom: 0, right: 0)
    },
    Probe("setNeedsDisplay") { value, view, _ in
      view.setNeedsDisplay(CGRect(x: value, y: 0, width: 10, height: value))
    },
    Probe("hitTest") { value, view, stage in
      _ = stage.rootView.hitTest(CGPoint(x: value, y: value), with: nil)
      _ = view.convert(CGRect(x: value, y: 1, width: value, height: 1), to: nil)
    },
    Probe("sizeThatFits") { value, view, _ in
      _ = UILabel().sizeThatFits(CGSize(width: value, height: value))
      _ = view.sizeThatFits(CGSize(width: value, height: value))
    },
    Probe("window.frame") { value, _, stage in
      stage.window.frame = CGRect(x: value, y: 0, width: value, height: 40)
      stage.settle()
      stage.window.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
      // Autoresizing adds and subtracts; a huge width swallows the small one.
      stage.rootView.frame = stage.window.bounds
    },
    Probe("another window") { value, view, stage in
      let window = UIWindow(frame: CGRect(x: 0, y: value, width: 50, height: value))
      window.windowLevel = UIWindow.Level(rawValue: value)
      window.isHidden = false
      stage.settle()
      window.isHidden = true
    },
    Probe("stack view") { value, view, _ in
      let stack = UIStackView(arrangedSubviews: [UIView(), UILabel(), UISwitch()])
      stack.spacing = value
      stack.frame = CGRect(x: 0, y: 0, width: value, height: 30)
      stack.setCustomSpacing(value, after: stack.arrangedSubviews[0])
      view.addSubview(stack)
    },
    Probe("label") { value, view, _ in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: value, height: 30))
      label.text = "A sentence of words"
      label.font = .systemFont(ofSize: value)
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = value
      view.addSubview(label)
      label.sizeToFit()
    },
  ]

  private static let layers: [Probe] = [
    Probe("cornerRadius") { value, view, _ in view.layer.cornerRadius = value },
    Probe("borderWidth") { value, view, _ in
      view.layer.borderWidth = value
      view.layer.borderColor = UIColor.black.cgColor
    },
    Probe("shadow") { value, view, _ in
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = value
    },
    Probe("shadowOffset") { value, view, _ in
      view.layer.shadowOpacity = 1
      view.layer.shadowOffset = CGSize(width: value, height: value)
    },
    Probe("shadowOpacity") { value, view, _ in view.layer.shadowOpacity = Float(value) },
    Probe("zPosition") { value, view, _ in view.subviews[0].layer.zPosition = value },
    Probe("anchorPoint") { value, view, _ in view.layer.anchorPoint = CGPoint(x: value, y: 0.5) },
    Probe("group") { value, view, _ in
      view.alpha = 0.5
      view.clipsToBounds = true
      view.layer.cornerRadius = 6
      view.frame.size.width = value
    },
  ]

  /// A view that draws with a number.
  private final class Drawing: UIView {
    var drawing: (CGContext, CGRect) -> Void = { _, _ in }
    override func draw(_ rect: CGRect) { if let context = UIGraphicsGetCurrentContext() { drawing(context, rect) } }
  }

  private static func drawn(
    _ name: String, _ drawing: @escaping @MainActor @Sendable (CGContext, CGFloat) -> Void
  ) -> Probe {
    Probe(name) { value, view, _ in
      let canvas = Drawing(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
      canvas.drawing = { context, _ in drawing(context, value) }
      view.addSubview(canvas)
    }
  }

  private static let drawing: [Probe] = [
    drawn("fill") { context, value in context.fill([CGRect(x: value, y: 0, width: value, height: 9)]) },
    drawn("stroke") { context, value in
      context.setLineWidth(value)
      context.stroke(CGRect(x: 1, y: 1, width: 9, height: value))
    },
    drawn("dash") { context, value in
      context.setLineDash(phase: value, lengths: [value, 3])
      context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    },
    drawn("clip") { context, value in
      context.clip(to: CGRect(x: 0, y: 0, width: value, height: value))
      context.fill([CGRect(x: 0, y: 0, width: 9, height: 9)])
    },
    drawn("path") { _, value in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: value, y: 0))
      path.addLine(to: CGPoint(x: 3, y: value))
      path.addCurve(
        to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: value, y: value), controlPoint2: CGPoint(x: 1, y: -value))
      path.lineWidth = value
      path.fill()
      path.stroke()
      _ = path.contains(CGPoint(x: value, y: 2))
      _ = path.bounds
    },
    drawn("arc") { _, value in
      UIBezierPath(
        arcCenter: CGPoint(x: 9, y: 9), radius: value, startAngle: 0, endAngle: value, clockwise: true
      ).fill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: value), cornerRadius: value).fill()
      UIBezierPath(ovalIn: CGRect(x: value, y: 0, width: 20, height: value)).stroke()
    },
    drawn("context's transform") { context, value in
      context.translateBy(x: value, y: 0)
      context.rotate(by: value)
      context.scaleBy(x: value, y: 1)
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    },
    drawn("context's shadow") { context, value in
      context.setShadow(offset: CGSize(width: value, height: 2), blur: value)
      context.fill([CGRect(x: 0, y: 0, width: 9, height: 9)])
    },
    drawn("context's alpha") { context, value in
      context.setAlpha(value)
      context.setFillColor(UIColor(red: value, green: value, blue: value, alpha: value).cgColor)
      context.fill([CGRect(x: 0, y: 0, width: 9, height: 9)])
    },
    Probe("color") { value, view, _ in
      view.backgroundColor = UIColor(red: value, green: value, blue: 0, alpha: value)
      view.tintColor = UIColor(hue: value, saturation: value, brightness: value, alpha: 1)
    },
    Probe("color's transparency") { value, view, _ in
      view.backgroundColor = UIColor.red.withAlphaComponent(value)
      view.layer.borderColor = UIColor(white: value, alpha: value).cgColor
    },
  ]

  private static let motion: [Probe] = [
    Probe("animated frame") { value, view, _ in
      UIView.animate(withDuration: 0.3) { view.frame = CGRect(x: value, y: 0, width: value, height: 3) }
    },
    Probe("animated transform") { value, view, _ in
      UIView.animate(withDuration: 0.3) { view.transform = CGAffineTransform(scaleX: value, y: value) }
    },
    Probe("duration") { value, view, _ in UIView.animate(withDuration: value) { view.alpha = 0.2 } },
    Probe("delay") { value, view, _ in
      UIView.animate(withDuration: 0.1, delay: value, options: []) {
        view.center.x = 4
      } completion: { _ in
      }
    },
    Probe("spring") { value, view, _ in
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: value, initialSpringVelocity: value, options: []
      ) {
        view.center.x = 70
      } completion: { _ in
      }
    },
    Probe("spring's duration") { value, view, _ in
      UIView.animate(
        withDuration: value, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: []
      ) {
        view.center.x = 70
      } completion: { _ in
      }
    },
    Probe("keyframes") { value, view, _ in
      UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: []) {
        UIView.addKeyframe(withRelativeStartTime: value, relativeDuration: value) { view.center.x = 30 }
      } completion: { _ in
      }
    },
    Probe("display link") { value, view, _ in
      let link = CADisplayLink { link in if link.timestamp > 1 { link.invalidate() } }
      link.preferredFrameRateRange = CAFrameRateRange(
        minimum: 1, maximum: Float(value), preferred: Float(value))
      link.add(to: .main, forMode: .common)
    },
  ]

  private static func scrolled(
    _ name: String, _ change: @escaping @MainActor @Sendable (UIScrollView, CGFloat) -> Void
  ) -> Probe {
    Probe(name) { value, view, stage in
      let scroll = UIScrollView(frame: view.bounds)
      scroll.contentSize = CGSize(width: 300, height: 300)
      scroll.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
      view.addSubview(scroll)
      stage.settle()
      change(scroll, value)
    }
  }

  private static let scrolling: [Probe] = [
    scrolled("contentSize") { scroll, value in scroll.contentSize = CGSize(width: value, height: value) },
    scrolled("contentOffset") { scroll, value in scroll.contentOffset = CGPoint(x: value, y: 3) },
    scrolled("animated contentOffset") { scroll, value in
      scroll.setContentOffset(CGPoint(x: 1, y: value), animated: true)
    },
    scrolled("contentInset") { scroll, value in
      scroll.contentInset = UIEdgeInsets(top: value, left: 0, bottom: value, right: 0)
    },
    scrolled("zoom") { scroll, value in
      scroll.minimumZoomScale = value
      scroll.maximumZoomScale = value
      scroll.zoomScale = value
    },
    scrolled("zoom to a rectangle") { scroll, value in
      scroll.zoom(to: CGRect(x: value, y: 0, width: value, height: 4), animated: true)
      scroll.scrollRectToVisible(CGRect(x: value, y: value, width: 4, height: value), animated: true)
    },
    scrolled("decelerationRate") { scroll, value in
      scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: value)
    },
    scrolled("paging in no extent") { scroll, value in
      scroll.isPagingEnabled = true
      scroll.frame.size = CGSize(width: value, height: 0)
      scroll.contentOffset.x = 20
    },
    scrolled("indicators") { scroll, value in
      scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: value, left: 0, bottom: value, right: value)
      scroll.flashScrollIndicators()
    },
  ]

  /// A pan that sets its translation with every step.
  private final class Setting: UIPanGestureRecognizer {
    private let value: CGFloat

    init(_ value: CGFloat) {
      self.value = value
      super.init(target: nil, action: nil)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      setTranslation(CGPoint(x: value, y: value), in: view)
      _ = (translation(in: view), velocity(in: view))
    }
  }

  private static let gestures: [Probe] = [
    Probe("long press") { value, view, _ in
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = value
      press.allowableMovement = value
      view.addGestureRecognizer(press)
    },
    Probe("pan's translation") { value, view, _ in
      let pan = Setting(value)
      view.addGestureRecognizer(pan)
    },
    Probe("numbers of fingers and taps") { value, view, _ in
      let count = value.isFinite && abs(value) < 1e9 ? Int(value) : Int.max
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = count
      tap.numberOfTouchesRequired = count
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = count
      pan.maximumNumberOfTouches = -count
      for gesture in [tap, pan] { view.addGestureRecognizer(gesture) }
    },
    Probe("pinch and rotation") { value, view, _ in
      let (pinch, turn) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
      pinch.scale = value
      turn.rotation = value
      for gesture in [pinch, turn] { view.addGestureRecognizer(gesture) }
    },
    Probe("a finger's place") { value, _, stage in
      let finger = stage.finger(2)
      finger.down(at: CGPoint(x: 30, y: 30))
      finger.move(to: CGPoint(x: value, y: value))
      finger.up()
    },
  ]

  private static let controls: [Probe] = [
    Probe("slider") { value, view, _ in
      let slider = UISlider(frame: view.bounds)
      view.addSubview(slider)
      slider.minimumValue = Float(-value)
      slider.maximumValue = Float(value)
      slider.value = Float(value) / 2
      slider.setValue(Float(value), animated: true)
    },
    Probe("stepper") { value, view, _ in
      let stepper = UIStepper(frame: view.bounds)
      stepper.maximumValue = Double(value)
      // A step that is not above zero is a programming error, which stops the program as on iOS.
      stepper.stepValue = Double(value) > 0 ? Double(value) : 1e-300
      stepper.value = Double(value)
      view.addSubview(stepper)
    },
    Probe("progress") { value, view, _ in
      let progress = UIProgressView(frame: view.bounds)
      progress.setProgress(Float(value), animated: true)
      view.addSubview(progress)
    },
    Probe("segments") { value, view, _ in
      let segments = UISegmentedControl(items: ["a", "b"])
      segments.frame = CGRect(x: 0, y: 0, width: value, height: 20)
      segments.setWidth(value, forSegmentAt: 0)
      segments.selectedSegmentIndex = 1
      view.addSubview(segments)
    },
    Probe("pages") { value, view, _ in
      let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: value, height: 20))
      pages.numberOfPages = 7
      pages.currentPage = 3
      view.addSubview(pages)
    },
    Probe("switch and activity") { value, view, _ in
      let activity = UIActivityIndicatorView(frame: CGRect(x: value, y: 0, width: value, height: value))
      activity.startAnimating()
      view.addSubview(activity)
      let toggle = UISwitch()
      toggle.frame = CGRect(x: 0, y: value, width: value, height: value)
      view.addSubview(toggle)
      toggle.setOn(true, animated: true)
    },
    Probe("button") { value, view, _ in
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.contentEdgeInsets = UIEdgeInsets(top: value, left: value, bottom: 0, right: 0)
      button.frame = view.bounds
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go on"
      configuration.imagePadding = value
      configuration.contentInsets = NSDirectionalEdgeInsets(top: value, leading: 0, bottom: value, trailing: value)
      configuration.background.cornerRadius = value
      let filled = UIButton(configuration: configuration)
      view.addSubview(button)
      view.addSubview(filled)
      filled.sizeToFit()
    },
  ]
}
