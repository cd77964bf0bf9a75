import Expectations
import MediaPlayer
import Testing
import TouchBus
import TouchGeometry
import TouchKit
import TouchTesting

@testable import TouchSession

@MainActor @Suite struct MediaControlsTests {
  /// A first responder that logs remote control events.
  private final class Listener: UIView {
    let log: (String) -> Void
    init(_ log: @escaping (String) -> Void) {
      self.log = log
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var canBecomeFirstResponder: Bool { true }
    override func remoteControlReceived(with event: UIEvent?) { log("event \(event?.subtype.rawValue ?? 0)") }
  }

  private let stage = TouchStage()
  private let application = UIApplication.shared
  private let link = FakeLink()
  private let controls: MediaControls
  private let connections: Counter

  @MainActor private final class Counter {
    var count = 0
    var log: [String] = []
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  init() {
    let (link, connections) = (link, Counter())
    self.connections = connections
    controls = MediaControls(
      application, canRaise: true,
      connect: {
        connections.count += 1
        return link
      })
    application.programName = "my-player"
  }

  private func turn() { stage.wait(0.01) }

  private func call(_ member: String, _ arguments: BusValue...) -> String? {
    link.call(member, of: "org.mpris.MediaPlayer2.Player", at: "/org/mpris/MediaPlayer2", arguments)
  }

  private func get(_ property: String, of interface: String = "org.mpris.MediaPlayer2.Player") -> String? {
    link.call(
      "Get", of: "org.freedesktop.DBus.Properties", at: "/org/mpris/MediaPlayer2",
      [.string(interface), .string(property)])
  }

  private func listen() {
    let view = Listener { [connections] in connections.log.append($0) }
    stage.rootView.addSubview(view)
    view.becomeFirstResponder()
  }

  @Test("51.2: the app connects when it requests events, and disconnects when it ends that; calls are not counted")
  func offering() {
    turn()
    expectEqual(connections.count, 0)
    application.beginReceivingRemoteControlEvents()
    application.beginReceivingRemoteControlEvents()
    turn()
    expectEqual(connections.count, 1)
    expectEqual(link.take(), ["RequestName org.mpris.MediaPlayer2.my_player 4"])
    application.endReceivingRemoteControlEvents()
    turn()
    #expect(!link.isOpen)
  }

  @Test("51.4: a name that another process owns gets the number of this process, once")
  func takenName() {
    application.beginReceivingRemoteControlEvents()
    turn()
    link.receive(.answer, answering: 1, [.uint32(3)])
    link.receive(.answer, answering: 2, [.uint32(3)])
    expectEqual(
      link.take(),
      [
        "RequestName org.mpris.MediaPlayer2.my_player 4",
        "RequestName org.mpris.MediaPlayer2.my_player.instance\(getpid()) 4",
      ])
    let names = ["org.example.App", "7zip", "", "é_ß"].map { MediaControls.busName(of: $0).dropFirst(23) }
    expectEqual(names, ["org_example_App", "_7zip", "_", "___"])
  }

  @Test("51.5: each call is one event of the first responder; seeking and opening have answers and no effect")
  func calls() {
    listen()
    application.beginReceivingRemoteControlEvents()
    turn()
    var answers = ["Play", "Pause", "Stop", "PlayPause", "Next", "Previous"].map { call($0) }
    answers.append(call("Seek", .int64(5)))
    answers.append(call("SetPosition", .path("/a"), .int64(5)))
    answers.append(call("OpenUri", .string("file:///a")))
    expectEqual(answers, ["", "", "", "", "", "", "", "", ""])
    expectEqual(connections.take(), ["event 100", "event 101", "event 102", "event 103", "event 104", "event 105"])
  }

  @Test("51.6: events reach the window that had the keyboard last, and the app without a first responder")
  func withoutKeyboard() {
    listen()
    application.beginReceivingRemoteControlEvents()
    turn()
    application.receive(.focus(false), in: application.scenes[0])
    _ = call("Play")
    expectEqual(connections.take(), ["event 100"])
  }

