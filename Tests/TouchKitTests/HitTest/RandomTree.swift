import TouchGeometry

@testable import TouchKit

/// A generator whose numbers are the same in every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64
  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
  /// True once in so many times.
  mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
  mutating func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &self)) }
}

/// A subclass without methods of the hit test.
class PlainSubclass: UIView {
  var extra = 0
}

/// A subclass of a subclass that overrides `point(inside:with:)`.
final class Enlarged: PlainSubclass {
  var reach: CGFloat = 0
  var asked: (UIView) -> Void = { _ in }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    asked(self)
    return Plain.grown(bounds, by: reach).contains(point)
  }
}

/// A subclass that overrides `hitTest(_:with:)`, in the ways of rule 2.13.
final class Answering: UIView {
  enum Habit: CaseIterable { case asUsual, notMyself, never, mySuperview, evenHidden }
  var habit = Habit.asUsual
  var asked: (UIView) -> Void = { _ in }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    asked(self)
    return answer(point) { super.hitTest(point, with: event) }
  }
  func answer(_ point: CGPoint, usual: () -> UIView?) -> UIView? {
    switch habit {
    case .asUsual: return usual()
    case .notMyself:
      let hit = usual()
      return hit === self ? nil : hit
    case .never: return nil
    case .mySuperview: return usual() == nil ? nil : superview
    case .evenHidden: return bounds.contains(point) ? self : nil
    }
  }
}

/// A literal implementation of rule 2.1 with separate geometry, which every hit test must agree with.
@MainActor enum Plain {
  static func grown(_ rect: CGRect, by reach: CGFloat) -> CGRect {
    CGRect(
      x: rect.minX - reach, y: rect.minY - reach, width: rect.width + 2 * reach, height: rect.height + 2 * reach)
  }

  static func hit(_ view: UIView, _ point: CGPoint, asked: (UIView) -> Void) -> UIView? {
    guard let view = view as? Answering else { return usual(view, point, asked) }
    asked(view)
    return view.answer(point) { usual(view, point, asked) }
  }

  private static func usual(_ view: UIView, _ point: CGPoint, _ asked: (UIView) -> Void) -> UIView? {
    if !view.isUserInteractionEnabled || view.isHidden || view.alpha < 0.01 { return nil }
    if let enlarged = view as? Enlarged {
      asked(enlarged)
      if !grown(view.bounds, by: enlarged.reach).contains(point) { return nil }
    } else {
      let (dx, dy) = (point.x - view.bounds.minX, point.y - view.bounds.minY)
      if !(dx >= 0 && dx < view.bounds.width && dy >= 0 && dy < view.bounds.height) { return nil }
    }
    for child in view.subviews.reversed() {
      guard let place = place(point, in: child) else { continue }
      if let hit = hit(child, place, asked: asked) { return hit }
    }
    return view
  }

  /// Undoes center, transform, anchor and scrolling by Cramer's rule.
  private static func place(_ point: CGPoint, in view: UIView) -> CGPoint? {
    let t = view.transform
    let determinant = t.a * t.d - t.b * t.c
    if determinant == 0 { return nil }
    let (x, y) = (point.x - view.center.x - t.tx, point.y - view.center.y - t.ty)
    let (u, v) = ((t.d * x - t.c * y) / determinant, (t.a * y - t.b * x) / determinant)
    let anchor = view.layer.anchorPoint
    return CGPoint(
      x: u + view.bounds.minX + anchor.x * view.bounds.width, y: v + view.bounds.minY + anchor.y * view.bounds.height)
  }
}

/// A tree of all that hit tests have to cope with, and ways to change it.
@MainActor struct RandomTree {
  let root: UIView
  var views: [UIView] = []
  var dice: Dice
  var asked: (UIView) -> Void

