import TouchPlatform

/// The requests of other programs for content of a drag of the app, until the content is provided.
struct DragRequests {
  /// The maximum number of requests that wait for content.
  static let maximum = 32

  private var waiting: [(kind: LocalDragKind, request: Int)] = []

  /// Adds a request by the platform's number; returns whether it is the first for its kind, and nil if the drag does not
  /// offer the kind, or too many requests wait.
  mutating func add(_ request: Int, for kind: LocalDragKind, of drag: LocalDrag) -> Bool? {
    guard drag.kinds.contains(kind), waiting.count < Self.maximum else { return nil }
    defer { waiting.append((kind, request)) }
    return !waiting.contains { $0.kind == kind }
  }

  /// Removes the requests for a kind, and returns them.
  mutating func remove(_ kind: LocalDragKind) -> [Int] {
    let answered = waiting.filter { $0.kind == kind }.map(\.request)
    waiting.removeAll { $0.kind == kind }
    return answered
  }

  /// Removes all requests, and returns them.
  mutating func removeAll() -> [Int] {
    defer { waiting = [] }
    return waiting.map(\.request)
  }
}

extension LocalDrag {
  /// Returns what a drop does: a move that the source does not allow is a copy.
  func allowed(_ operation: LocalDragOperation?) -> LocalDragOperation? {
    operation == .move && !allowsMove ? .copy : operation
  }
}