  @Test("51.7: the player has the title of the first window; Raise activates it, and Quit asks shouldClose")
  func root() {
    application.beginReceivingRemoteControlEvents()
    application.scenes[0].title = "Songs"
    turn()
    expectEqual(
      link.call(
        "GetAll", of: "org.freedesktop.DBus.Properties", at: "/org/mpris/MediaPlayer2",
        [.string("org.mpris.MediaPlayer2")]),
      "[CanQuit=true CanRaise=true HasTrackList=false Identity=Songs DesktopEntry=my-player "
        + "SupportedUriSchemes=[] SupportedMimeTypes=[]]")
    var asked = 0
    application.scenes[0].shouldClose = {
      asked += 1
      return false
    }
    for member in ["Raise", "Quit"] {
      expectEqual(link.call(member, of: "org.mpris.MediaPlayer2", at: "/org/mpris/MediaPlayer2"), "")
    }
    expectEqual(asked, 1)
  }

  @Test("51.8: a turn's changes of what plays are one signal, without the position, which clients can read")
  func nowPlaying() {
    application.beginReceivingRemoteControlEvents()
    turn()
    _ = link.take()
    let center = MPNowPlayingInfoCenter.default()
    center.nowPlayingInfo = [
      MPMediaItemPropertyTitle: "Gnossienne", MPMediaItemPropertyArtist: "Satie",
      MPMediaItemPropertyAlbumTitle: "Piano", MPMediaItemPropertyPlaybackDuration: 200,
      MPNowPlayingInfoPropertyElapsedPlaybackTime: 10.5, MPNowPlayingInfoPropertyPlaybackRate: Float(1.5),
    ]
    center.playbackState = .playing
    turn()
    expectEqual(
      link.take(),
      [
        "PropertiesChanged org.mpris.MediaPlayer2.Player [PlaybackStatus=Playing Rate=1.5 MaximumRate=1.5 "
          + "Metadata=[mpris:trackid=/org/touchstone/track/1 xesam:title=Gnossienne xesam:artist=[Satie] "
          + "xesam:album=Piano mpris:length=200000000]] []"
      ])
    stage.wait(1.99)
    expectEqual(get("Position"), "13500000")
    center.playbackState = .interrupted
    stage.wait(5)
    expectEqual([get("Position"), get("PlaybackStatus")], ["13500000", "Paused"])
    center.nowPlayingInfo?[MPNowPlayingInfoPropertyElapsedPlaybackTime] = 500
    _ = link.take()
    turn()
    // The end of the track.
    expectEqual(link.take(), ["Seeked 200000000"])
    center.nowPlayingInfo = nil
    center.playbackState = .stopped
    turn()
    expectEqual(
      link.take(),
      [
        "PropertiesChanged org.mpris.MediaPlayer2.Player [PlaybackStatus=Stopped Rate=1.0 MaximumRate=1.0 "
          + "Metadata=[mpris:trackid=/org/touchstone/track/2]] []"
      ])
  }

  @Test("51.8: without a state the rate decides, and without a rate the app is paused after its first command")
  func unknownState() {
    application.beginReceivingRemoteControlEvents()
    turn()
    var seen = [get("PlaybackStatus")]
    _ = call("Play")
    seen.append(get("PlaybackStatus"))
    for rate in [1.0, 0] {
      MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPNowPlayingInfoPropertyPlaybackRate: rate]
      seen.append(get("PlaybackStatus"))
    }
    for bad in [Double.nan, .infinity, -1e300] {
      MPNowPlayingInfoCenter.default().nowPlayingInfo = [
        MPMediaItemPropertyPlaybackDuration: bad, MPNowPlayingInfoPropertyElapsedPlaybackTime: bad,
        MPNowPlayingInfoPropertyPlaybackRate: bad,
      ]
      seen.append(get("Position"))
    }
    expectEqual(seen, ["Stopped", "Paused", "Playing", "Paused", "0", "0", "0"])
  }

  @Test("51.9: a command with a target has the call, and no event is sent; a target offers the app")
  func commands() {
    listen()
    let center = MPRemoteCommandCenter.shared()
    let token = center.playCommand.addTarget { [connections] event in
      connections.log.append("play")
      return .success
    }
    let second = center.playCommand.addTarget { [connections] _ in
      connections.log.append("second")
      return .commandFailed
    }
    turn()
    expectEqual(connections.count, 1)
    for member in ["Play", "Pause"] { _ = call(member) }
    expectEqual(connections.take(), ["play", "second", "event 101"])
    center.playCommand.removeTarget(token)
    _ = call("Play")
    center.playCommand.isEnabled = false
    center.nextTrackCommand.isEnabled = false
    for member in ["Play", "Next", "Previous"] { _ = call(member) }
    expectEqual(connections.take(), ["second", "event 105"])
    center.playCommand.isEnabled = true
    center.playCommand.removeTarget(second)
    turn()
    #expect(!link.isOpen)
  }

