import TouchGeometry
import TouchPlatform

/// The target of drags of other programs, as a value: receives what a source sends, and returns what to do (semantics
/// 54.55).
///
/// There is one drag at a time; a source that begins another one ends the former. The list of addresses is requested
/// with the first movement, and the drag enters the surface when it is known. Every wait has an end.
struct DropTarget {
  /// The display server's numbers of the types that a source offers; 0 for those that it does not offer.
  struct Types: Equatable {
    var addresses: UInt = 0
    var text: UInt = 0
    var png: UInt = 0
    func type(of kind: RemoteDragKind) -> UInt { kind == .text ? text : png }
  }

  /// What a source has sent.
  enum Note: Equatable {
    case entered(source: UInt, window: UInt32, Types)
    /// At a location of the window, in points, and X's time; 0 on Wayland.
    case moved(source: UInt, to: CGPoint, time: UInt)
    case left(source: UInt)
    case dropped(source: UInt, time: UInt)
    /// The answer to the request for a type: its content.
    case answered(type: UInt, Content)
    /// A piece of content that follows in pieces.
    case piece(Content)
    case sourceEnded(source: UInt)
  }

  /// The content that a source provides.
  enum Content: Equatable {
    case nothing
    case bytes([UInt8])
    case piecesFollow
  }

  /// What the owner of the value has to do.
  enum Step: Equatable {
    case report(window: UInt32, RemoteDragEvent)
    case request(window: UInt32, type: UInt, time: UInt)
    case answer(window: UInt32, source: UInt, isAccepted: Bool)
    case finish(window: UInt32, source: UInt, isAccepted: Bool)
    /// Observe the end of a source; 0 for none.
    case watch(source: UInt)
  }

  /// The seconds that a source may need for the list of addresses, and for other content.
  static let (listPatience, patience): (TimeInterval, TimeInterval) = (1, 10)
  /// The maximum number of bytes of the list, and of other content.
  static let (maximumListBytes, maximumBytes) = (1 << 20, 64 << 20)

  private enum Stage { case entered, listing, over, dropped }

  private struct Drag {
    let number: Int
    let source: UInt
    let window: UInt32
    let types: Types
    var stage = Stage.entered
    var time: UInt = 0
    var place = CGPoint.zero
    /// Whether a movement waits for an answer, and whether a drop waits for the list.
    var isAwaiting = false
    var hasDropped = false
  }

  /// A request for content that was sent to the source.
  private struct Read {
    /// Nil for the list of addresses.
    let kind: RemoteDragKind?
    let type: UInt
    let deadline: TimeInterval
    var isInPieces = false
    var bytes: [UInt8] = []
    var limit: Int { kind == nil ? DropTarget.maximumListBytes : DropTarget.maximumBytes }
  }

  private var drag: Drag?
  private var count = 0
  /// The request that the source has not answered, and the kinds to request after it.
  private var read: Read?
  private var waiting: [RemoteDragKind] = []

  /// When `expire(at:)` must be called; nil while nothing is awaited.
  var deadline: TimeInterval? { read?.deadline }
  /// The maximum size of the next content or piece, in bytes; nil if none is awaited.
  var room: Int? { read.map { $0.limit - $0.bytes.count } }
  /// Whether the awaited content follows in pieces.
  var expectsPiece: Bool { read?.isInPieces == true }
  /// The window of the present drag.
  var window: UInt32? { drag?.window }

  // MARK: The source

  mutating func receive(_ note: Note, at now: TimeInterval) -> [Step] {
    switch note {
    case .entered(let source, let window, let types): return enter(source, window, types)
    case .moved(let source, let place, let time): return move(source, place, time, now)
    case .left(let source):
      guard let drag, drag.source == source, drag.stage != .dropped else { return [] }
      return end()
    case .dropped(let source, let time): return drop(source, time)
    case .answered(let type, let content):
      guard let read, read.type == type, !read.isInPieces else { return [] }
      return receive(content, at: now)
    case .piece(let content): return expectsPiece ? receive(content, at: now) : []
    case .sourceEnded(let source): return drag?.source == source ? end() : []
    }
  }

  private mutating func enter(_ source: UInt, _ window: UInt32, _ types: Types) -> [Step] {
    let steps = end()
    count += 1
    drag = Drag(number: count, source: source, window: window, types: types)
    return steps + [.watch(source: source)]
  }

  private mutating func move(_ source: UInt, _ place: CGPoint, _ time: UInt, _ now: TimeInterval) -> [Step] {
    guard var drag, drag.source == source, drag.stage != .dropped, !drag.hasDropped else { return [] }
    (drag.place, drag.time, drag.isAwaiting) = (place, time, true)
    defer { self.drag = drag }
    switch drag.stage {
    case .entered where drag.types.addresses != 0:
      drag.stage = .listing
      read = Read(kind: nil, type: drag.types.addresses, deadline: now + Self.listPatience)
      return [.request(window: drag.window, type: drag.types.addresses, time: time)]
    case .entered:
      drag.stage = .over
      return entry(of: drag, addresses: []) + [movement(of: drag)]
    case .over: return [movement(of: drag)]
    case .listing, .dropped: return []
    }
  }

