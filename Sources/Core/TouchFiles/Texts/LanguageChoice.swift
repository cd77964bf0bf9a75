import Synchronization

/// The languages of some texts, which may be chosen again while the program runs.
package final class LanguageChoice: Sendable {
  /// The preferred languages, and the number of the choice; nil before the first text.
  private let chosen = Mutex<(names: [String], number: Int)?>(nil)
  private let initial: @Sendable () -> [String]

  /// - Parameter initial: Returns the languages until others are chosen; called once, for the first text.
  package init(_ initial: @escaping @Sendable () -> [String]) { self.initial = initial }

  /// Uses the first of the languages that has a catalog; English without one.
  ///
  /// - Parameter languages: Names of locales, such as `zh_CN.UTF-8`; `en_XA` is a pseudo-language for tests.
  package func use(_ languages: [String]) { chosen.withLock { $0 = (languages, ($0?.number ?? 0) + 1) } }

  /// The languages, and a number that changes with each choice.
  var languages: (names: [String], number: Int) {
    chosen.withLock { chosen in
      if let chosen { return chosen }
      let first = (names: initial(), number: 0)
      chosen = first
      return first
    }
  }
}
