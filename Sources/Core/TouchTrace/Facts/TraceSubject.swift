/// A finger, another input device, a recognizer, view or other responder in the trace, as a value.
///
/// The number identifies one object for the lifetime of its reader: another object at the same address gets a different
/// number. The name is for display; two subjects with the same name are different.
package struct TraceSubject: Sendable, Hashable {
  package enum Kind: Sendable, Hashable { case finger, input, recognizer, view, window, responder }

  package let id: Int
  package let kind: Kind
  /// The scene's name; for objects outside the scene `the window` and the like, or the class.
  package let name: String
  /// Whether the scene has a name for it.
  package let isNamed: Bool
  /// The name of a recognizer's view when it was first seen; nil for others.
  package let owner: String?

  package init(id: Int, kind: Kind, name: String, isNamed: Bool = true, owner: String? = nil) {
    (self.id, self.kind, self.name, self.isNamed, self.owner) = (id, kind, name, isNamed, owner)
  }

  package static func == (one: TraceSubject, other: TraceSubject) -> Bool { one.id == other.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
