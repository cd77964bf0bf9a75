/// A key of a keyboard, by its USB usage number: the position of the key, not what it types.
///
/// Keys without a name here have only their number.
/// https://developer.apple.com/documentation/uikit/uikeyboardhidusage
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number of the key in the USB usage tables, page 7.
  public let rawValue: Int
  /// Creates the key with the given number.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension UIKeyboardHIDUsage {
  /// The key that types a on an English keyboard.
  public static let keyboardA = UIKeyboardHIDUsage(rawValue: 0x04)
  /// The key that types b on an English keyboard.
  public static let keyboardB = UIKeyboardHIDUsage(rawValue: 0x05)
  /// The key that types c on an English keyboard.
  public static let keyboardC = UIKeyboardHIDUsage(rawValue: 0x06)
  /// The key that types d on an English keyboard.
  public static let keyboardD = UIKeyboardHIDUsage(rawValue: 0x07)
  /// The key that types e on an English keyboard.
  public static let keyboardE = UIKeyboardHIDUsage(rawValue: 0x08)
  /// The key that types f on an English keyboard.
  public static let keyboardF = UIKeyboardHIDUsage(rawValue: 0x09)
  /// The key that types g on an English keyboard.
  public static let keyboardG = UIKeyboardHIDUsage(rawValue: 0x0A)
  /// The key that types h on an English keyboard.
  public static let keyboardH = UIKeyboardHIDUsage(rawValue: 0x0B)
  /// The key that types i on an English keyboard.
  public static let keyboardI = UIKeyboardHIDUsage(rawValue: 0x0C)
  /// The key that types j on an English keyboard.
  public static let keyboardJ = UIKeyboardHIDUsage(rawValue: 0x0D)
  /// The key that types k on an English keyboard.
  public static let keyboardK = UIKeyboardHIDUsage(rawValue: 0x0E)
  /// The key that types l on an English keyboard.
  public static let keyboardL = UIKeyboardHIDUsage(rawValue: 0x0F)
  /// The key that types m on an English keyboard.
  public static let keyboardM = UIKeyboardHIDUsage(rawValue: 0x10)
  /// The key that types n on an English keyboard.
  public static let keyboardN = UIKeyboardHIDUsage(rawValue: 0x11)
  /// The key that types o on an English keyboard.
  public static let keyboardO = UIKeyboardHIDUsage(rawValue: 0x12)
  /// The key that types p on an English keyboard.
  public static let keyboardP = UIKeyboardHIDUsage(rawValue: 0x13)
  /// The key that types q on an English keyboard.
  public static let keyboardQ = UIKeyboardHIDUsage(rawValue: 0x14)
  /// The key that types r on an English keyboard.
  public static let keyboardR = UIKeyboardHIDUsage(rawValue: 0x15)
  /// The key that types s on an English keyboard.
  public static let keyboardS = UIKeyboardHIDUsage(rawValue: 0x16)
  /// The key that types t on an English keyboard.
  public static let keyboardT = UIKeyboardHIDUsage(rawValue: 0x17)
  /// The key that types u on an English keyboard.
  public static let keyboardU = UIKeyboardHIDUsage(rawValue: 0x18)
  /// The key that types v on an English keyboard.
  public static let keyboardV = UIKeyboardHIDUsage(rawValue: 0x19)
  /// The key that types w on an English keyboard.
  public static let keyboardW = UIKeyboardHIDUsage(rawValue: 0x1A)
  /// The key that types x on an English keyboard.
  public static let keyboardX = UIKeyboardHIDUsage(rawValue: 0x1B)
  /// The key that types y on an English keyboard.
  public static let keyboardY = UIKeyboardHIDUsage(rawValue: 0x1C)
  /// The key that types z on an English keyboard.
  public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 0x1D)
  /// The key 1 above the letters.
  public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 0x1E)
  /// The key 2 above the letters.
  public static let keyboard2 = UIKeyboardHIDUsage(rawValue: 0x1F)
  /// The key 3 above the letters.
  public static let keyboard3 = UIKeyboardHIDUsage(rawValue: 0x20)
  /// The key 4 above the letters.
  public static let keyboard4 = UIKeyboardHIDUsage(rawValue: 0x21)
  /// The key 5 above the letters.
  public static let keyboard5 = UIKeyboardHIDUsage(rawValue: 0x22)
  /// The key 6 above the letters.
  public static let keyboard6 = UIKeyboardHIDUsage(rawValue: 0x23)
  /// The key 7 above the letters.
  public static let keyboard7 = UIKeyboardHIDUsage(rawValue: 0x24)
  /// The key 8 above the letters.
  public static let keyboard8 = UIKeyboardHIDUsage(rawValue: 0x25)
  /// The key 9 above the letters.
  public static let keyboard9 = UIKeyboardHIDUsage(rawValue: 0x26)
  /// The key 0 above the letters.
  public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 0x27)
  /// Return.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  /// Escape.
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  /// Backspace.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
  /// Tab.
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
  /// The space bar.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
  /// Hyphen.
  public static let keyboardHyphen = UIKeyboardHIDUsage(rawValue: 0x2D)
  /// Equal sign.
  public static let keyboardEqualSign = UIKeyboardHIDUsage(rawValue: 0x2E)
  /// Opening bracket.
  public static let keyboardOpenBracket = UIKeyboardHIDUsage(rawValue: 0x2F)
  /// Closing bracket.
  public static let keyboardCloseBracket = UIKeyboardHIDUsage(rawValue: 0x30)
  /// Backslash.
  public static let keyboardBackslash = UIKeyboardHIDUsage(rawValue: 0x31)
  /// Semicolon.
  public static let keyboardSemicolon = UIKeyboardHIDUsage(rawValue: 0x33)
  /// Apostrophe.
  public static let keyboardQuote = UIKeyboardHIDUsage(rawValue: 0x34)
  /// Grave accent.
  public static let keyboardGraveAccentAndTilde = UIKeyboardHIDUsage(rawValue: 0x35)
  /// Comma.
  public static let keyboardComma = UIKeyboardHIDUsage(rawValue: 0x36)
  /// Full stop.
  public static let keyboardPeriod = UIKeyboardHIDUsage(rawValue: 0x37)
  /// Slash.
  public static let keyboardSlash = UIKeyboardHIDUsage(rawValue: 0x38)
  /// Caps Lock.
  public static let keyboardCapsLock = UIKeyboardHIDUsage(rawValue: 0x39)
  /// Function key 1.
  public static let keyboardF1 = UIKeyboardHIDUsage(rawValue: 0x3A)
  /// Function key 2.
  public static let keyboardF2 = UIKeyboardHIDUsage(rawValue: 0x3B)
  /// Function key 3.
  public static let keyboardF3 = UIKeyboardHIDUsage(rawValue: 0x3C)
  /// Function key 4.
  public static let keyboardF4 = UIKeyboardHIDUsage(rawValue: 0x3D)
  /// Function key 5.
  public static let keyboardF5 = UIKeyboardHIDUsage(rawValue: 0x3E)
  /// Function key 6.
  public static let keyboardF6 = UIKeyboardHIDUsage(rawValue: 0x3F)
  /// Function key 7.
  public static let keyboardF7 = UIKeyboardHIDUsage(rawValue: 0x40)
  /// Function key 8.
  public static let keyboardF8 = UIKeyboardHIDUsage(rawValue: 0x41)
  /// Function key 9.
  public static let keyboardF9 = UIKeyboardHIDUsage(rawValue: 0x42)
  /// Function key 10.
  public static let keyboardF10 = UIKeyboardHIDUsage(rawValue: 0x43)
  /// Function key 11.
  public static let keyboardF11 = UIKeyboardHIDUsage(rawValue: 0x44)
  /// Function key 12.
  public static let keyboardF12 = UIKeyboardHIDUsage(rawValue: 0x45)
  /// Print screen.
  public static let keyboardPrintScreen = UIKeyboardHIDUsage(rawValue: 0x46)
  /// Scroll Lock.
  public static let keyboardScrollLock = UIKeyboardHIDUsage(rawValue: 0x47)
  /// Pause.
  public static let keyboardPause = UIKeyboardHIDUsage(rawValue: 0x48)
  /// Insert.
  public static let keyboardInsert = UIKeyboardHIDUsage(rawValue: 0x49)
  /// Home.
  public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4A)
  /// Page up.
  public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4B)
  /// Delete.
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4C)
  /// End.
  public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4D)
  /// Page down.
  public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4E)
  /// The right arrow key.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
  /// The left arrow key.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  /// The down arrow key.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  /// The up arrow key.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
  /// Enter on the number pad.
  public static let keypadEnter = UIKeyboardHIDUsage(rawValue: 0x58)
  /// The menu key.
  public static let keyboardApplication = UIKeyboardHIDUsage(rawValue: 0x65)
  /// Again, which redoes.
  public static let keyboardAgain = UIKeyboardHIDUsage(rawValue: 0x79)
  /// Undo.
  public static let keyboardUndo = UIKeyboardHIDUsage(rawValue: 0x7A)
  /// Cut.
  public static let keyboardCut = UIKeyboardHIDUsage(rawValue: 0x7B)
  /// Copy.
  public static let keyboardCopy = UIKeyboardHIDUsage(rawValue: 0x7C)
  /// Paste.
  public static let keyboardPaste = UIKeyboardHIDUsage(rawValue: 0x7D)
  /// Left Control.
  public static let keyboardLeftControl = UIKeyboardHIDUsage(rawValue: 0xE0)
  /// Left Shift.
  public static let keyboardLeftShift = UIKeyboardHIDUsage(rawValue: 0xE1)
  /// Left Alt.
  public static let keyboardLeftAlt = UIKeyboardHIDUsage(rawValue: 0xE2)
  /// The left key with the system's logo.
  public static let keyboardLeftGUI = UIKeyboardHIDUsage(rawValue: 0xE3)
  /// Right Control.
  public static let keyboardRightControl = UIKeyboardHIDUsage(rawValue: 0xE4)
  /// Right Shift.
  public static let keyboardRightShift = UIKeyboardHIDUsage(rawValue: 0xE5)
  /// Right Alt.
  public static let keyboardRightAlt = UIKeyboardHIDUsage(rawValue: 0xE6)
  /// The right key with the system's logo.
  public static let keyboardRightGUI = UIKeyboardHIDUsage(rawValue: 0xE7)
}