  init(seed: Int, isWide: Bool, asked: @escaping (UIView) -> Void) {
    dice = Dice(seed: seed)
    self.asked = asked
    root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    views = [root]
    for _ in 0..<Int.random(in: 1...14, using: &dice) { add(to: views.randomElement(using: &dice) ?? root) }
    if isWide {
      let parent = views.randomElement(using: &dice) ?? root
      parent.bounds.size = CGSize(width: 300, height: 300)
      for _ in 0..<Int.random(in: 60...180, using: &dice) { add(to: parent) }
    }
  }

  private mutating func add(to parent: UIView) {
    let view: UIView
    switch Int.random(in: 0..<20, using: &dice) {
    case 0:
      let enlarged = Enlarged(frame: .zero)
      enlarged.reach = dice.number(-5...30)
      enlarged.asked = asked
      view = enlarged
    case 1:
      let answering = Answering(frame: .zero)
      answering.habit = Answering.Habit.allCases.randomElement(using: &dice) ?? .asUsual
      answering.asked = asked
      view = answering
    case 2...9: view = PlainSubclass(frame: .zero)
    default: view = UIView(frame: .zero)
    }
    view.frame = frame()
    parent.addSubview(view)
    views.append(view)
    if dice.once(in: 4) { change(view) }
  }

  private mutating func frame() -> CGRect {
    let far: CGFloat = dice.once(in: 40) ? 100_000 : 0
    return CGRect(
      x: dice.number(-50...300) + far, y: dice.number(-50...300), width: dice.number(0...150),
      height: dice.number(0...150))
  }

  /// Changes something of a view that hit tests depend on.
  mutating func change(_ view: UIView) {
    switch Int.random(in: 0..<11, using: &dice) {
    case 0: view.frame = frame()
    case 1: view.center = CGPoint(x: dice.number(0...300), y: dice.number(0...300))
    case 2:
      view.bounds = CGRect(x: dice.number(-90...90), y: dice.number(-90...90), width: dice.number(0...200), height: 80)
    case 3: view.isHidden = view !== root && !view.isHidden
    case 4: view.alpha = [0, 0.009, 0.011, 1].randomElement(using: &dice) ?? 1
    case 5: view.isUserInteractionEnabled = view === root || !view.isUserInteractionEnabled
    case 6: view.transform = transform()
    case 7: view.layer.anchorPoint = CGPoint(x: dice.number(0...4) / 4, y: dice.number(-1...1))
    case 8:
      view.transform = .identity
      view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    case 9: reorder(view)
    default: moveToOther(view)
    }
  }

  private mutating func transform() -> CGAffineTransform {
    switch Int.random(in: 0..<7, using: &dice) {
    case 4: return CGAffineTransform(translationX: dice.number(-90...90), y: dice.number(-90...90))
    case 0: return CGAffineTransform(scaleX: 0, y: 1)
    case 1: return CGAffineTransform(1, 2, 2, 4, 5, 5)
    case 2: return CGAffineTransform(scaleX: 0.001, y: dice.number(1...3))
    case 3: return CGAffineTransform(scaleX: -1, y: 0.5)
    default:
      return CGAffineTransform(rotationAngle: dice.number(-30...30) / 10).scaledBy(x: dice.number(1...20) / 10, y: 1)
    }
  }

  private mutating func reorder(_ view: UIView) {
    guard let parent = view.superview else { return }
    let count = parent.subviews.count
    switch Int.random(in: 0..<4, using: &dice) {
    case 0: parent.bringSubviewToFront(view)
    case 1: parent.sendSubviewToBack(view)
    case 2: parent.insertSubview(view, at: Int.random(in: 0...count, using: &dice))
    default:
      parent.exchangeSubview(
        at: Int.random(in: 0..<count, using: &dice), withSubviewAt: Int.random(in: 0..<count, using: &dice))
    }
  }

  private mutating func moveToOther(_ view: UIView) {
    guard view !== root else { return }
    view.removeFromSuperview()
    guard !dice.once(in: 3), let parent = views.randomElement(using: &dice), !parent.isDescendant(of: view) else {
      return
    }
    parent.insertSubview(view, at: Int.random(in: 0...parent.subviews.count, using: &dice))
  }
}
