import TouchDrawing
import TouchGeometry

/// The number, transform and colors of the instances of a view's content.
struct Replication {
  let count: Int
  /// The transform from one instance to the next, about the view's anchor point.
  let step: CATransform3D
  /// The delay of each instance relative to the previous one, in seconds.
  let delay: TimeInterval
  /// The factor of the first instance's colors.
  let color: CGColor
  /// The changes of the factor's red, green, blue and alpha from one instance to the next.
  let offsets: [Float]
  /// The number of changes.
  let version: Int
  /// The content of all instances in the last frame.
  var shown = DisplayList()

  private func color(of instance: Int) -> CGColor {
    func part(_ own: CGFloat, _ offset: Float) -> CGFloat { own + CGFloat(offset) * CGFloat(instance) }
    return CGColor(
      red: part(color.red, offsets[0]), green: part(color.green, offsets[1]), blue: part(color.blue, offsets[2]),
      alpha: part(color.alpha, offsets[3]))
  }

  /// Draws the instances of a view's content, in the view's space.
  ///
  /// - Parameters:
  ///   - children: of the view.
  ///   - view: the replicating view.
  ///   - picture: draws the children in their current state.
  @MainActor func list(of view: UIView, picture: () -> DisplayList) -> DisplayList {
    var list = DisplayList()
    let (bounds, anchor) = (view.storedBounds, view.anchorPoint)
    let center = CGPoint(x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y)
    var whole = CATransform3DIdentity
    var first: DisplayList?
    for instance in 0..<count {
      if instance > 0 { whole = CATransform3DConcat(step, whole) }
      guard let (flat, _) = whole.projection, flat.isFinite else { continue }
      let color = color(of: instance)
      guard color.alpha > 0 else { continue }
      var drawn = DisplayList()
      if let first, delay == 0 || MotionEngine.shown == nil {
        drawn = first
      } else if let engine = MotionEngine.shown {
        engine.whileDelayed(by: delay * Double(instance), in: view) { drawn = picture() }
      } else {
        drawn = picture()
      }
      if first == nil { first = drawn }
      let about = CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(flat)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
      list.append(.save)
      if !about.isIdentity { list.append(.concat(about)) }
      if color.alpha < 1 { list.append(.beginGroup(opacity: color.alpha)) }
      list.append(.list(drawn.multiplied(by: color)))
      if color.alpha < 1 { list.append(.endGroup) }
      list.append(.restore)
    }
    return list
  }
}

extension MotionEngine {
  /// Runs a closure while the descendants of a view are shown as they were some seconds ago.
  func whileDelayed(by delay: TimeInterval, in root: UIView, _ body: () -> Void) {
    let moved = delay == 0 ? [] : motions(in: root)
    for motion in moved {
      motion.restore()
      motion.showMoving(at: now - delay)
    }
    body()
    for motion in moved {
      motion.restore()
      motion.showMoving()
    }
  }
}
