import Synchronization
import Testing

/// The texts of the issues that a test provokes.
final class IssueText: Sendable {
  private let texts = Mutex<[String]>([])

  /// Runs a block that records issues, and returns their texts; a block that records none fails the test.
  @MainActor static func of(_ body: () -> Void) -> [String] {
    let issue = IssueText()
    withKnownIssue {
      body()
    } matching: { one in
      issue.texts.withLock { $0 += one.comments.map(\.rawValue) }
      return true
    }
    return issue.texts.withLock { $0 }
  }
}
