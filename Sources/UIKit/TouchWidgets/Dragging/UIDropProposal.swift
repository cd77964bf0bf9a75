import TouchGeometry
import TouchKit

/// The result of a drop. https://developer.apple.com/documentation/uikit/uidropoperation
public enum UIDropOperation: UInt, Sendable {
  /// Nothing is transferred.
  case cancel = 0
  /// Nothing is transferred, although the place usually accepts drops; a sign on the preview shows it.
  case forbidden = 1
  /// The content is copied.
  case copy = 2
  /// The content is moved; only within one program, and only if the session allows it (semantics 54.13).
  case move = 3
}

/// How a drop would be handled at a position. https://developer.apple.com/documentation/uikit/uidropproposal
@preconcurrency @MainActor open class UIDropProposal: UIObject {
  /// The operation of a drop at this position.
  public let operation: UIDropOperation

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
