import TouchKit

// The states between which a cell changes (semantics 26.41).

extension UITableViewCell {
  /// The states of a cell; the empty set is the normal state.
  public struct StateMask: OptionSet, Sendable {
    /// The states as bits, one bit each.
    public let rawValue: UInt
    /// Creates a set of states from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The cell is being edited.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// Swipe actions are visible, or the delete control has opened the confirmation.
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
