/// A call that is refused with an error.
package struct BusRefusal: Error, Equatable {
  /// The name of the error.
  package let name: String
  /// A sentence for the caller.
  package let text: String

  package init(name: String, text: String) { (self.name, self.text) = (name, text) }

  package static func unknownObject(_ path: String) -> BusRefusal {
    BusRefusal(name: "org.freedesktop.DBus.Error.UnknownObject", text: "no object at \(path)")
  }
  package static func unknownInterface(_ name: String) -> BusRefusal {
    BusRefusal(name: "org.freedesktop.DBus.Error.UnknownInterface", text: "the object has no interface \(name)")
  }
  package static func unknownMethod(_ name: String) -> BusRefusal {
    BusRefusal(name: "org.freedesktop.DBus.Error.UnknownMethod", text: "no method \(name)")
  }
  package static func unknownProperty(_ name: String) -> BusRefusal {
    BusRefusal(name: "org.freedesktop.DBus.Error.UnknownProperty", text: "no property \(name)")
  }
  package static func readOnly(_ name: String) -> BusRefusal {
    BusRefusal(name: "org.freedesktop.DBus.Error.PropertyReadOnly", text: "the property \(name) cannot be set")
  }
  package static func invalidArguments(_ wanted: String) -> BusRefusal {
    BusRefusal(name: "org.freedesktop.DBus.Error.InvalidArgs", text: "the arguments must be (\(wanted))")
  }
}

extension String {
  /// The text with a replacement for NUL, which would end it on the bus.
  package var withoutNUL: String {
    utf8.contains(0) ? String(String.UnicodeScalarView(unicodeScalars.map { $0.value == 0 ? "\u{FFFD}" : $0 })) : self
  }
}
