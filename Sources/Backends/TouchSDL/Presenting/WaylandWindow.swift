import CSDL2
import CTouchSDL
import TouchLoop

/// A window on Wayland whose pixels are in memory that the app shares with the compositor.
@MainActor final class WaylandWindow: BufferWindow {
  private let window: OpaquePointer
  private let surface: UnsafeMutablePointer<touch_shm_surface>
  private let clock: any LoopClock
  /// The role of a popup; nil for other windows.
  private let role: UnsafeMutablePointer<touch_popup>?

  enum Failure: Error, Equatable { case unavailable(String) }

  /// Throws the reason if the compositor cannot show shared memory.
  init(
    _ window: OpaquePointer, clock: any LoopClock, role: UnsafeMutablePointer<touch_popup>? = nil
  ) throws(Failure) {
    if let reason = touch_shm_begin(UnsafeMutableRawPointer(window)) {
      throw .unavailable(String(cString: reason))
    }
    guard let surface = touch_shm_make_surface(UnsafeMutableRawPointer(window)) else {
      throw .unavailable("SDL does not tell its surface")
    }
    (self.window, self.surface, self.clock, self.role) = (window, surface, clock, role)
  }

  /// SDL returns 0 for a window that was never shown; a popup accepts no frames before it has a position.
  var size: PixelSize? {
    if let role, !role.pointee.is_placed || role.pointee.is_done { return nil }
    var size = PixelSize(width: 0, height: 0)
    SDL_GL_GetDrawableSize(window, &size.width, &size.height)
    return size.width > 0 && size.height > 0 ? size : nil
  }

  var waitsForFrame: Bool { surface.pointee.waits_for_frame }

  var now: Double { clock.now }

  func makeBuffer(_ size: PixelSize) -> (any ServerBuffer)? {
    touch_shm_make_buffer(size.width, size.height).map(SharedBuffer.init)
  }

  func show(_ buffer: any ServerBuffer, damage: [SDL_Rect]) {
    guard let buffer = buffer as? SharedBuffer else { return }
    let rects = damage.map { touch_pixel_rect(x: $0.x, y: $0.y, width: $0.w, height: $0.h) }
    touch_shm_show(surface, buffer.memory, rects, Int32(rects.count))
  }

  func stopWaiting() { touch_shm_stop_waiting(surface) }

  func close() { touch_shm_free_surface(surface) }
}

/// Memory that is shared with a Wayland compositor.
@MainActor private final class SharedBuffer: ServerBuffer {
  let memory: UnsafeMutablePointer<touch_shm_buffer>

  init(_ memory: UnsafeMutablePointer<touch_shm_buffer>) { self.memory = memory }

  var size: PixelSize { PixelSize(width: memory.pointee.width, height: memory.pointee.height) }
  var pixels: UnsafeMutableRawPointer { memory.pointee.pixels }
  var isBusy: Bool { memory.pointee.is_busy }
  func free(isShown: Bool) { touch_shm_free_buffer(memory, isShown) }
}
