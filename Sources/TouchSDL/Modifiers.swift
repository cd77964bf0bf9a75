import TouchKit

// The bits on the kit's side are those of UIKit's constants.

extension UIKeyModifierFlags {
  private static let capsLockBit = 1 << 16
  private static let shiftBit = 1 << 17
  private static let controlBit = 1 << 18
  private static let alternateBit = 1 << 19
  private static let commandBit = 1 << 20

  /// Those with which a key commands instead of typing.
  static let commandKeys = UIKeyModifierFlags(rawValue: controlBit | alternateBit | commandBit)

  /// From SDL's mask, which tells left from right.
  init(sdl mask: UInt16) {
    var bits = 0
    if mask & 0x0003 != 0 { bits |= Self.shiftBit }
    if mask & 0x00C0 != 0 { bits |= Self.controlBit }
    if mask & 0x0300 != 0 { bits |= Self.alternateBit }
    if mask & 0x0C00 != 0 { bits |= Self.commandBit }
    if mask & 0x2000 != 0 { bits |= Self.capsLockBit }
    self.init(rawValue: bits)
  }
}

extension UIEvent.ButtonMask {
  /// From SDL's mask: left, middle, right there; primary, secondary, then the others here.
  init(sdl mask: UInt32) {
    let left = Int(mask & 1)
    let middle = Int(mask >> 1 & 1)
    let right = Int(mask >> 2 & 1)
    let others = Int(mask >> 3) << 3
    self.init(rawValue: left | right << 1 | middle << 2 | others)
  }
}
