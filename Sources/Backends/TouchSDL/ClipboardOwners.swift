import CTouchSDL
import TouchPlatform

/// Tells what others put on a clipboard from what the program put there itself; SDL reports both alike, and does not
/// say which clipboard it was.
@MainActor struct ClipboardOwners {
  /// Who has owned each clipboard since the program wrote to it; only X tells.
  private var own: [Clipboard: UInt] = [:]
  /// Whether the next report is the echo of what the program wrote, where nobody tells who owns it.
  private var expectsEcho = false

  /// The program has put something on a clipboard.
  mutating func didWrite(_ clipboard: Clipboard, in surface: SDLSurface?) {
    let owner = Self.owner(of: clipboard, surface)
    own[clipboard] = owner == 0 ? nil : owner
    expectsEcho = owner == 0
  }

  /// Which clipboards somebody else has changed, given a report of SDL.
  mutating func changed(in surface: SDLSurface?) -> [Clipboard] {
    guard Self.owner(of: .general, surface) != 0 || Self.owner(of: .primarySelection, surface) != 0 else {
      defer { expectsEcho = false }
      return expectsEcho ? [] : [.general]
    }
    let foreign = Clipboard.allCases.filter { own[$0] == nil || own[$0] != Self.owner(of: $0, surface) }
    for clipboard in foreign { own[clipboard] = nil }
    return foreign
  }

  /// X's number of the window that owns a clipboard; 0 where nobody does, or nobody tells.
  private static func owner(of clipboard: Clipboard, _ surface: SDLSurface?) -> UInt {
    guard let surface, !surface.isClosed else { return 0 }
    return UInt(touch_selection_owner(UnsafeMutableRawPointer(surface.window), clipboard == .primarySelection))
  }
}
