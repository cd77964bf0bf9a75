import TouchDrawing
import TouchGeometry

/// The key of a layer's transition, regardless of the key that it was added with.
public let kCATransition = "transition"

/// How the old picture changes to the new one.
/// https://developer.apple.com/documentation/quartzcore/catransitiontype
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String
  /// Creates a type with the given name; an unknown one is treated as `fade`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old picture fades into the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture slides in and pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture slides out and reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction that a moving picture comes from.
/// https://developer.apple.com/documentation/quartzcore/catransitionsubtype
///
/// As in Core Animation, up and down refer to a coordinate system whose y axis points up, so on the screen `fromTop`
/// moves upward from the bottom. iOS displays it like this, and apps rely on it.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the direction.
  public let rawValue: String
  /// Creates a direction with the given name; an unknown one is treated as `fromLeft`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right, moving left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left, moving right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// On the screen from the bottom, moving up.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// On the screen from the top, moving down.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition from a layer's old picture to its new one.
///
/// Add it to the layer of the view whose content changes, before or after the change in the same turn. The old picture
/// is captured when the transition is added: the recordings of layers and views at their current positions. A layer has
/// one transition at a time, with the key `kCATransition`. Pictures move by the size of the layer's bounds, and are
/// visible beyond them unless a superlayer clips. Hit-testing uses the current content.
/// https://developer.apple.com/documentation/quartzcore/catransition
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The type of the transition; `fade` by default.
  open var type = CATransitionType.fade
  /// The direction that a moving picture comes from; nil, the default, for the left.
  open var subtype: CATransitionSubtype?
  /// The start of the transition, as a fraction from 0 to 1; 0 by default.
  open var startProgress: Float = 0
  /// The end of the transition, as a fraction from 0 to 1; 1 by default.
  open var endProgress: Float = 1

  /// The movement of the pictures.
  var passage: Dissolve.Passage {
    let direction: CGVector
    switch subtype {
    case .fromRight?: direction = CGVector(dx: 1, dy: 0)
    case .fromTop?: direction = CGVector(dx: 0, dy: 1)
    case .fromBottom?: direction = CGVector(dx: 0, dy: -1)
    case _: direction = CGVector(dx: -1, dy: 0)
    }
    switch type {
    case .push: return .push(direction)
    case .moveIn: return .moveIn(direction)
    case .reveal: return .reveal(direction)
    case _: return .dissolve
    }
  }
}

extension CALayer {
  /// Begins a transition and replaces a running one.
  func begin(_ transition: CATransition) {
    removeAnimation(forKey: kCATransition)
    guard let view, let motions = view.window?.application?.motions else { return }
    func part(_ number: Float) -> Float { number > 0 ? min(number, 1) : 0 }
    let (start, end) = (part(transition.startProgress), part(transition.endProgress))
    let dissolve = Dissolve(before: motions.lastPicture(of: view), passage: transition.passage)
    dissolve.span = (Double(start), Double(max(start, end)))
    let (note, running) = (CATransaction.note(), LayerAnimation(transition, []))
    runningAnimations[kCATransition] = running
    let group = MotionGroup(
      duration: transition.runLength / Double(transition.speed),
      delay: transition.beginTime > 0 ? max(0, transition.beginTime - motions.now) : 0, pace: transition.pace,
      options: [
        .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
      ]
    ) { [weak self] isFinished in
      if let view = self?.view, let effects = view.rare?.effects, effects.dissolve === dissolve {
        effects.dissolve = nil
        view.requestFrame()
      }
      if let self, runningAnimations[kCATransition] === running { runningAnimations[kCATransition] = nil }
      transition.delegate?.animationDidStop(transition, finished: isFinished)
      note()
    }
    group.repeatCount = transition.repeatCount > 0 ? Double(transition.repeatCount) : 1
    group.autoreverses = transition.autoreverses
    running.group = group
    motions.removeDissolve(of: view)
    view.ensuredEffects.dissolve = dissolve
    group.engine = motions
    motions.add(.dissolve, of: view, by: MotionVector(1), to: group)
    motions.commit(group)
    transition.delegate?.animationDidStart(transition)
  }
}

extension MotionEngine {
  /// Returns the last frame's picture of a view at the current positions; pending drawing is not performed.
  func lastPicture(of view: UIView) -> DisplayList {
    var list = DisplayList()
    whileShown { list = FramePass.picture(of: view, isPlaced: false, redraws: false) }
    return list
  }
}
