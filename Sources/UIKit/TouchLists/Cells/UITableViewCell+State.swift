import TouchKit

// Between what states a cell goes (semantics 26.41).

extension UITableViewCell {
  /// What a cell shows besides its content; nothing of it is the usual state.
  public struct StateMask: OptionSet, Sendable {
    /// One bit per state.
    public let rawValue: UInt
    /// The states of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The cell is edited.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The actions of a swipe are seen, or those that the sign for deleting has opened.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  private func mask(isEditing: Bool, isSwiped: Bool) -> StateMask {
    (isEditing ? StateMask.showingEditControl : []).union(isSwiped ? .showingDeleteConfirmation : [])
  }

  func changeEditing(_ isOn: Bool, _ animated: Bool) {
    let state = mask(isEditing: isOn, isSwiped: parts.isSwiped)
    willTransition(to: state)
    parts.isEditing = isOn
    setNeedsUpdateConfiguration()
    guard animated, window != nil else { return didTransition(to: state) }
    UIView.animate(withDuration: TableTuning.batchTime, delay: 0, options: .allowUserInteraction) {
      layoutIfNeeded()
    } completion: { _ in
      self.didTransition(to: state)
    }
  }

  func changeSwiped(_ isOn: Bool) {
    guard parts.isSwiped != isOn else { return }
    willTransition(to: mask(isEditing: parts.isEditing, isSwiped: isOn))
    parts.isSwiped = isOn
    setNeedsUpdateConfiguration()
  }

  func swipeSettled() { didTransition(to: mask(isEditing: parts.isEditing, isSwiped: parts.isSwiped)) }
}
