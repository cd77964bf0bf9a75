import TouchGeometry

/// Addresses of message buses.
package enum BusAddress {
  /// The address of the session's bus in the environment; nil without one on this machine.
  package static func ofSession() -> String? {
    if let list = variable("DBUS_SESSION_BUS_ADDRESS") { return local(list) }
    return variable("XDG_RUNTIME_DIR").map { "unix:path=" + escaped($0 + "/bus") }
  }

  /// Returns the sockets of this machine in a list of addresses; nil if there are none.
  ///
  /// Other addresses start programs, or search for hosts, and would wait.
  package static func local(_ list: String) -> String? {
    let sockets = list.split(separator: ";").filter {
      $0.hasPrefix("unix:path=") || $0.hasPrefix("unix:abstract=") || $0.hasPrefix("unix:guid=")
    }
    return sockets.isEmpty ? nil : sockets.joined(separator: ";")
  }

  /// Returns a value with every byte escaped that addresses do not allow.
  static func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      let isAllowed =
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || "-_/.".utf8.contains(byte)
      if isAllowed { return String(UnicodeScalar(byte)) }
      return (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
    }.joined()
  }

  /// Returns a variable of the environment; nil if it is unset or empty.
  package static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
