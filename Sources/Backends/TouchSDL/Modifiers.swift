import TouchPlatform

extension UIKeyModifierFlags {
  /// The modifiers with which a key is a command instead of text.
  static let commandKeys: UIKeyModifierFlags = [.control, .alternate, .command]

  /// Converts SDL's mask, which distinguishes left and right keys.
  init(sdl mask: UInt16) {
    self = []
    if mask & 0x0003 != 0 { insert(.shift) }
    if mask & 0x00C0 != 0 { insert(.control) }
    if mask & 0x0300 != 0 { insert(.alternate) }
    if mask & 0x0C00 != 0 { insert(.command) }
    if mask & 0x2000 != 0 { insert(.alphaShift) }
  }
}

extension PointerButtons {
  /// Converts SDL's mask: left, middle, right there; primary, secondary, then the others here.
  init(sdl mask: UInt32) {
    let left = Int(mask & 1)
    let middle = Int(mask >> 1 & 1)
    let right = Int(mask >> 2 & 1)
    let others = Int(mask >> 3) << 3
    self.init(rawValue: left | right << 1 | middle << 2 | others)
  }
}
