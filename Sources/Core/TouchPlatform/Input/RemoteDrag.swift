import TouchGeometry

/// What a drag of another program offers (semantics 54.50).
public struct RemoteDrag: Sendable, Equatable {
  /// The platform's number of the drag; no two drags of a process have the same one.
  public var number: Int
  /// The addresses of the dragged files and pages, as absolute URIs, in the source's order.
  public var addresses: [String]
  /// The kinds of content that can be requested.
  public var kinds: Set<RemoteDragKind>

  /// Creates a description of a drag.
  ///
  /// - Parameters:
  ///   - number: the platform's number.
  ///   - addresses: absolute URIs.
  ///   - kinds: the kinds of content that can be requested.
  public init(number: Int, addresses: [String] = [], kinds: Set<RemoteDragKind> = []) {
    self.number = number
    self.addresses = addresses
    self.kinds = kinds
  }
}

/// A kind of content that is requested from another program.
public enum RemoteDragKind: String, Sendable, CaseIterable {
  /// Text in UTF-8.
  case text = "text/plain;charset=utf-8"
  /// An image as a PNG file.
  case png = "image/png"
}

/// An event of a drag of another program.
///
/// A drag enters, then moves any number of times, then leaves or is dropped. After a drop its content can be requested
/// by `RemoteDragRequest.load` until `RemoteDragRequest.finish`.
public enum RemoteDragEvent: Sendable, Equatable {
  /// A drag has entered the surface; a movement follows.
  case entered(RemoteDrag)
  /// A drag is at a location of the surface, in points; the platform waits for `RemoteDragRequest.propose`.
  case moved(number: Int, to: CGPoint)
  /// A drag has left the surface, or its source has ended; after a drop, no more content can be requested.
  case left(number: Int)
  /// A drag was dropped where it is; the platform waits for `RemoteDragRequest.finish`.
  case dropped(number: Int)
  /// The answer to a request for content: its bytes, or nil if the source did not provide it.
  case loaded(number: Int, RemoteDragKind, [UInt8]?)
}

/// A request about a drag of another program.
public enum RemoteDragRequest: Sendable, Equatable {
  /// Reports whether a drop at the present location would be accepted, as a copy.
  case propose(number: Int, isAccepted: Bool)
  /// Requests content of a dropped drag; `RemoteDragEvent.loaded` is the answer.
  case load(number: Int, RemoteDragKind)
  /// Ends a dropped drag; the source learns whether its content was used.
  case finish(number: Int, isAccepted: Bool)
}
