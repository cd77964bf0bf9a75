import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchKit

/// The actions of layers and their implicit animations (46.11).
@MainActor @Suite struct LayerActionTests {
  let stage = Stage()
  let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    stage.window.layer.addSublayer(layer)
    stage.settle()
  }

  private var shownX: Double { (Double(layer.presentation()?.position.x ?? .nan) * 1000).rounded() / 1000 }

  /// Notes its runs, and the position of the layer at that time.
  private final class Note: CAAction {
    var runs: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      runs.append("\(event) at \(Int((anObject as? CALayer)?.position.x ?? -1))")
    }
  }

  @Test("46.11: a change is shown over a quarter of a second, and is in effect immediately")
  func implicit() {
    layer.position.x = 150
    #expect(layer.animationKeys() == ["position"] && layer.position.x == 150)
    #expect(layer.animation(forKey: "position") is CABasicAnimation)
    #expect(shownX == 50 && layer.hitTest(CGPoint(x: 190, y: 50)) === layer)
    stage.wait(0.125)
    #expect(shownX > 120 && shownX < 140)
    stage.wait(0.126)
    #expect(shownX == 150 && layer.animationKeys() == nil)
  }

  @Test("46.11: a second change continues from the displayed value")
  func again() {
    layer.position.x = 150
    stage.wait(0.125)
    let before = shownX
    layer.position.x = 50
    #expect(shownX == before && layer.animationKeys() == ["position"])
    stage.wait(0.3)
    expectEqual(shownX, 50)
  }

  @Test("46.11: nothing is animated before the first frame, without a change, and while actions are disabled")
  func immediate() {
    let new = CALayer()
    stage.window.layer.addSublayer(new)
    new.position.x = 30
    layer.position.x = 50
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    CATransaction.commit()
    UIView.performWithoutAnimation { layer.cornerRadius = 3 }
    #expect(new.animationKeys() == nil && layer.animationKeys() == nil)
    new.removeFromSuperlayer()
    new.position.x = 40
    expectNil(new.animationKeys())
  }

  @Test("46.11: a transaction sets duration and curve, and its block follows the animation")
  func transaction() {
    var isOver = false
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setCompletionBlock { isOver = true }
    layer.frame = CGRect(x: 100, y: 0, width: 300, height: 100)
    CATransaction.commit()
    expectEqual(layer.animationKeys(), ["bounds", "position"])
    stage.wait(0.5)
    #expect(shownX == 150 && layer.presentation()?.bounds.width == 200 && !isOver)
    stage.wait(0.6)
    #expect(isOver)
  }

  @Test("46.11: the search passes the delegate, the layer's actions and its class, and NSNull ends it")
  func search() {
    final class Delegate: CALayerDelegate {
      var log: [String] = []
      var answer: (any CAAction)?
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        log.append("\(event) at \(Int(layer.position.x))")
        return answer
      }
    }
    final class Classed: CALayer {
      static let note = Note()
      override class func defaultAction(forKey event: String) -> (any CAAction)? { event == "position" ? note : nil }
    }
    let (classed, delegate, note) = (Classed(), Delegate(), Note())
    stage.window.layer.addSublayer(classed)
    stage.settle()
    classed.position.x = 1
    expectEqual(Classed.note.runs, ["position at 1"])
    classed.actions = ["position": note]
    classed.position.x = 2
    #expect(note.runs == ["position at 2"] && Classed.note.runs.count == 1)
    classed.delegate = delegate
    classed.position.x = 3
    #expect(delegate.log == ["position at 2"] && note.runs.last == "position at 3")
    delegate.answer = NSNull()
    classed.position.x = 4
    #expect(note.runs.count == 2 && classed.animationKeys() == nil && classed.action(forKey: "position") == nil)
    classed.delegate = nil
    classed.actions = ["opacity": NSNull()]
    classed.opacity = 0
    classed.borderWidth = 2
    expectEqual(classed.animationKeys(), ["borderWidth"])
  }

  @Test("46.11: an override of action(forKey:) sees the old value, and its animation needs no values")
  func overridden() {
    final class Ring: CAShapeLayer {
      var asked: [String] = []
      override func action(forKey event: String) -> (any CAAction)? {
        guard event == "strokeEnd" else { return super.action(forKey: event) }
        asked.append("\(strokeEnd)")
        let slow = CABasicAnimation(keyPath: event)
        slow.duration = 1
        return slow
      }
    }
    let ring = Ring()
    ring.strokeEnd = 0
    stage.window.layer.addSublayer(ring)
    stage.settle()
    ring.strokeEnd = 1
    stage.wait(0.5)
    #expect(ring.asked == ["0.0"] && ring.shownContent["strokeEnd"] == [0.5])
    stage.wait(0.6)
    #expect(ring.shownContent.isEmpty)
  }

  @Test("46.11: properties of the content are animated, unless the number of their values differs")
  func content() {
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    stage.window.layer.addSublayer(gradient)
    stage.settle()
    gradient.endPoint.x = 1
    expectEqual(gradient.animationKeys(), ["endPoint"])
    gradient.colors = [UIColor.black, UIColor.red, UIColor.white].map(\.cgColor)
    expectEqual(gradient.animationKeys(), ["endPoint"])
    gradient.colors = [UIColor.white, UIColor.red, UIColor.white].map(\.cgColor)
    expectEqual(gradient.animationKeys(), ["colors", "endPoint"])
  }

  @Test("46.11: in a block of a view, layers move with it, and their content takes its duration")
  func block() {
    let shape = CAShapeLayer()
    stage.window.layer.addSublayer(shape)
    stage.settle()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      layer.position.x = 150
      shape.strokeEnd = 0
    }
    #expect(layer.animationKeys() == nil && shape.animationKeys() == ["strokeEnd"])
    stage.wait(1)
    #expect(shownX == 100 && shape.shownContent["strokeEnd"] == [0.5])
  }

  @Test("46.11: a view has no actions for its layer, except in a block, where they have its duration")
  func view() {
    final class Card: UIView {
      var asked: [String] = []
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        let action = super.action(for: layer, forKey: event)
        asked.append("\(event) \((action as? CABasicAnimation)?.duration ?? 0)")
        return action
      }
    }
    let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(card)
    stage.settle()
    card.layer.cornerRadius = 5
    #expect(card.asked == ["cornerRadius 0.0"] && card.layer.animationKeys() == nil)
    UIView.animate(withDuration: 3) { _ = card.layer.action(forKey: "opacity") }
    #expect(card.asked.last == "opacity 3.0" && card.layer.action(forKey: "opacity") == nil)
  }

  @Test("46.11: order actions run when a layer is added, hidden, shown and removed; a superlayer's for its sublayers")
  func order() {
    let (note, outer) = (Note(), Note())
    layer.actions = ["sublayers": outer]
    let inner = CALayer()
    inner.actions = [kCAOnOrderIn: note, kCAOnOrderOut: note]
    layer.addSublayer(inner)
    stage.settle()
    inner.isHidden = true
    inner.isHidden = true
    inner.isHidden = false
    inner.removeFromSuperlayer()
    expectEqual(
      note.runs.map { String($0.prefix { $0 != " " }) }, ["onOrderIn", "onOrderOut", "onOrderIn", "onOrderOut"])
    expectEqual(outer.runs, ["sublayers at 50", "sublayers at 50"])
  }

  @Test("46.11: of two animations of a value the one that was added last is shown, until it ends")
  func override() {
    layer.position.x = 150
    let slow = CABasicAnimation(keyPath: "position.x")
    (slow.fromValue, slow.toValue, slow.duration) = (50, 250, 1)
    layer.add(slow, forKey: "slow")
    stage.wait(0.125)
    expectEqual(shownX, 75)
    stage.wait(0.375)
    #expect(shownX == 150 && layer.animationKeys() == ["slow"])
    let shape = CAShapeLayer()
    stage.window.layer.addSublayer(shape)
    stage.settle()
    shape.strokeEnd = 0
    let (short, long) = (CABasicAnimation(keyPath: "strokeEnd"), CABasicAnimation(keyPath: "strokeEnd"))
    (long.fromValue, long.toValue, long.duration) = (0, 1, 1)
    (short.fromValue, short.toValue, short.duration) = (0.5, 0.5, 0.1)
    shape.add(short, forKey: "short")
    shape.add(long, forKey: "long")
    stage.wait(0.5)
    #expect(shape.shownContent["strokeEnd"] == [0.5] && shape.animationKeys() == ["long"])
  }

  @Test("46.11: a transition as an action shows the change of the contents")
  func transition() {
    layer.actions = ["contents": CATransition()]
    layer.contents = nil
    expectEqual(layer.animationKeys(), [kCATransition])
  }
}
