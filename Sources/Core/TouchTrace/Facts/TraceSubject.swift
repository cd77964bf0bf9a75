/// A finger, recognizer, view or other responder that the trace tells of, as a value.
///
/// The number belongs to one object for as long as its reader lives: another object that comes to lie at the same
/// place in memory gets another one. A name is for people; two subjects with one name are still two.
package struct TraceSubject: Sendable, Hashable {
  package enum Kind: Sendable, Hashable { case finger, recognizer, view, window, responder }

  package let id: Int
  package let kind: Kind
  /// What the scene calls it; `the window` and the like, or the class, of what is not the scene's.
  package let name: String
  /// Whether the scene knows it.
  package let isNamed: Bool
  /// The name of a recognizer's view when it was heard of first; nil of others.
  package let owner: String?

  package init(id: Int, kind: Kind, name: String, isNamed: Bool = true, owner: String? = nil) {
    (self.id, self.kind, self.name, self.isNamed, self.owner) = (id, kind, name, isNamed, owner)
  }

  package static func == (one: TraceSubject, other: TraceSubject) -> Bool { one.id == other.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
