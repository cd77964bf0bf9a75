import TouchDrawing
import TouchGeometry

/// The name under which a layer has its transition, whatever name it was added with.
public let kCATransition = "transition"

/// How the picture of before gives way to that of after.
/// https://developer.apple.com/documentation/quartzcore/catransitiontype
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way by its name; an unknown one counts as `fade`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// One fades into the other.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one comes in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one comes in and pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one goes away from over the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a picture that moves comes from.
/// https://developer.apple.com/documentation/quartzcore/catransitionsubtype
///
/// Up and down are those of a space whose y grows upwards, as in Core Animation, so on the screen `fromTop` moves upwards
/// from the bottom. iOS shows it so, and programs count on it.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A direction by its name; an unknown one counts as `fromLeft`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right, to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left, to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// On the screen from the bottom, upwards.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// On the screen from the top, downwards.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Lets the picture that a layer showed before give way to what it shows now.
///
/// Add it to the layer of the view whose content changes, before or after the change and in the same turn. The picture
/// of before is taken when the transition is added: what layers and views had drawn by then, at the places that they have
/// at that moment. A layer has one transition at a time, under the name `kCATransition`. Pictures move by the size of the
/// layer's bounds, and are seen beyond them unless something around clips. Touches go by what is there now.
/// https://developer.apple.com/documentation/quartzcore/catransition
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The way; `fade` by default.
  open var type = CATransitionType.fade
  /// Where a picture that moves comes from; nil, the default, for the left.
  open var subtype: CATransitionSubtype?
  /// Where the transition begins, as a part of it from 0 to 1; 0 by default.
  open var startProgress: Float = 0
  /// Where it ends, as a part of it from 0 to 1; 1 by default.
  open var endProgress: Float = 1

  /// How the pictures move.
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
  /// Begins a transition, in the place of one that is under way.
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
      duration: transition.runLength,
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
    motions.takeDissolve(of: view)
    view.ensuredEffects.dissolve = dissolve
    group.engine = motions
    motions.add(.dissolve, of: view, by: MotionVector(1), to: group)
    motions.commit(group)
    transition.delegate?.animationDidStart(transition)
  }
}

extension MotionEngine {
  /// What a view showed in the last frame, at the places of the moment: what waits for being drawn is not drawn for it.
  func lastPicture(of view: UIView) -> DisplayList {
    var list = DisplayList()
    whileShown { list = FramePass.picture(of: view, isPlaced: false, redraws: false) }
    return list
  }
}
