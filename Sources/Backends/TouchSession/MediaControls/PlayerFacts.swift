import TouchBus
import TouchGeometry
import TouchKit

/// What media players on the session's bus publish, as a value (semantics 51.7, 51.8).
struct PlayerFacts: Equatable {
  var identity = ""
  var desktopEntry = ""
  var canRaise = false
  var status = NowPlaying.Status.stopped
  var rate = 1.0
  /// The track as text and numbers; the number of the track changes with its names.
  var track = Track()
  var canPlay = true
  var canPause = true
  var canGoNext = true
  var canGoPrevious = true

  struct Track: Equatable {
    var number = 0
    var title: String?
    var artist: String?
    var album: String?
    var length: TimeInterval?
  }

  /// The interfaces of the player, with their properties.
  static let root = "org.mpris.MediaPlayer2"
  static let player = "org.mpris.MediaPlayer2.Player"

  /// Returns the properties of an interface in a fixed order; nil for another interface.
  ///
  /// The position, which changes all the time, is not among them.
  func properties(of interface: String) -> [(name: String, value: BusValue)]? {
    switch interface {
    case Self.root:
      [
        ("CanQuit", .bool(true)), ("CanRaise", .bool(canRaise)), ("HasTrackList", .bool(false)),
        ("Identity", .string(identity.withoutNUL)), ("DesktopEntry", .string(desktopEntry.withoutNUL)),
        ("SupportedUriSchemes", .strings([])), ("SupportedMimeTypes", .strings([])),
      ]
    case Self.player:
      [
        ("PlaybackStatus", .string(status.rawValue)), ("Rate", .double(rate)),
        ("MinimumRate", .double(min(rate, 1))), ("MaximumRate", .double(max(rate, 1))),
        ("Metadata", metadata), ("Volume", .double(1)), ("CanPlay", .bool(canPlay)), ("CanPause", .bool(canPause)),
        ("CanGoNext", .bool(canGoNext)), ("CanGoPrevious", .bool(canGoPrevious)), ("CanSeek", .bool(false)),
        ("CanControl", .bool(true)),
      ]
    default: nil
    }
  }

  /// The signals for what differs from an earlier moment.
  func changes(since old: PlayerFacts) -> [BusMessage] {
    [Self.root, Self.player].compactMap { interface in
      let before = old.properties(of: interface) ?? []
      let changed = zip(properties(of: interface) ?? [], before).filter { $0.value != $1.value }.map { $0.0 }
      guard !changed.isEmpty else { return nil }
      return .signal(
        "PropertiesChanged", of: "org.freedesktop.DBus.Properties", at: PlayerObject.path,
        [.string(interface), .options(changed.map { ($0.name, $0.value) }), .strings([])])
    }
  }

  private var metadata: BusValue {
    var pairs: [(String, BusValue)] = []
    if track.number > 0 { pairs.append(("mpris:trackid", .path("/org/touchstone/track/\(track.number)"))) }
    if let title = track.title { pairs.append(("xesam:title", .string(title.withoutNUL))) }
    if let artist = track.artist { pairs.append(("xesam:artist", .strings([artist.withoutNUL]))) }
    if let album = track.album { pairs.append(("xesam:album", .string(album.withoutNUL))) }
    if let length = track.length { pairs.append(("mpris:length", .microseconds(length))) }
    return .options(pairs)
  }
}

extension PlayerFacts {
  /// Reads the facts of an app; `old` are those of the moment before.
  @MainActor init(_ application: UIApplication, canRaise: Bool, old: PlayerFacts) {
    let control = application.remoteControl
    let playing = control.nowPlaying
    identity = application.displayName
    desktopEntry = application.programName
    self.canRaise = canRaise
    status = control.status
    rate = playing.rate
    canPlay = control.accepts(.remoteControlPlay) || control.accepts(.remoteControlTogglePlayPause)
    canPause = control.accepts(.remoteControlPause) || control.accepts(.remoteControlTogglePlayPause)
    canGoNext = control.accepts(.remoteControlNextTrack)
    canGoPrevious = control.accepts(.remoteControlPreviousTrack)
    track = Track(
      number: old.track.number, title: playing.title, artist: playing.artist, album: playing.album,
      length: playing.length)
    let isOther = track.title != old.track.title || track.artist != old.track.artist || track.album != old.track.album
    if isOther { track.number += 1 }
  }
}

extension BusValue {
  /// A number of microseconds for a time in seconds; times beyond 100,000 years are clamped.
  static func microseconds(_ seconds: TimeInterval) -> BusValue {
    seconds.isFinite ? .int64(Int64(max(0, min(seconds, 3e12)) * 1e6)) : .int64(0)
  }
}
