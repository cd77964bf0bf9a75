// The description of the object for tools that list what is on a bus (semantics 51.4).
// https://specifications.freedesktop.org/mpris-spec/latest/

extension PlayerObject {
  /// The interfaces of the object as XML.
  static let introspection =
    "<node>" + interface(PlayerFacts.root, methods: ["Raise": "", "Quit": ""], rootProperties)
    + interface(
      PlayerFacts.player,
      methods: [
        "Next": "", "Previous": "", "Pause": "", "PlayPause": "", "Stop": "", "Play": "", "Seek": "x",
        "SetPosition": "ox", "OpenUri": "s",
      ], playerProperties, signal: ("Seeked", "x"))
    + "<interface name=\"org.freedesktop.DBus.Properties\">"
    + method("Get", "ss", "v") + method("GetAll", "s", "a{sv}") + method("Set", "ssv")
    + "<signal name=\"PropertiesChanged\"><arg type=\"s\"/><arg type=\"a{sv}\"/><arg type=\"as\"/></signal></interface>"
    + "<interface name=\"org.freedesktop.DBus.Introspectable\">" + method("Introspect", "", "s") + "</interface>"
    + "<interface name=\"org.freedesktop.DBus.Peer\">" + method("Ping", "") + "</interface></node>"

  private static let rootProperties = [
    ("CanQuit", "b"), ("CanRaise", "b"), ("HasTrackList", "b"), ("Identity", "s"), ("DesktopEntry", "s"),
    ("SupportedUriSchemes", "as"), ("SupportedMimeTypes", "as"),
  ]

  private static let playerProperties = [
    ("PlaybackStatus", "s"), ("Rate", "d"), ("MinimumRate", "d"), ("MaximumRate", "d"), ("Metadata", "a{sv}"),
    ("Volume", "d"), ("Position", "x"), ("CanPlay", "b"), ("CanPause", "b"), ("CanGoNext", "b"),
    ("CanGoPrevious", "b"), ("CanSeek", "b"), ("CanControl", "b"),
  ]

  private static func interface(
    _ name: String, methods: KeyValuePairs<String, String>, _ properties: [(String, String)],
    signal: (String, String)? = nil
  ) -> String {
    "<interface name=\"\(name)\">" + methods.map { method($0, $1) }.joined()
      + (signal.map { "<signal name=\"\($0.0)\"><arg type=\"\($0.1)\"/></signal>" } ?? "")
      + properties.map { "<property name=\"\($0.0)\" type=\"\($0.1)\" access=\"read\"/>" }.joined() + "</interface>"
  }

  private static func method(_ name: String, _ arguments: String, _ result: String? = nil) -> String {
    // Each argument of these methods has a type of one letter.
    let arguments = arguments.map { "<arg type=\"\($0)\" direction=\"in\"/>" }.joined()
    let result = result.map { "<arg type=\"\($0)\" direction=\"out\"/>" } ?? ""
    return "<method name=\"\(name)\">\(arguments)\(result)</method>"
  }
}
