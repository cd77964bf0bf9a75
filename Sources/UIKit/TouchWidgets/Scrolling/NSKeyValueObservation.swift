/// What an observer of a property wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// To be told once at the beginning, too.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// What kind of change an observed property went through: it was set.
public enum NSKeyValueChange: UInt, Sendable {
  /// Another value was set.
  case setting = 1
}

/// What an observer of a property is told.
public struct NSKeyValueObservedChange<Value> {
  /// What kind of change it was.
  public let kind: NSKeyValueChange
  /// The value after the change, if that was asked for.
  public let newValue: Value?
  /// The value before the change, if that was asked for and it is not the first call of all.
  public let oldValue: Value?
}

/// The observation of a property, which ends with its last reference.
@preconcurrency @MainActor public final class NSKeyValueObservation {
  private var look: (() -> Void)?

  init(_ look: @escaping () -> Void) { self.look = look }

  /// Ends the observation: nothing is told from now on.
  public func invalidate() { look = nil }

  /// Whether it has not ended.
  var isValid: Bool { look != nil }

  /// Looks at the property, and tells if it has another value than before.
  func check() { look?() }
}

/// The observations of one object, none of which it keeps alive.
@MainActor struct ObservationList {
  private struct Entry { weak var observation: NSKeyValueObservation? }
  private var entries: [Entry] = []

  mutating func add(_ observation: NSKeyValueObservation) {
    entries.removeAll { $0.observation?.isValid != true }
    entries.append(Entry(observation: observation))
  }

  /// Has all look that were there when the call came.
  func check() {
    for entry in entries { entry.observation?.check() }
  }
}