  @Test("51.9: capabilities follow the targets, and without any all commands are possible")
  func capabilities() {
    let center = MPRemoteCommandCenter.shared()
    application.beginReceivingRemoteControlEvents()
    turn()
    func all() -> [String?] { ["CanPlay", "CanPause", "CanGoNext", "CanGoPrevious"].map { get($0) } }
    expectEqual(all(), ["true", "true", "true", "true"])
    let token = center.togglePlayPauseCommand.addTarget { _ in .success }
    expectEqual(all(), ["true", "true", "false", "false"])
    center.togglePlayPauseCommand.isEnabled = false
    expectEqual(all(), ["false", "false", "false", "false"])
    center.togglePlayPauseCommand.removeTarget(token)
    center.pauseCommand.addTarget { _ in .success }
    center.nextTrackCommand.addTarget { _ in .success }
    expectEqual(all(), ["false", "true", "true", "false"])
  }

  @Test("51.9: PlayPause without its own target is pause while the app plays, otherwise play")
  func toggling() {
    listen()
    let center = MPRemoteCommandCenter.shared()
    center.playCommand.addTarget { [connections] _ in
      connections.log.append("play")
      MPNowPlayingInfoCenter.default().playbackState = .playing
      return .success
    }
    center.pauseCommand.addTarget { [connections] _ in
      connections.log.append("pause")
      MPNowPlayingInfoCenter.default().playbackState = .paused
      return .success
    }
    turn()
    for _ in 0..<3 { _ = call("PlayPause") }
    expectEqual(connections.take(), ["play", "pause", "play"])
  }

  @Test("51.9: media keys of the window's keyboard reach the targets too, and seeking is an event")
  func keys() {
    listen()
    MPRemoteCommandCenter.shared().playCommand.addTarget { [connections] event in
      connections.log.append("play at \(event.timestamp)")
      return .success
    }
    for subtype in [UIEvent.EventSubtype.remoteControlPlay, .remoteControlBeginSeekingForward] {
      application.receive(.remoteControl(subtype, timestamp: 3), in: application.scenes[0])
    }
    expectEqual(connections.take(), ["play at 3.0", "event 108"])
  }

  @Test("51.10: what the player does not have, wrong arguments, and setting a property are errors without an effect")
  func errors() {
    listen()
    application.beginReceivingRemoteControlEvents()
    turn()
    let path = "/org/mpris/MediaPlayer2"
    let (player, properties) = ("org.mpris.MediaPlayer2.Player", "org.freedesktop.DBus.Properties")
    let answers = [
      link.call("Play", of: player, at: "/org"), link.call("Play", of: "a.b", at: path),
      link.call("Explode", of: player, at: path), link.call("Play", of: player, at: path, [.string("now")]),
      link.call("Seek", of: player, at: path, [.string("x")]), link.call("Get", of: properties, at: path),
      link.call("Get", of: properties, at: path, [.string(player), .string("Nothing")]),
      link.call("GetAll", of: properties, at: path, [.string("a.b")]),
      link.call("Set", of: properties, at: path, [.string(player), .string("Volume"), .variant(.double(0))]),
      link.call("Ping", of: "org.freedesktop.DBus.Peer", at: path), link.call("Explode", of: "", at: path),
      link.call("Pause", of: "", at: path), link.call("Introspect", of: "", at: "/org"),
    ]
    expectEqual(
      answers,
      [
        "UnknownObject", "UnknownInterface", "UnknownMethod", "InvalidArgs", "InvalidArgs", "InvalidArgs",
        "UnknownProperty", "UnknownInterface", "PropertyReadOnly", "", "UnknownMethod", "",
        "<node><node name=\"mpris\"/></node>",
      ])
    expectEqual(connections.take(), ["event 101"])
  }

  @Test("51.10: a lost bus is not tried again until the app requests events again")
  func loss() {
    application.beginReceivingRemoteControlEvents()
    turn()
    link.onLoss?()
    MPNowPlayingInfoCenter.default().playbackState = .playing
    turn()
    expectEqual(connections.count, 1)
    application.endReceivingRemoteControlEvents()
    turn()
    application.beginReceivingRemoteControlEvents()
    turn()
    expectEqual(connections.count, 2)
  }
}
