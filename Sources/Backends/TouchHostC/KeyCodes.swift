import CTouchHost

/// The USB usages (page 7) of Linux's codes 1 to 127, by index; 0 for none.
///
/// https://www.usb.org/sites/default/files/hut1_5.pdf, and linux/input-event-codes.h for the codes.
private let usages: [Int32] = [
  0, 41, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 45, 46, 42, 43,  // Escape, digits, Backspace, Tab
  20, 26, 8, 21, 23, 28, 24, 12, 18, 19, 47, 48, 40, 224, 4, 22,  // Q to P, Return, left Control
  7, 9, 10, 11, 13, 14, 15, 51, 52, 53, 225, 49, 29, 27, 6, 25,  // D to L, left Shift
  5, 17, 16, 54, 55, 56, 229, 85, 226, 44, 57, 58, 59, 60, 61, 62,  // right Shift, left Alt, space, F1 to F5
  63, 64, 65, 66, 67, 83, 71, 95, 96, 97, 86, 92, 93, 94, 87, 89,  // F6 to F10, locks, the keypad
  90, 91, 98, 99, 0, 148, 100, 68, 69, 135, 146, 147, 138, 136, 139, 140,  // F11, F12, keys of Japan
  88, 228, 84, 70, 230, 0, 74, 82, 75, 80, 79, 77, 81, 78, 73, 76,  // right Control and Alt, arrows
  0, 127, 129, 128, 102, 103, 215, 72, 0, 133, 144, 145, 137, 227, 231, 101,  // volume, logo keys, Menu
]

@_cdecl("touchstone_usage_of_keycode") @usableFromInline
func usageOfKeycode(_ code: UInt32) -> Int32 { code < usages.count ? usages[Int(code)] : 0 }
