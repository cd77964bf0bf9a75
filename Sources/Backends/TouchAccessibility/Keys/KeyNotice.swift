import TouchBus
import TouchGeometry
import TouchKit

/// A key in the words of AT-SPI (semantics 47.60).
struct KeyNotice {
  /// The call with which the registry offers the key to screen readers; its answer is whether one of them takes it.
  let call: BusMessage

  /// Nil for an event that is not a key.
  init?(_ event: InputEvent) {
    guard case .key(let code, let characters, let isDown, let timestamp, let modifiers) = event else { return nil }
    let symbol = KeySymbol(code, characters)
    // The registry refuses the types that it describes, (uiuuisb), and accepts these.
    let members: [BusValue] = [
      .uint32(isDown ? 0 : 1), .int32(Int32(truncatingIfNeeded: symbol.number)), .int32(Int32(KeyCodes.x(of: code))),
      .int32(Self.mask(modifiers)), .int32(Int32(truncatingIfNeeded: Int64(milliseconds: timestamp))),
      .string(symbol.text), .bool(!symbol.text.isEmpty),
    ]
    call = .call(
      "NotifyListenersSync", of: "org.a11y.atspi.DeviceEventController",
      at: "/org/a11y/atspi/registry/deviceeventcontroller", in: "org.a11y.atspi.Registry", [.structure(members)],
      startsService: false)
  }

  /// The modifiers as in X: Shift, Lock, Control, Alt, and the key with the logo.
  private static func mask(_ flags: UIKeyModifierFlags) -> Int32 {
    var mask: Int32 = 0
    if flags.contains(.shift) { mask |= 1 }
    if flags.contains(.alphaShift) { mask |= 1 << 1 }
    if flags.contains(.control) { mask |= 1 << 2 }
    if flags.contains(.alternate) { mask |= 1 << 3 }
    if flags.contains(.command) { mask |= 1 << 6 }
    return mask
  }
}

extension Int64 {
  fileprivate init(milliseconds time: TimeInterval) {
    let value = time * 1000
    self = value.isFinite && abs(value) < 9e15 ? Int64(value) : 0
  }
}

/// The number of a key's symbol in X, and the text that it types.
struct KeySymbol: Equatable {
  var number: Int
  /// Empty for a key that types nothing.
  var text: String

  init(_ code: Int, _ characters: String) {
    let scalars = characters.unicodeScalars
    let scalar = scalars.count == 1 ? scalars.first.flatMap { $0.value >= 0x20 && $0.value != 0x7F ? $0 : nil } : nil
    if let pad = KeyCodes.pad[code] {
      (number, text) = (scalar == nil ? pad.function : pad.digit, scalar.map { String($0) } ?? "")
    } else if let number = KeyCodes.symbols[code] {
      (self.number, text) = (number, "")
    } else if let scalar {
      // Symbols of Latin-1 are the code points; further ones have a bit before them.
      number = scalar.value < 0x100 ? Int(scalar.value) : 0x100_0000 + Int(scalar.value)
      text = String(scalar)
    } else {
      // A key with Control types nothing; its symbol is that of an English keyboard.
      (number, text) = (KeyCodes.english[code] ?? 0, "")
    }
  }
}
