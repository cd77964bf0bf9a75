import CTouchSDL
import TouchGeometry
import TouchLoop

extension SDLPlatform {
  /// Applies the scale of an X desktop, and its changes; on Wayland SDL reports each window's scale.
  func followDesktopScale() {
    guard driver == "x11" else { return }
    let descriptor = touch_x_settings_open()
    guard descriptor >= 0 else { return }
    unitsPerPoint = scaleOverride * Self.desktopScale()
    // Reading may fill Xlib's queue, so it is checked before the loop sleeps.
    scaleSource = loop.addSource(descriptor: descriptor, hasBuffered: { [weak self] in self?.readSettings() ?? false })
    {
      [weak self] in _ = self?.readSettings()
    }
  }

  /// Reads the changed settings; returns whether the scale of windows has changed.
  private func readSettings() -> Bool {
    guard !isLost, touch_x_settings_take_events() else { return false }
    let unit = scaleOverride * Self.desktopScale()
    guard unit != unitsPerPoint else { return false }
    rescale(to: unit)
    return true
  }

  private static func desktopScale() -> CGFloat {
    let settings = XSettings(bytes(touch_x_settings))
    return XScale.scale(settings: settings, resources: String(decoding: bytes(touch_x_resources), as: UTF8.self))
  }

  private static func bytes(_ read: (UnsafeMutablePointer<Int>) -> UnsafeMutablePointer<UInt8>?) -> [UInt8] {
    var count = 0
    guard let start = read(&count) else { return [] }
    defer { free(start) }
    return Array(UnsafeBufferPointer(start: start, count: count))
  }
}
