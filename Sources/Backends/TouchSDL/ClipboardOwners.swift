import CTouchSDL
import TouchPlatform

/// Distinguishes what other programs put on a clipboard from what this program put there.
///
/// SDL reports both in the same way, and without naming the clipboard.
@MainActor struct ClipboardOwners {
  /// The owner of each clipboard after the program wrote to it; known only on X.
  private var own: [Clipboard: UInt] = [:]
  /// Whether the next report is caused by the program's own write, where the owner is unknown.
  private var expectsEcho = false

  /// Records that the program has written to a clipboard.
  mutating func didWrite(_ clipboard: Clipboard, in surface: SDLSurface?) {
    let owner = Self.owner(of: clipboard, surface)
    own[clipboard] = owner == 0 ? nil : owner
    expectsEcho = owner == 0
  }

  /// Returns the clipboards that another program has changed, given a report of SDL.
  mutating func changed(in surface: SDLSurface?) -> [Clipboard] {
    guard Self.owner(of: .general, surface) != 0 || Self.owner(of: .primarySelection, surface) != 0 else {
      defer { expectsEcho = false }
      // Wayland reports the program's own offer, too, again whenever a window gets the keyboard.
      return expectsEcho || touch_owns_clipboard() ? [] : [.general]
    }
    let foreign = Clipboard.allCases.filter { own[$0] == nil || own[$0] != Self.owner(of: $0, surface) }
    for clipboard in foreign { own[clipboard] = nil }
    return foreign
  }

  /// X's number of the window that owns a clipboard; 0 without an owner, or if it is unknown.
  private static func owner(of clipboard: Clipboard, _ surface: SDLSurface?) -> UInt {
    guard let surface, !surface.isClosed else { return 0 }
    return UInt(touch_selection_owner(UnsafeMutableRawPointer(surface.window), clipboard == .primarySelection))
  }
}
