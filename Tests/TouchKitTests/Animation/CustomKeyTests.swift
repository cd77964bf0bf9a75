import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchKit

/// Values that an app's layer class has under its own keys (46.12).
@MainActor @Suite struct CustomKeyTests {
  let stage = Stage()

  /// A layer that draws its progress, and logs what it draws.
  private final class Ring: CALayer {
    var drawn: [Double] = []
    /// A stored property, which a copy must get from the original.
    var note = ""
    var progress: CGFloat {
      get { value(forKey: "progress") as? CGFloat ?? 0 }
      set { setValue(newValue, forKey: "progress") }
    }

    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      if let other = layer as? Ring { note = other.note }
    }
    required init?(coder: NSCoder) { nil }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }
    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "progress" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.progress ?? progress
      animation.duration = 1
      return animation
    }
    override func draw(in context: CGContext) {
      drawn.append((Double(progress) * 1000).rounded() / 1000)
      context.setFillColor(.black)
      context.fill(CGRect(x: 0, y: 0, width: progress * 100, height: 10))
    }
  }

  private final class RingView: UIView {
    override class var layerClass: AnyClass { Ring.self }
    override func layoutSubviews() { (layer as? Ring)?.note += "view " }
  }

  private func ring() -> Ring {
    let ring = Ring()
    ring.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    stage.window.layer.addSublayer(ring)
    ring.setNeedsDisplay()
    stage.settle()
    return ring
  }

  /// The width of the black rectangle in the last frame.
  private var blackWidth: Double? {
    func find(_ list: DisplayList) -> Double? {
      for command in list.commands {
        switch command {
        case .fillRect(let rect, let color) where color == .black: return short(rect.width)
        case .list(let inner), .moved(let inner, _): if let found = find(inner) { return found }
        case _: break
        }
      }
      return nil
    }
    return stage.surface.frames.last.flatMap(find)
  }

  @Test("46.12: an animation draws the layer in each frame with the value between, and the own value after it")
  func explicit() {
    let ring = ring()
    ring.progress = 0.2
    ring.removeAllAnimations()
    stage.settle()
    ring.drawn = []
    let animation = CABasicAnimation(keyPath: "progress")
    animation.fromValue = CGFloat(0)
    animation.toValue = CGFloat(1)
    animation.duration = 1
    ring.add(animation, forKey: "fill")
    for _ in 0..<4 { stage.wait(0.25) }
    stage.wait(0.1)
    #expect(ring.drawn.contains(0.25) && ring.drawn.contains(0.5) && ring.drawn.contains(0.75))
    #expect(ring.drawn.last == 0.2 && ring.drawn == ring.drawn.dropLast().sorted() + [0.2] && ring.drawn.count > 30)
    expectEqual(blackWidth, 20)
  }

  @Test("46.12: the picture and the presentation have the animated value, and the layer its own")
  func shown() {
    let ring = ring()
    ring.note = "kept"
    ring.progress = 1
    stage.wait(0.5)
    #expect(blackWidth == 50 && ring.progress == 1 && ring.value(forKey: "progress") as? CGFloat == 1)
    let seen: Ring? = ring.presentation()
    #expect(seen?.progress == 0.5 && seen !== ring && seen?.note == "kept")
    stage.wait(0.6)
    #expect(blackWidth == 100 && ring.animationKeys() == nil && ring.presentation()?.progress == 1)
  }

  @Test("46.12: a change runs the app's action from the displayed value, and without one draws at once")
  func actions() {
    let ring = ring()
    ring.progress = 1
    stage.wait(0.5)
    ring.progress = 0
    expectEqual((ring.animation(forKey: "progress") as? CABasicAnimation)?.fromValue as? CGFloat, 0.5)
    stage.wait(0.5)
    expectEqual(blackWidth, 25)
    stage.wait(0.6)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.progress = 0.7
    CATransaction.commit()
    stage.settle()
    #expect(blackWidth == 70 && ring.animationKeys() == nil)
  }

  @Test("46.12: without an action of the app there is no implicit animation, and other keys draw nothing")
  func plain() {
    final class Plain: CALayer {
      var draws = 0
      override func draw(in context: CGContext) { draws += 1 }
    }
    let layer = Plain()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.window.layer.addSublayer(layer)
    layer.setNeedsDisplay()
    stage.settle()
    layer.setValue(1.5, forKey: "level")
    stage.settle()
    #expect(layer.draws == 1 && layer.animationKeys() == nil && layer.value(forKey: "level") as? Double == 1.5)
    layer.setValue(nil, forKey: "level")
    expectNil(layer.value(forKey: "level") as Any?)
  }

  @Test("46.12: a layer class of the app draws its view, below the view's own drawing, and lays out after it")
  func ofView() throws {
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let ring = try #require(view.layer as? Ring)
    #expect(ring.delegate === view && ring.view === view)
    stage.window.addSubview(view)
    stage.settle()
    #expect(ring.drawn == [0] && ring.note == "view ")
    let animation = CABasicAnimation(keyPath: "progress")
    animation.toValue = CGFloat(1)
    animation.duration = 1
    ring.add(animation, forKey: nil)
    stage.wait(0.5)
    expectEqual(blackWidth, 50)
    #expect(view.layer.presentation() is Ring && view.layer === ring)
  }

  @Test("46.12: a layer that the initializer of a view's layer creates is not the view's")
  func innerLayers() {
    final class Outer: CALayer {
      let inner = CALayer()
      override init() {
        super.init()
        addSublayer(inner)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class OuterView: UIView { override class var layerClass: AnyClass { Outer.self } }
    let view = OuterView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = view.layer as? Outer
    #expect(layer?.view === view && layer?.inner.superlayer === layer && view.layer.sublayers?.count == 1)
  }

  @Test("46.12: a stored property cannot be animated, and the report names the accessors")
  func stored() {
    final class Stored: CALayer {
      var level = 0.0
      override class func needsDisplay(forKey key: String) -> Bool { key == "level" }
    }
    let layer = Stored()
    stage.window.layer.addSublayer(layer)
    stage.settle()
    var reports: [String] = []
    let former = UsageError.report
    UsageError.report = { reports.append($0) }
    let animation = CABasicAnimation(keyPath: "level")
    animation.toValue = 1.0
    layer.add(animation, forKey: nil)
    UsageError.report = former
    expectEqual(
      reports,
      [
        "CAAnimation: level of Stored cannot be animated like this; nothing moves: it is a stored property; "
          + "use value(forKey:) and setValue(_:forKey:) in its accessors"
      ])
  }

  @Test("46.12: properties are read and set by their names and key paths, with numbers of any type")
  func properties() {
    let (layer, shape) = (CALayer(), CAShapeLayer())
    layer.setValue(0.5, forKey: "opacity")
    layer.setValue(CGPoint(x: 3, y: 4), forKey: "position")
    layer.setValue(true, forKey: "hidden")
    layer.setValue(UIColor.red.cgColor, forKey: "borderColor")
    layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(7, forKeyPath: "bounds.size.width")
    shape.setValue(0.25, forKey: "strokeEnd")
    #expect(layer.opacity == 0.5 && layer.position == CGPoint(x: 3, y: 4) && layer.isHidden)
    #expect(layer.borderColor == UIColor.red.cgColor && layer.bounds.width == 7 && shape.strokeEnd == 0.25)
    #expect(abs(layer.affineTransform().b - 1) < 1e-9)
    expectEqual(layer.value(forKeyPath: "position.y") as? CGFloat, 4)
    expectEqual(shape.value(forKey: "strokeEnd") as? CGFloat, 0.25)
    layer.setValue("much", forKey: "opacity")
    expectEqual(layer.opacity, 0.5)
  }

  @Test("46.12: the presentation of a shape is a shape with the animated end of its stroke")
  func shapes() {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    shape.lineWidth = 3
    stage.window.layer.addSublayer(shape)
    stage.settle()
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0.0
    animation.duration = 1
    shape.add(animation, forKey: nil)
    stage.wait(0.5)
    let seen: CAShapeLayer? = shape.presentation()
    #expect(seen?.strokeEnd == 0.5 && seen?.lineWidth == 3 && shape.strokeEnd == 1)
  }

  @Test("The speed of an animation divides its duration, and values stored in an animation reach its delegate")
  func speed() {
    final class Ear: CAAnimationDelegate {
      var heard: [String] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        heard.append(anim.value(forKey: "name") as? String ?? "?")
      }
    }
    let (view, ear) = (stage.shownView(), Ear())
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.toValue = 150.0
    animation.duration = 2
    animation.speed = 2
    animation.delegate = ear
    animation.setValue("move", forKey: "name")
    view.layer.add(animation, forKey: nil)
    stage.wait(0.5)
    #expect(short(stage.seen(view).position.x) == 100 && ear.heard == [])
    stage.wait(0.6)
    #expect(short(stage.seen(view).position.x) == 50 && ear.heard == ["move"])
    animation.speed = -1
    expectEqual(animation.speed, 2)
  }

  @Test("A timing function is made by the name of a string, and is linear for an unknown one")
  func timing() {
    #expect(CAMediaTimingFunction(name: "easeIn" as String) == CAMediaTimingFunction(name: .easeIn))
    #expect(CAMediaTimingFunction(name: "none" as String) == CAMediaTimingFunction(name: .linear))
  }
}
