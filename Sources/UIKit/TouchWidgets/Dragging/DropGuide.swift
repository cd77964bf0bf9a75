import TouchGeometry
import TouchKit

/// The targets of one drag: the one below it, its proposal, and those that it has entered (semantics 54.10 to 54.13).
@MainActor final class DropGuide {
  let session: DropSession
  /// The interaction below the drag; nil for none.
  private(set) var target: UIDropInteraction?
  /// The effect of a release.
  private(set) var operation = UIDropOperation.cancel
  /// Whether the drag still moves; the app may end it in any call.
  var isMoving = true { didSet { if !isMoving { spring.end() } } }
  /// What the drag activates by resting.
  private lazy var spring = SpringGuide(session.state)
  private let path = DropPath()
  private var entered: [UIDropInteraction] = []
  /// The recognizer of the drag, for the trace.
  weak var recognizer: UIGestureRecognizer?
  /// The interaction whose proposal was last recorded in the trace.
  private weak var reported: UIDropInteraction?

  init(_ session: DropSession) { self.session = session }

  /// Whether a release would drop the items.
  var accepts: Bool { operation == .copy || operation == .move }

  /// Finds the target below a view, and asks it for a proposal.
  func update(over view: UIView?) {
    findTarget(under: view)
    if isMoving { spring.update(over: view) }
  }

  private func findTarget(under view: UIView?) {
    let found = path.target(under: view, of: session, recognizer, isOver: { !self.isMoving })
    guard isMoving else { return }
    if found !== target {
      leave()
      guard isMoving else { return }
      target = found
      if let found {
        if !entered.contains(where: { $0 === found }) { entered.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: session)
      }
    }
    guard isMoving, let found, target === found, let delegate = found.delegate else { return }
    let proposal = delegate.dropInteraction(found, sessionDidUpdate: session)
    guard isMoving, target === found else { return }
    let accepted = accepts
    operation = proposal.operation == .move && !session.state.allowsMove ? .forbidden : proposal.operation
    if reported !== found || accepts != accepted {
      DragTrace.note(.dropProposal, recognizer, found.view, accepts, "54.13")
    }
    reported = found
  }

  /// Leaves the target, which is notified.
  func leave() {
    let old = target
    forget()
    if let old { old.delegate?.dropInteraction(old, sessionDidExit: session) }
  }

  /// Leaves the target, which is not notified.
  func forget() { (target, operation) = (nil, .cancel) }

  /// Ends an activation when the drag leaves all windows.
  func leaveViews() {
    spring.end()
    leave()
  }

  /// Notifies all that the drag has entered that it is over.
  func conclude() {
    for interaction in entered { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
    entered = []
  }
}
