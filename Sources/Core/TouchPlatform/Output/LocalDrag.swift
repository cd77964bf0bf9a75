import TouchDrawing
import TouchGeometry

/// What a drag of the app offers to other programs (semantics 54.60).
public struct LocalDrag: Sendable, Equatable {
  /// The application's number of the drag; no two drags of a process have the same one.
  public var number: Int
  /// The kinds of content that other programs can request; without any, only windows of the app are targets.
  public var kinds: Set<LocalDragKind>
  /// Whether another program may move the items.
  public var allowsMove: Bool
  /// What the user drags with.
  public var pointer: LocalDragPointer
  /// What the display server shows below the pointer; nil if it shows nothing.
  package var picture: DragPicture?

  /// Creates a description of a drag.
  ///
  /// - Parameters:
  ///   - number: the application's number.
  ///   - kinds: the kinds of content that can be requested.
  ///   - allowsMove: whether the items may be moved.
  ///   - pointer: what the user drags with.
  public init(number: Int, kinds: Set<LocalDragKind>, allowsMove: Bool, pointer: LocalDragPointer = .mouse) {
    self.number = number
    self.kinds = kinds
    self.allowsMove = allowsMove
    self.pointer = pointer
  }
}

/// What the user drags with.
public enum LocalDragPointer: Sendable {
  /// The mouse.
  case mouse
  /// A finger.
  case finger
  /// A pencil.
  case pencil
}

/// The picture of a drag over other programs.
package struct DragPicture: Sendable, Equatable {
  /// The pixels; the width and height are multiples of the pixels per unit of the display server.
  package var bitmap: Bitmap
  /// The number of pixels per point.
  package var scale: CGFloat
  /// The vector from the pointer to the upper left corner, in points.
  package var corner: CGVector

  package init(bitmap: Bitmap, scale: CGFloat, corner: CGVector) {
    (self.bitmap, self.scale, self.corner) = (bitmap, scale, corner)
  }
}

/// A kind of content that other programs request.
public enum LocalDragKind: String, Sendable, CaseIterable {
  /// Absolute URIs, one a line.
  case addresses = "text/uri-list"
  /// An image as a PNG file.
  case png = "image/png"
  /// Text in UTF-8.
  case text = "text/plain;charset=utf-8"
}

/// What another program does with dragged items.
public enum LocalDragOperation: Sendable {
  /// It copies them.
  case copy
  /// It moves them; the app removes them.
  case move
}

/// An event of a drag of the app over other programs.
public enum LocalDragEvent: Sendable, Equatable {
  /// What a drop at the present location would do; nil if it would do nothing.
  case answered(number: Int, LocalDragOperation?)
  /// The drag has moved over another window of the app, or has left it: call `Platform.surface(below:of:)`.
  case moved(number: Int)
  /// Another program requests content; the platform waits for `LocalDragRequest.provide`.
  case requested(number: Int, LocalDragKind)
  /// The drop is over: what the other program did, or nil if it did nothing, ended or did not answer; before a drop, the
  /// display server has cancelled the drag.
  case ended(number: Int, LocalDragOperation?)
}

/// A request about a drag of the app.
public enum LocalDragRequest: Sendable, Equatable {
  /// Begins a drag over other programs, below the pointer or finger.
  case begin(LocalDrag)
  /// The pointer has moved outside the app's windows, to the last location of `Platform.surface(below:of:)`.
  case move(number: Int)
  /// The pointer is over the app's windows again: leaves the other program, which receives no further messages.
  case leave(number: Int)
  /// Drops the items on the other program; `LocalDragEvent.ended` is the answer.
  case drop(number: Int)
  /// Ends the drag without a drop.
  case cancel(number: Int)
  /// Provides requested content; nil if there is none.
  case provide(number: Int, LocalDragKind, [UInt8]?)
}
