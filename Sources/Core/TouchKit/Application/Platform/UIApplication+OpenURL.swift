import TouchGeometry
import TouchPlatform

extension UIApplication {
  /// An option for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// With `true`, opens only in an app that owns the URL; a desktop has none, so nothing is opened.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Opens a URL with the user's default app for it, at the end of the turn (semantics 40.7).
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplication/open(_:options:completionhandler:)
  ///
  /// - Parameters:
  ///   - url: a web page, a mail address, a file.
  ///   - options: see `OpenExternalURLOptionsKey`.
  ///   - completion: called once, in a later turn, with whether the desktop has an app for it and was asked to open it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOnly = options[.universalLinksOnly] as? Bool ?? false
    let isOpened = !isOnly && open(address: url.absoluteString)
    guard let completion else { return }
    loop.schedule(at: loop.now) { completion(isOpened) }
  }

  /// Opens a URL like `open(_:options:completionHandler:)`, and waits for the answer.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { answer in open(url, options: options) { answer.resume(returning: $0) } }
  }

  /// Returns whether the desktop has an app that opens the URL; nothing is opened.
  ///
  /// It reads the desktop's lists of apps: call it for a user's choice, not for every row of a list.
  public func canOpenURL(_ url: URL) -> Bool { platform?.canOpen(url: url.absoluteString) ?? false }

  /// Opens a URL with the desktop's app; returns whether there is one, if known.
  @discardableResult package func open(address: String) -> Bool {
    guard let platform else { return false }
    request(.open(url: address))
    return platform.canOpen(url: address)
  }
}