  private mutating func drop(_ source: UInt, _ time: UInt) -> [Step] {
    guard var drag, drag.source == source, drag.stage != .dropped, !drag.hasDropped else { return [] }
    drag.hasDropped = true
    if time != 0 { drag.time = time }
    self.drag = drag
    switch drag.stage {
    case .over: return dropNow()
    case .listing, .dropped: return []
    case .entered: return [.finish(window: drag.window, source: source, isAccepted: false)] + end()
    }
  }

  private mutating func dropNow() -> [Step] {
    guard let drag else { return [] }
    self.drag?.stage = .dropped
    self.drag?.isAwaiting = false
    return [report(drag, .dropped(number: drag.number))]
  }

  /// Ends the drag without the source.
  private mutating func end() -> [Step] {
    guard let drag else { return [] }
    (self.drag, read, waiting) = (nil, nil, [])
    let isKnown = drag.stage == .over || drag.stage == .dropped
    return (isKnown ? [report(drag, .left(number: drag.number))] : []) + [.watch(source: 0)]
  }

  // MARK: Content

  private mutating func receive(_ content: Content, at now: TimeInterval) -> [Step] {
    guard var read else { return [] }
    switch content {
    case .nothing: return complete(read.kind, nil, now)
    case .piecesFollow where !read.isInPieces:
      read.isInPieces = true
      self.read = read
      return []
    case .piecesFollow: return complete(read.kind, nil, now)
    case .bytes(let bytes):
      guard read.isInPieces else { return complete(read.kind, bytes, now) }
      if bytes.isEmpty { return complete(read.kind, read.bytes, now) }
      read.bytes += bytes
      self.read = read
      return []
    }
  }

  /// Ends the present request, and sends the next one.
  private mutating func complete(_ kind: RemoteDragKind?, _ bytes: [UInt8]?, _ now: TimeInterval) -> [Step] {
    read = nil
    guard let drag else { return [] }
    guard let kind else { return completeList(drag, bytes ?? []) }
    var content = bytes
    // Some programs end text with a NUL.
    if kind == .text { while content?.last == 0 { content?.removeLast() } }
    return [report(drag, .loaded(number: drag.number, kind, content))] + requestNext(now)
  }

  private mutating func completeList(_ drag: Drag, _ bytes: [UInt8]) -> [Step] {
    self.drag?.stage = .over
    let steps = entry(of: drag, addresses: AddressList.addresses(in: bytes)) + [movement(of: drag)]
    return drag.hasDropped ? steps + dropNow() : steps
  }

  private mutating func requestNext(_ now: TimeInterval) -> [Step] {
    guard read == nil, let drag, !waiting.isEmpty else { return [] }
    let kind = waiting.removeFirst()
    let type = drag.types.type(of: kind)
    guard type != 0 else { return [report(drag, .loaded(number: drag.number, kind, nil))] + requestNext(now) }
    read = Read(kind: kind, type: type, deadline: now + Self.patience)
    return [.request(window: drag.window, type: type, time: drag.time)]
  }

  /// Ends a request that the source has not answered in time.
  mutating func expire(at now: TimeInterval) -> [Step] {
    guard let read, read.deadline <= now else { return [] }
    return complete(read.kind, nil, now)
  }

  // MARK: The application

  mutating func perform(_ request: RemoteDragRequest, at now: TimeInterval) -> [Step] {
    guard let drag else { return [] }
    switch request {
    case .propose(drag.number, let isAccepted):
      guard drag.isAwaiting else { return [] }
      self.drag?.isAwaiting = false
      return [.answer(window: drag.window, source: drag.source, isAccepted: isAccepted)]
    case .load(drag.number, let kind):
      guard drag.stage == .dropped else { return [report(drag, .loaded(number: drag.number, kind, nil))] }
      waiting.append(kind)
      return requestNext(now)
    case .finish(drag.number, let isAccepted):
      guard drag.stage == .dropped else { return [] }
      (self.drag, read, waiting) = (nil, nil, [])
      return [
        .finish(window: drag.window, source: drag.source, isAccepted: isAccepted), .watch(source: 0),
      ]
    default: return []
    }
  }

  // MARK: Steps

  private func report(_ drag: Drag, _ event: RemoteDragEvent) -> Step { .report(window: drag.window, event) }

  private func entry(of drag: Drag, addresses: [String]) -> [Step] {
    let kinds = RemoteDragKind.allCases.filter { drag.types.type(of: $0) != 0 }
    return [report(drag, .entered(RemoteDrag(number: drag.number, addresses: addresses, kinds: Set(kinds))))]
  }

  private func movement(of drag: Drag) -> Step { report(drag, .moved(number: drag.number, to: drag.place)) }
}
