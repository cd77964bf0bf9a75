import TouchBus

extension BusRefusal {
  static let notSupported = BusRefusal(
    name: "org.freedesktop.DBus.Error.NotSupported", text: "the object has too many children for one answer")
}

/// An object that a call is for.
enum CallTarget: Equatable {
  case object(Int)
  /// An item of a list that has no cell, by the number of the list and the index of the item.
  case item(list: Int, index: Int)
}

/// The arguments of a call, by position; the signature was checked before.
struct CallArguments {
  let values: [BusValue]

  func int(_ index: Int) -> Int {
    switch values[index] {
    case .int32(let number): Int(number)
    case .uint32(let number): Int(number)
    case .byte, .bool, .int16, .uint16, .int64, .uint64, .double, .string, .path, .signature, .array, .structure,
      .entry, .variant:
      0
    }
  }

  func text(_ index: Int) -> String { values[index].text ?? "" }
}

extension BusValue {
  /// A number of 32 bits; larger ones are clamped.
  static func int(_ number: Int) -> BusValue { .int32(Int32(clamping: number)) }
}
