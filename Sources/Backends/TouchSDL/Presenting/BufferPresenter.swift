import CSDL2

/// Memory that a display server reads.
@MainActor protocol ServerBuffer: AnyObject {
  var size: PixelSize { get }
  /// The first pixel of the uppermost row; rows follow each other without gaps.
  var pixels: UnsafeMutableRawPointer { get }
  /// Whether the server still reads it.
  var isBusy: Bool { get }
  /// Frees the memory: immediately, or after the server has read it if its window is still shown.
  func free(isShown: Bool)
}

/// A window of a display server that shows buffers.
@MainActor protocol BufferWindow: AnyObject {
  /// The window's size in pixels; nil if the window has none.
  var size: PixelSize? { get }
  /// Whether the server has not yet requested the frame after the last one that was shown.
  var waitsForFrame: Bool { get }
  /// The time in seconds of the loop's clock.
  var now: Double { get }
  /// A new buffer; nil if there is no memory.
  func makeBuffer(_ size: PixelSize) -> (any ServerBuffer)?
  /// Shows a buffer, of which `damage` differs from the one before, and waits until the server requests the next frame.
  func show(_ buffer: any ServerBuffer, damage: [SDL_Rect])
  func stopWaiting()
  func close()
}

/// Presents with two or three buffers in turn.
///
/// Each buffer has a list of the changes since it was last shown. These are copied from the newest buffer before the
/// next frame is drawn, except where the frame covers them. Frames wait until the server requests one.
@MainActor final class BufferPresenter: Presenter {
  fileprivate struct Slot {
    var buffer: any ServerBuffer
    /// The changes since it was shown; nil for everything.
    var missed: [SDL_Rect]?
  }

  private let window: any BufferWindow
  private var slots: [Slot] = []
  /// The index of the slot that was shown last; nil if no slot contains the last frame.
  private var newest: Int?
  /// The index of the slot that is being drawn.
  private var lent: Int?
  private var shownAt = 0.0
  private var isHurried = true

  /// The maximum number of slots; two suffice for a server that copies what it reads.
  private static let maximum = 3
  /// The maximum length of a list of damage; a longer list becomes one rectangle.
  private static let longest = 16
  /// The time without a request for a frame after which a window is treated as hidden, in seconds; several frames of
  /// any display.
  static let patience = 0.25

  init(_ window: any BufferWindow) { self.window = window }

  var size: PixelSize? { window.size }

  var isReady: Bool {
    guard isHurried || !window.waitsForFrame, let size else { return false }
    return slots.count < Self.maximum || slots.contains { !$0.buffer.isBusy || $0.buffer.size != size }
  }

  var isHidden: Bool { window.waitsForFrame && window.now - shownAt >= Self.patience }

  func canvas(for damage: [SDL_Rect]) -> PixelCanvas? {
    guard let size, let index = slot(of: size) else { return nil }
    lent = index
    let buffer = slots[index].buffer
    if let newest, newest != index, slots[newest].buffer.size == size {
      let missed = slots[index].missed ?? [size.rect]
      for rect in missed where !damage.contains(where: { $0.covers(rect) }) {
        copy(rect, from: slots[newest].buffer, to: buffer)
      }
    }
    return PixelCanvas(pixels: buffer.pixels, size: size, stride: Int(size.width) * 4)
  }

  func show(_ rects: inout [SDL_Rect]) -> Bool {
    guard let index = lent else { return false }
    lent = nil
    for other in slots.indices where other != index { slots[other].miss(rects, maximum: Self.longest) }
    slots[index].missed = []
    newest = index
    window.show(slots[index].buffer, damage: rects)
    shownAt = window.now
    isHurried = false
    return true
  }

  /// The server keeps the buffer, so nothing has to be sent again.
  func showAgain() -> Bool { newest != nil }

  func restart() {
    window.stopWaiting()
    isHurried = true
  }

  func close() {
    for slot in slots { slot.buffer.free(isShown: false) }
    slots = []
    (newest, lent) = (nil, nil)
    window.close()
  }

  /// The index of a writable slot: the one with the fewest changes, or a new one.
  private func slot(of size: PixelSize) -> Int? {
    // A slot that was drawn and not shown may contain an incomplete frame.
    if let lent { slots[lent].missed = nil }
    lent = nil
    drop { $0.buffer.size != size }
    let free = slots.indices.filter { !slots[$0].buffer.isBusy }
    if let best = free.min(by: { slots[$0].missedPixels < slots[$1].missedPixels }) { return best }
    guard slots.count < Self.maximum, let buffer = window.makeBuffer(size) else { return nil }
    slots.append(Slot(buffer: buffer, missed: nil))
    return slots.count - 1
  }

  private func drop(_ isUseless: (Slot) -> Bool) {
    guard slots.contains(where: isUseless) else { return }
    for slot in slots where isUseless(slot) { slot.buffer.free(isShown: true) }
    let kept = newest.map { slots[$0].buffer }
    slots.removeAll(where: isUseless)
    newest = slots.firstIndex { $0.buffer === kept }
  }

  private func copy(_ rect: SDL_Rect, from source: any ServerBuffer, to target: any ServerBuffer) {
    let stride = Int(target.size.width) * 4
    let start = Int(rect.y) * stride + Int(rect.x) * 4
    for row in 0..<Int(rect.h) {
      let place = start + row * stride
      (target.pixels + place).copyMemory(from: source.pixels + place, byteCount: Int(rect.w) * 4)
    }
  }
}

extension BufferPresenter.Slot {
  fileprivate var missedPixels: Int { missed.map { $0.reduce(0) { $0 + Int($1.w) * Int($1.h) } } ?? .max }

  /// Adds rectangles that were shown in another buffer.
  fileprivate mutating func miss(_ rects: [SDL_Rect], maximum: Int) {
    guard let known = missed else { return }
    let all = known.filter { old in !rects.contains { $0.covers(old) } } + rects
    guard all.count > maximum, let first = all.first else { return missed = all }
    missed = [all.dropFirst().reduce(first) { $0.union($1) }]
  }
}

extension SDL_Rect {
  /// Whether `other` is completely inside.
  func covers(_ other: SDL_Rect) -> Bool {
    x <= other.x && y <= other.y && x + w >= other.x + other.w && y + h >= other.y + other.h
  }

  /// The smallest rectangle around both.
  func union(_ other: SDL_Rect) -> SDL_Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    let (right, bottom) = (max(x + w, other.x + other.w), max(y + h, other.y + other.h))
    return SDL_Rect(x: left, y: top, w: right - left, h: bottom - top)
  }
}
