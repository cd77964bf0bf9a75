extension TouchMap {
  /// Why no touch reaches a view.
  package struct Obstacle: Sendable, Equatable {
    /// The kinds of obstacles; the words are those of the inspector's protocol.
    package enum Kind: String, Sendable, CaseIterable {
      case hidden, transparent, interactionDisabled, controlDisabled, outsideWindow, outsideSuperview, covered
    }

    package var kind: Kind
    /// The ancestor that is hidden, transparent or disabled, nil for the view itself; the superview, nil if it has no
    /// name; or the view that gets the touches, nil for none.
    package var name: String?

    package init(_ kind: Kind, _ name: String?) { (self.kind, self.name) = (kind, name) }
  }
}
