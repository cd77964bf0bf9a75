import CTouchHost
import TouchHost
import TouchLoop

// The functions of touchstone_host.h for life, time and pixels, which are documented there.

@_cdecl("touchstone_status_text") @usableFromInline
func statusText(_ status: Int32) -> UnsafePointer<CChar> {
  let text: StaticString =
    switch Int(status) {
    case TOUCHSTONE_OK: "all is well"
    case TOUCHSTONE_INVALID_SIZE: "a surface is from 1 to 16384 pixels wide and high"
    case TOUCHSTONE_INVALID_SCALE: "a surface has from 0.25 to 8 pixels in a point"
    case TOUCHSTONE_WRONG_BUFFER_SIZE: "the size of the buffer in pixels is not that of the surface"
    case TOUCHSTONE_INVALID_STRIDE: "the bytes of a row must be a multiple of 4, and at least 4 for each pixel"
    case TOUCHSTONE_CLOSED: "the host was closed"
    case TOUCHSTONE_INVALID_ARGUMENT: "a pointer is NULL, a value is not a number, or the view is of another kind"
    case TOUCHSTONE_WRONG_THREAD: "the call was not made on the thread that the process started with"
    default: "no such status"
    }
  return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

@_cdecl("touchstone_host_create") @usableFromInline
func create(_ width: Double, _ height: Double, _ scale: Double, _ result: UnsafeMutablePointer<OpaquePointer?>?)
  -> Int32
{
  guard let result else { return Int32(TOUCHSTONE_INVALID_ARGUMENT) }
  result.pointee = nil
  guard isOnMainActor() else { return Int32(TOUCHSTONE_WRONG_THREAD) }
  let borrowed = BorrowedPointer(pointer: result)
  return MainActor.assumeIsolated {
    do throws(HostError) {
      let host = try CHost(size: CGSize(width: width, height: height), scale: CGFloat(scale))
      borrowed.pointer.pointee = OpaquePointer(Unmanaged.passRetained(host).toOpaque())
      return Int32(TOUCHSTONE_OK)
    } catch { return error.status }
  }
}

@_cdecl("touchstone_host_close") @usableFromInline
func close(_ host: OpaquePointer?) -> Int32 {
  let status = with(host) { $0.close() }
  return status == Int32(TOUCHSTONE_CLOSED) ? Int32(TOUCHSTONE_OK) : status
}

@_cdecl("touchstone_host_release") @usableFromInline
func release(_ host: OpaquePointer?) {
  guard close(host) == Int32(TOUCHSTONE_OK), let host else { return }
  Unmanaged<CHost>.fromOpaque(UnsafeRawPointer(host)).release()
}

@_cdecl("touchstone_host_resize") @usableFromInline
func resize(_ host: OpaquePointer?, _ width: Double, _ height: Double, _ scale: Double) -> Int32 {
  with(host) { (host) throws(HostError) in
    let size = CGSize(width: width, height: height)
    try host.host.resize(to: size, scale: CGFloat(scale))
    host.size = size
  }
}

@_cdecl("touchstone_host_set_dark") @usableFromInline
func setDark(_ host: OpaquePointer?, _ isDark: Bool) -> Int32 { with(host) { $0.host.style = isDark ? .dark : .light } }

@_cdecl("touchstone_host_set_frame_rate") @usableFromInline
func setFrameRate(_ host: OpaquePointer?, _ rate: Double) -> Int32 {
  guard rate >= 1, rate <= 1000 else { return Int32(TOUCHSTONE_INVALID_ARGUMENT) }
  return with(host) { $0.host.framesPerSecond = rate }
}

@_cdecl("touchstone_host_wakes_in") @usableFromInline
func wakesIn(_ host: OpaquePointer?, _ seconds: UnsafeMutablePointer<Double>?) -> Bool {
  guard let next = ask(host, nil, { $0.host.nextWakeUp }) else { return false }
  seconds?.pointee = next
  return true
}

@_cdecl("touchstone_host_update") @usableFromInline
func update(_ host: OpaquePointer?) -> Int32 { with(host) { $0.host.update() } }

@_cdecl("touchstone_host_needs_draw") @usableFromInline
func needsDraw(_ host: OpaquePointer?) -> Bool { ask(host, false) { $0.host.needsRender } }

@_cdecl("touchstone_host_pixel_size") @usableFromInline
func pixelSize(
  _ host: OpaquePointer?, _ width: UnsafeMutablePointer<Int32>?, _ height: UnsafeMutablePointer<Int32>?
) -> Int32 {
  var size: (width: Int, height: Int) = (0, 0)
  let status = with(host) { size = $0.host.pixelSize }
  width?.pointee = Int32(size.width)
  height?.pointee = Int32(size.height)
  return status
}

@_cdecl("touchstone_host_draw") @usableFromInline
func draw(
  _ host: OpaquePointer?, _ pixels: UnsafeMutableRawPointer?, _ width: Int32, _ height: Int32, _ stride: Int32,
  _ keeps: Bool, _ rects: UnsafeMutablePointer<touchstone_rect>?, _ room: Int, _ count: UnsafeMutablePointer<Int>?
) -> Int32 {
  count?.pointee = 0
  guard let pixels else { return Int32(TOUCHSTONE_INVALID_ARGUMENT) }
  let borrowed = BorrowedPointer(pointer: pixels)
  var changed: [PixelRect] = []
  let status = with(host) { (host) throws(HostError) in
    let buffer = PixelBuffer(
      base: borrowed.pointer, width: Int(width), height: Int(height), stride: Int(stride), scale: 1)
    changed = try host.host.render(into: buffer, keepsPixels: keeps)
  }
  count?.pointee = changed.count
  if let rects {
    for (index, rect) in changed.prefix(max(room, 0)).enumerated() {
      rects[index] = touchstone_rect(
        x: Int32(rect.x), y: Int32(rect.y), width: Int32(rect.width), height: Int32(rect.height))
    }
  }
  return status
}

@_cdecl("touchstone_host_draw_cairo") @usableFromInline
func drawCairo(_ host: OpaquePointer?, _ context: OpaquePointer?) -> Int32 {
  guard let context else { return Int32(TOUCHSTONE_INVALID_ARGUMENT) }
  let borrowed = BorrowedPointer(pointer: context)
  return with(host) { (host) throws(HostError) in try host.host.draw(onCairo: borrowed.pointer) }
}

@_cdecl("touchstone_host_pointer") @usableFromInline
func pointer(_ host: OpaquePointer?) -> Int32 {
  ask(host, 0) { host in
    host.noteRequests()
    return switch host.pointer {
    case .arrow: Int32(TOUCHSTONE_ARROW)
    case .hand: Int32(TOUCHSTONE_HAND)
    case .text: Int32(TOUCHSTONE_TEXT)
    case .crosshair: Int32(TOUCHSTONE_CROSSHAIR)
    case .move: Int32(TOUCHSTONE_MOVE)
    case .resizeHorizontally: Int32(TOUCHSTONE_RESIZE_HORIZONTALLY)
    case .resizeVertically: Int32(TOUCHSTONE_RESIZE_VERTICALLY)
    case .notAllowed: Int32(TOUCHSTONE_NOT_ALLOWED)
    case .hidden: Int32(TOUCHSTONE_HIDDEN)
    }
  }
}

@_cdecl("touchstone_host_edits_text") @usableFromInline
func editsText(
  _ host: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?, _ y: UnsafeMutablePointer<Double>?,
  _ width: UnsafeMutablePointer<Double>?, _ height: UnsafeMutablePointer<Double>?
) -> Bool {
  let caret: CGRect? = ask(host, nil) { host in
    host.noteRequests()
    return host.textInput?.caret
  }
  guard let caret else { return false }
  x?.pointee = Double(caret.minX)
  y?.pointee = Double(caret.minY)
  width?.pointee = Double(caret.width)
  height?.pointee = Double(caret.height)
  return true
}

@_cdecl("touchstone_host_set_clipboard") @usableFromInline
func setClipboard(
  _ host: OpaquePointer?, _ read: touchstone_read?, _ write: touchstone_write?, _ user: UnsafeMutableRawPointer?
) -> Int32 {
  let borrowed = BorrowedPointer(pointer: user)
  return with(host) { host in
    let desktop = CDesktop(read, write, borrowed.pointer)
    host.desktop = desktop
    host.host.desktop = desktop
  }
}
