import TouchBus
import TouchPlatform

/// The object that media players have on the session's bus: answers to its calls, without a connection (semantics 51.5).
struct PlayerObject {
  static let path = "/org/mpris/MediaPlayer2"

  /// What a call does after it was answered.
  enum Effect: Equatable {
    case command(InputSubtype)
    case raise, quit
  }

  let facts: PlayerFacts
  /// The position in the track.
  let position: BusValue

  /// Returns the answer to a call, and what the call does.
  func answer(_ call: BusMessage) throws(BusRefusal) -> (values: [BusValue], effect: Effect?) {
    if let node = Self.parents[call.path], Self.isIntrospection(call) { return ([.string(node)], nil) }
    guard call.path == Self.path else { throw .unknownObject(call.path) }
    let interface = call.interface.isEmpty ? Self.interface(with: call.member) : call.interface
    guard let methods = Self.methods[interface] else { throw .unknownInterface(interface) }
    guard let method = methods[call.member] else { throw .unknownMethod(call.member) }
    guard method.signature == call.signature else { throw .invalidArguments(method.signature) }
    switch interface {
    case Self.introspectable: return ([.string(Self.introspection)], nil)
    case Self.propertiesInterface: return (try properties(call), nil)
    default: return ([], method.effect)
    }
  }

  private func properties(_ call: BusMessage) throws(BusRefusal) -> [BusValue] {
    let interface = call.arguments[0].text ?? ""
    guard var known = facts.properties(of: interface) else { throw .unknownInterface(interface) }
    if interface == PlayerFacts.player { known.append(("Position", position)) }
    if call.member == "GetAll" { return [.options(known.map { ($0.name, $0.value) })] }
    let name = call.arguments[1].text ?? ""
    guard let property = known.first(where: { $0.name == name }) else { throw .unknownProperty(name) }
    guard call.member == "Get" else { throw .readOnly(name) }
    return [.variant(property.value)]
  }

  // MARK: Tables

  private struct Method {
    var signature = ""
    var effect: Effect?
  }

  private static let introspectable = "org.freedesktop.DBus.Introspectable"
  private static let propertiesInterface = "org.freedesktop.DBus.Properties"

  /// The methods of each interface.
  ///
  /// Seeking has no effect, as `CanSeek` states.
  private static let methods: [String: [String: Method]] = [
    PlayerFacts.root: ["Raise": Method(effect: .raise), "Quit": Method(effect: .quit)],
    PlayerFacts.player: [
      "Play": Method(effect: .command(.remoteControlPlay)),
      "Pause": Method(effect: .command(.remoteControlPause)),
      "Stop": Method(effect: .command(.remoteControlStop)),
      "PlayPause": Method(effect: .command(.remoteControlTogglePlayPause)),
      "Next": Method(effect: .command(.remoteControlNextTrack)),
      "Previous": Method(effect: .command(.remoteControlPreviousTrack)),
      "Seek": Method(signature: "x"), "SetPosition": Method(signature: "ox"), "OpenUri": Method(signature: "s"),
    ],
    propertiesInterface: [
      "Get": Method(signature: "ss"), "GetAll": Method(signature: "s"), "Set": Method(signature: "ssv"),
    ],
    introspectable: ["Introspect": Method()],
    "org.freedesktop.DBus.Peer": ["Ping": Method()],
  ]

  /// Returns the interface that has a method, for a call that names none.
  private static func interface(with member: String) -> String {
    [PlayerFacts.player, PlayerFacts.root].first { methods[$0]?[member] != nil } ?? PlayerFacts.player
  }

  private static func isIntrospection(_ call: BusMessage) -> Bool {
    call.member == "Introspect" && call.signature.isEmpty && ["", introspectable].contains(call.interface)
  }

  /// The nodes above the object.
  private static let parents = [
    "/": "<node><node name=\"org\"/></node>", "/org": "<node><node name=\"mpris\"/></node>",
    "/org/mpris": "<node><node name=\"MediaPlayer2\"/></node>",
  ]
}
