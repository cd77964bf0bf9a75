import CSDL2
import CTouchSDL
import TouchGeometry
import TouchPlatform

/// A window without a frame in front of another.
struct SDLPopup {
  var surface: SDLSurface
  /// From the other's upper left corner to its own, in SDL's units.
  var x: Int32
  var y: Int32
}

extension SDLSurface {
  /// On X11 what the desktop's panels leave of the display; nowhere else has SDL 2 such windows.
  package var popupRoom: CGRect {
    var (room, x, y) = (SDL_Rect(), Int32(0), Int32(0))
    guard !isClosed, platform?.driver == "x11", touch_window_place(UnsafeMutableRawPointer(window), &x, &y) else {
      return .null
    }
    let display = SDL_GetWindowDisplayIndex(window)
    guard display >= 0, SDL_GetDisplayUsableBounds(display, &room) == 0, room.w > 0, room.h > 0 else { return .null }
    let unit = geometry.unitsPerPoint
    return CGRect(
      x: CGFloat(room.x - x) / unit, y: CGFloat(room.y - y) / unit, width: CGFloat(room.w) / unit,
      height: CGFloat(room.h) / unit)
  }

  /// Opens a window without a frame; its events come as this one's.
  package func openPopup(over rect: CGRect) -> (any PlatformSurface)? {
    var (left, top) = (Int32(0), Int32(0))
    let unit = geometry.unitsPerPoint
    let (x, y) = ((rect.minX * unit).rounded(), (rect.minY * unit).rounded())
    let (width, height) = ((rect.width * unit).rounded(), (rect.height * unit).rounded())
    let largest = Self.largest
    guard !isClosed, platform?.driver == "x11", width >= 1, height >= 1, width <= largest, height <= largest,
      abs(x) <= largest, abs(y) <= largest, touch_window_place(UnsafeMutableRawPointer(window), &left, &top)
    else { return nil }
    let frame = SDL_Rect(x: left + Int32(x), y: top + Int32(y), w: Int32(width), h: Int32(height))
    guard let surface = SDLSurface(inFrontOf: self, at: frame) else { return nil }
    popups.append(SDLPopup(surface: surface, x: Int32(x), y: Int32(y)))
    platform?.didOpen(surface)
    return surface
  }

  /// Takes the popups along, because the window was moved.
  func movePopups() {
    var (left, top) = (Int32(0), Int32(0))
    guard !popups.isEmpty, touch_window_place(UnsafeMutableRawPointer(window), &left, &top) else { return }
    for popup in popups {
      touch_move_window(UnsafeMutableRawPointer(popup.surface.window), left + popup.x, top + popup.y)
    }
  }
}

extension InputEvent {
  /// What happened on a popup, as it happened on the window behind; nil for what does not concern that one.
  ///
  /// - Parameters:
  ///   - dx: how far the popup's corner is on the right of the window's, in points.
  ///   - dy: how far it is below.
  func onPopup(dx: CGFloat, dy: CGFloat) -> InputEvent? {
    func moved(_ place: CGPoint) -> CGPoint { CGPoint(x: place.x + dx, y: place.y + dy) }
    func moved(_ samples: [InputSample]) -> [InputSample] {
      samples.map { sample in
        var sample = sample
        sample.location = moved(sample.location)
        return sample
      }
    }
    switch self {
    case .touches(let samples, let coalesced): return .touches(moved(samples), coalesced: moved(coalesced))
    case .hover(let place, let timestamp, let modifiers):
      return .hover(place.map(moved), timestamp: timestamp, modifiers: modifiers)
    case .scroll(let vector, let place, let timestamp, let modifiers):
      return .scroll(vector, at: moved(place), timestamp: timestamp, modifiers: modifiers)
    case .key, .text, .composition, .deleteSurrounding, .shake, .remoteControl, .clipboardChanged: return self
    case .focus, .visibility, .resize, .expose, .close, .drop: return nil
    }
  }
}
