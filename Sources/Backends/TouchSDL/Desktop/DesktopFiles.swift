import CTouchSDL
import TouchGeometry
import TouchLoop

/// The desktop's file dialog, requested from its portal.
///
/// Each dialog has a separate connection to the session bus, which ends with the answer. Nothing waits for the bus:
/// without one, without a portal, or if it does not confirm within two seconds, the answer is that there is no dialog.
/// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.FileChooser.html
@MainActor package final class DesktopFiles {
  /// The result of a dialog.
  package enum Answer: Equatable, Sendable {
    case chosen([String]), cancelled, unavailable
  }

  /// The request of a dialog.
  package struct Wish: Equatable, Sendable {
    package var title: String
    package var takesSeveral: Bool
    package var takesFolders: Bool
    package var endings: [String]
    package var folder: String?
    package init(title: String, takesSeveral: Bool, takesFolders: Bool, endings: [String], folder: String?) {
      (self.title, self.takesSeveral, self.takesFolders) = (title, takesSeveral, takesFolders)
      (self.endings, self.folder) = (endings, folder)
    }
  }

  private let loop: EventLoop
  private let connect: @MainActor () -> Int32
  /// The open dialogs.
  private var dialogs: [ObjectIdentifier: Dialog] = [:]

  /// The time for the portal to confirm a dialog, in seconds.
  static let patience: TimeInterval = 2

  /// Creates dialogs through the bus of the environment.
  package convenience init(loop: EventLoop) { self.init(loop: loop, connect: BusConnection.connectToSession) }

  /// Creates dialogs through a given bus: `connect` returns the descriptor of a socket that does not block, which the
  /// dialog then owns, or -1.
  init(loop: EventLoop, connect: @escaping @MainActor () -> Int32) { (self.loop, self.connect) = (loop, connect) }

  /// Opens a dialog; `answer` is called once.
  package func choose(_ wish: Wish, answer: @escaping @MainActor (Answer) -> Void) {
    let dialog = Dialog()
    let id = ObjectIdentifier(dialog)
    dialog.onEnd = { [weak self] result in
      self?.dialogs[id] = nil
      answer(result)
    }
    dialogs[id] = dialog
    dialog.begin(loop, connect(), DesktopFiles.opening(wish, user: geteuid()))
  }

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  static let questionSerial: UInt32 = 3

  /// Returns all opening messages.
  static func opening(_ wish: Wish, user: UInt32) -> [UInt8] {
    var body = BusWriter()
    body.add(string: "")
    body.add(string: wish.title)
    body.addList { options in
      options.addEntry("multiple", "b") { $0.add(wish.takesSeveral ? 1 : 0) }
      options.addEntry("directory", "b") { $0.add(wish.takesFolders ? 1 : 0) }
      if let folder = wish.folder {
        options.addEntry("current_folder", "ay") { writer in
          let bytes = Array(folder.utf8) + [0]
          writer.add(UInt32(bytes.count))
          writer.bytes += bytes
        }
      }
      guard !wish.endings.isEmpty else { return }
      options.addEntry("filters", "a(sa(us))") { writer in
        writer.addList { filter in
          filter.add(string: wish.endings.map { "*.\($0)" }.joined(separator: " "))
          // The patterns are a list in the structure, each of kind 0: by the name.
          filter.addList { patterns in
            for ending in wish.endings {
              patterns.align(8)
              patterns.add(UInt32(0))
              patterns.add(string: "*." + DesktopFiles.anyCase(ending))
            }
          }
        }
      }
    }
    return BusConnection.greeting(user: user)
      + BusConnection.matching(
        "type='signal',sender='\(portal)',interface='org.freedesktop.portal.Request',member='Response'")
      + BusMessage.call(
        questionSerial, to: portal, path: path, interface: "org.freedesktop.portal.FileChooser", member: "OpenFile",
        signature: "ssa{sv}", body: body.bytes)
  }

  /// Returns a pattern for an extension in any case.
  static func anyCase(_ ending: String) -> String {
    ending.map { letter in
      let (small, capital) = (letter.lowercased(), letter.uppercased())
      return small == capital ? "\(letter)" : "[\(small)\(capital)]"
    }.joined()
  }

  /// One dialog, from the request to the answer.
  @MainActor private final class Dialog {
    var onEnd: ((Answer) -> Void)?
    private var connection: BusConnection?
    private var timer: LoopTimer?
    /// The name of the request, once the portal has sent it; the answer contains it.
    private var handle: String?
    /// Answers that arrived before the name of the request.
    private var early: [BusMessage] = []

    func begin(_ loop: EventLoop, _ descriptor: Int32, _ opening: [UInt8]) {
      connection = BusConnection(
        loop: loop, descriptor: descriptor, opening: opening,
        onMessage: { [weak self] in self?.take($0) }, onLoss: { [weak self] in self?.lose() })
      guard connection != nil else { return end(.unavailable) }
      timer = loop.schedule(at: loop.now + DesktopFiles.patience) { [weak self] in
        if let self, handle == nil { end(.unavailable) }
      }
    }

    private func take(_ message: BusMessage) {
      switch message.kind {
      case .answer where message.answered == DesktopFiles.questionSerial:
        var arguments = message.arguments
        handle = arguments.string()
        for answer in early { take(answer) }
      case .error where message.answered == DesktopFiles.questionSerial: end(.unavailable)
      case .signal where message.member == "Response":
        guard let handle else { return early.append(message) }
        guard message.path == handle else { return }
        end(DesktopFiles.read(message))
      case .answer, .error, .signal, .call: return
      }
    }

    /// A lost bus ends an open dialog.
    private func lose() { end(handle == nil ? .unavailable : .cancelled) }

    private func end(_ answer: Answer) {
      guard let onEnd else { return }
      self.onEnd = nil
      timer?.cancel()
      connection?.close()
      onEnd(answer)
    }
  }

  /// Reads the portal's answer: a number, 0 for a choice, and a dictionary with `uris`.
  static func read(_ message: BusMessage) -> Answer {
    var arguments = message.arguments
    guard message.signature == "ua{sv}", arguments.number() == 0, let uris = arguments.strings(named: "uris") else {
      return .cancelled
    }
    let paths = uris.compactMap(path(ofURI:))
    return paths.isEmpty ? .cancelled : .chosen(paths)
  }

  /// Returns the path of a file URL of this machine; nil for others.
  static func path(ofURI uri: String) -> String? {
    guard uri.hasPrefix("file://") else { return nil }
    let rest = uri.dropFirst("file://".count)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    return BusAddress.unescaped(rest[slash...])
  }
}
