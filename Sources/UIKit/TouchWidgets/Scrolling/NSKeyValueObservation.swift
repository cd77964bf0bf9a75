/// The options of an observation: which values the observer receives, and when.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// An initial call when the observation begins.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// The kind of change of an observed property.
public enum NSKeyValueChange: UInt, Sendable {
  /// A new value was set.
  case setting = 1
}

/// The change that an observer receives.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change.
  public let kind: NSKeyValueChange
  /// The value after the change, if it was requested.
  public let newValue: Value?
  /// The value before the change, if it was requested; nil in the initial call.
  public let oldValue: Value?
}

/// An observation of a property, which ends with its last reference.
@preconcurrency @MainActor public final class NSKeyValueObservation {
  private var look: (() -> Void)?

  init(_ look: @escaping () -> Void) { self.look = look }

  /// Ends the observation; the handler is not called after this call.
  public func invalidate() { look = nil }

  /// Whether the observation has not ended.
  var isValid: Bool { look != nil }

  /// Compares the property with its last value, and calls the handler if it has changed.
  func check() { look?() }
}

/// The observations of one object, held weakly.
@MainActor struct ObservationList {
  private struct Entry { weak var observation: NSKeyValueObservation? }
  private var entries: [Entry] = []

  mutating func add(_ observation: NSKeyValueObservation) {
    entries.removeAll { $0.observation?.isValid != true }
    entries.append(Entry(observation: observation))
  }

  /// Checks all observations that existed when it was called.
  func check() {
    for entry in entries { entry.observation?.check() }
  }
}
