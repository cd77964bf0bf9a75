import TouchGeometry
import TouchKit

/// The name of the track, a `String`, in `MPNowPlayingInfoCenter.nowPlayingInfo`.
public let MPMediaItemPropertyTitle = "title"
/// The name of the artist, a `String`.
public let MPMediaItemPropertyArtist = "artist"
/// The name of the album, a `String`.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The length of the track in seconds, a number.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The position in the track in seconds, a number.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The speed, a number: 1 is normal, 0 means paused.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// Whether the app plays. https://developer.apple.com/documentation/mediaplayer/mpnowplayingplaybackstate
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// The app has not set a state; the playback rate decides.
  case unknown = 0
  /// The app plays.
  case playing = 1
  /// The app has paused.
  case paused = 2
  /// Nothing is selected for playing.
  case stopped = 3
  /// The app was interrupted; the desktop shows it as paused.
  case interrupted = 4
}

/// What the app plays, for the desktop's media controls (semantics 51.8).
///
/// It is shown while the app is offered to the desktop: after `UIApplication.beginReceivingRemoteControlEvents()`, or
/// while a command of `MPRemoteCommandCenter` has a target.
/// https://developer.apple.com/documentation/mediaplayer/mpnowplayinginfocenter
@preconcurrency @MainActor open class MPNowPlayingInfoCenter: UIObject {
  /// The track: values by the keys `MPMediaItemProperty…` and `MPNowPlayingInfoProperty…`; nil for none.
  ///
  /// Values of other keys or types are ignored. The desktop moves the position on with the rate; set the dictionary
  /// again when the position jumps.
  open var nowPlayingInfo: [String: Any]? { didSet { update() } }
  /// Whether the app plays; unknown by default.
  open var playbackState = MPNowPlayingPlaybackState.unknown { didSet { updateState() } }

  private weak var application: UIApplication?

  private init(_ application: UIApplication) {
    self.application = application
    super.init()
  }

  /// Returns the info center of the app.
  open class func `default`() -> MPNowPlayingInfoCenter {
    let application = UIApplication.shared
    if let center = application.remoteControl.infoCenter as? MPNowPlayingInfoCenter { return center }
    let center = MPNowPlayingInfoCenter(application)
    application.remoteControl.infoCenter = center
    return center
  }

  private func update() {
    guard let application else { return }
    let info = nowPlayingInfo ?? [:]
    var playing = NowPlaying()
    playing.title = info[MPMediaItemPropertyTitle] as? String
    playing.artist = info[MPMediaItemPropertyArtist] as? String
    playing.album = info[MPMediaItemPropertyAlbumTitle] as? String
    playing.length = number(MPMediaItemPropertyPlaybackDuration)
    playing.elapsed = number(MPNowPlayingInfoPropertyElapsedPlaybackTime) ?? 0
    playing.start = application.now
    if let rate = number(MPNowPlayingInfoPropertyPlaybackRate), rate > 0 { playing.rate = rate }
    playing.status = status
    application.remoteControl.nowPlaying = playing
  }

  /// The position stays where it is; its movement begins or ends now.
  private func updateState() {
    guard let application else { return }
    var playing = application.remoteControl.nowPlaying
    playing.elapsed = playing.position(at: application.now)
    playing.start = application.now
    playing.status = status
    application.remoteControl.nowPlaying = playing
  }

  private var status: NowPlaying.Status? {
    switch playbackState {
    case .playing: .playing
    case .paused, .interrupted: .paused
    case .stopped: .stopped
    case .unknown: number(MPNowPlayingInfoPropertyPlaybackRate).map { $0 == 0 ? .paused : .playing }
    }
  }

  /// Returns a finite number of the dictionary, of any type of number; nil without one.
  private func number(_ key: String) -> Double? {
    let value: Double? =
      switch nowPlayingInfo?[key] {
      case let number as Double: number
      case let number as Float: Double(number)
      case let number as any BinaryInteger: Double(number)
      case let value: foundationNumber(value)
      }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  private func foundationNumber(_ value: Any?) -> Double? {
    #if FoundationGeometry
    return (value as? NSNumber)?.doubleValue
    #else
    return nil
    #endif
  }
}
