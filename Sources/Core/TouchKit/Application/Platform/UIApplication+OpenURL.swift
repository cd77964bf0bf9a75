import TouchGeometry
import TouchPlatform

extension UIApplication {
  /// How an address is to be opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// An option of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// With `true`, only by a program that the address belongs to; a desktop has none, so nothing is opened.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Has the desktop open an address with the program that the user has chosen for it, at the end of the turn
  /// (semantics 40.7).
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplication/open(_:options:completionhandler:)
  ///
  /// - Parameters:
  ///   - url: a page, an address of mail, a file.
  ///   - options: see `OpenExternalURLOptionsKey`.
  ///   - completion: called once, in a later turn, with whether the desktop was asked and has a program for it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOnly = options[.universalLinksOnly] as? Bool ?? false
    let isOpened = !isOnly && open(address: url.absoluteString)
    guard let completion else { return }
    loop.schedule(at: loop.now) { completion(isOpened) }
  }

  /// As `open(_:options:completionHandler:)`, and waits for the answer.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { answer in open(url, options: options) { answer.resume(returning: $0) } }
  }

  /// Whether the desktop has a program that opens the address; nothing is opened.
  ///
  /// It reads the desktop's lists of programs: ask when something is chosen, not for every row of a list.
  public func canOpenURL(_ url: URL) -> Bool { platform?.canOpen(url: url.absoluteString) ?? false }

  /// Has the desktop open an address; returns whether it has a program for it, as far as it knows.
  @discardableResult package func open(address: String) -> Bool {
    guard let platform else { return false }
    request(.open(url: address))
    return platform.canOpen(url: address)
  }
}
