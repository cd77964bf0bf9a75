import TouchKit

/// The numbers of objects on the bus: they rise through the life of the process, and none is used twice
/// (semantics 47.51).
@MainActor final class ObjectRegistry {
  /// The identity of an object.
  enum Key: Hashable {
    case scene(ObjectIdentifier)
    /// The content of a window.
    case panel(ObjectIdentifier)
    case object(ObjectIdentifier)
    /// A displayed item of a list: cells are reused for other items.
    case item(ObjectIdentifier, edition: Int, index: Int)
    /// A text that is announced.
    case notice(Int)
  }

  private struct Entry {
    let number: Int
    weak var object: AnyObject?
  }

  /// The number of the application.
  nonisolated static let root = 0
  private var entries: [Key: Entry] = [:]
  private var keys: [Int: Key] = [:]
  private var last = 0

  /// Returns the number of an object, a new one if it has none.
  func number(of key: Key, _ object: AnyObject) -> Int {
    // The address of a released object may belong to another one now.
    if let entry = entries[key], entry.object === object { return entry.number }
    if let old = entries[key] { keys[old.number] = nil }
    last += 1
    entries[key] = Entry(number: last, object: object)
    keys[last] = key
    return last
  }

  /// Returns the view or element of a number; nil if it is released.
  func object(_ number: Int) -> AnyObject? { keys[number].flatMap { entries[$0]?.object } }

  /// Gives an object a new number at its next query (semantics 47.23).
  func renew(_ number: Int) {
    guard let key = keys.removeValue(forKey: number) else { return }
    entries[key] = nil
  }

  /// Removes all numbers except those of a tree.
  func keep(_ isUsed: (Int) -> Bool) {
    for (number, key) in keys where !isUsed(number) {
      keys[number] = nil
      entries[key] = nil
    }
  }
}
