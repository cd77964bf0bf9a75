import TouchGeometry
import TouchKit

/// The drop interactions of the views under a drag, innermost first, with the answers of their delegates (semantics
/// 54.10, 54.11).
///
/// An object and not a value, because a delegate may send events while it answers.
@MainActor final class DropPath {
  private var answers: [(interaction: UIDropInteraction, isInterested: Bool)] = []

  /// Returns the innermost interaction that is interested in a session.
  ///
  /// An interaction is asked once while the drag remains over its view, and only if no inner one is interested.
  /// - Parameters:
  ///   - view: The view under the drag.
  ///   - session: The session.
  ///   - recognizer: The recognizer of the drag, for the trace.
  ///   - isOver: Returns whether the app has ended the drag in an answer.
  /// - Returns: The interaction; nil for none.
  func target(
    under view: UIView?, of session: DropSession, _ recognizer: UIGestureRecognizer?, isOver: () -> Bool
  ) -> UIDropInteraction? {
    var interactions: [UIDropInteraction] = []
    var next = view
    while let here = next {
      interactions += here.interactions.reversed().compactMap { $0 as? UIDropInteraction }
      next = here.superview
    }
    answers.removeAll { answer in !interactions.contains { $0 === answer.interaction } }
    for interaction in interactions {
      if let known = answers.first(where: { $0.interaction === interaction }) {
        if known.isInterested { return interaction }
        continue
      }
      guard let delegate = interaction.delegate else { continue }
      let isInterested = delegate.dropInteraction(interaction, canHandle: session)
      DragTrace.note(.canHandleDrop, recognizer, interaction.view, isInterested, "54.11")
      answers.append((interaction, isInterested))
      if isOver() { return nil }
      if isInterested { return interaction }
    }
    return nil
  }
}
