import TouchBus
import TouchGeometry
import TouchLoop
import TouchPlatform

/// The desktop's file dialog, requested from its portal.
///
/// Each dialog has a separate connection to the session bus, which ends with the answer. Nothing waits for the bus:
/// without one, without a portal, or if it does not confirm within two seconds, the answer is that there is no dialog.
/// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.FileChooser.html
@MainActor package final class DesktopFiles: FileChoosing {
  private let loop: EventLoop
  private let connect: @MainActor () -> (any BusLink)?
  /// The open dialogs.
  private var dialogs: [ObjectIdentifier: Dialog] = [:]

  /// The time for the portal to confirm a dialog, in seconds.
  static let patience: TimeInterval = 2

  /// Creates dialogs through the bus of the environment.
  package convenience init(loop: EventLoop) {
    self.init(loop: loop, connect: { BusConnection.toSession(loop) })
  }

  /// Creates dialogs through a given bus; `connect` returns a new connection, or nil.
  init(loop: EventLoop, connect: @escaping @MainActor () -> (any BusLink)?) {
    (self.loop, self.connect) = (loop, connect)
  }

  /// Opens a dialog; `answer` is called once.
  package func choose(_ choice: FileChoice, answer: @escaping @MainActor (FileAnswer) -> Void) {
    let dialog = Dialog()
    let id = ObjectIdentifier(dialog)
    dialog.onEnd = { [weak self] result in
      self?.dialogs[id] = nil
      answer(result)
    }
    dialogs[id] = dialog
    dialog.begin(loop, connect(), DesktopFiles.question(choice))
  }

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let matching = BusMessage.matching(
    "type='signal',sender='\(portal)',interface='org.freedesktop.portal.Request',member='Response'")

  /// Returns the request for a dialog: for one file to save its name can be edited, for several the folder is chosen.
  static func question(_ choice: FileChoice) -> BusMessage {
    let folder: [(String, BusValue)] = choice.folder.map { [("current_folder", .fileName($0))] } ?? []
    switch choice.savedNames.count {
    case 0: return call("OpenFile", choice.title, openOptions(choice) + folder)
    case 1: return call("SaveFile", choice.title, [("current_name", .string(choice.savedNames[0]))] + folder)
    default:
      return call(
        "SaveFiles", choice.title, [("files", .array("ay", choice.savedNames.map(BusValue.fileName)))] + folder)
    }
  }

  private static func call(_ member: String, _ title: String, _ options: [(String, BusValue)]) -> BusMessage {
    .call(
      member, of: "org.freedesktop.portal.FileChooser", at: path, in: portal,
      [.string(""), .string(title), .options(options)])
  }

  private static func openOptions(_ choice: FileChoice) -> [(String, BusValue)] {
    var options: [(String, BusValue)] = [
      ("multiple", .bool(choice.takesSeveral)), ("directory", .bool(choice.takesFolders)),
    ]
    if !choice.endings.isEmpty {
      // The patterns are a list in the structure, each of kind 0: by the name.
      let patterns = choice.endings.map { BusValue.structure([.uint32(0), .string("*." + DesktopFiles.anyCase($0))]) }
      let name = choice.endings.map { "*.\($0)" }.joined(separator: " ")
      options.append(
        ("filters", .array("(sa(us))", [.structure([.string(name), .array("(us)", patterns)])])))
    }
    return options
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
    var onEnd: ((FileAnswer) -> Void)?
    private var connection: (any BusLink)?
    /// The number of the request.
    private var question: UInt32 = 0
    private var timer: LoopTimer?
    /// The name of the request, once the portal has sent it; the answer contains it.
    private var handle: String?
    /// Answers that arrived before the name of the request.
    private var early: [BusMessage] = []

    func begin(_ loop: EventLoop, _ link: (any BusLink)?, _ request: BusMessage) {
      guard let link else { return end(.unavailable) }
      connection = link
      link.onMessage = { [weak self] in self?.receive($0) }
      link.onLoss = { [weak self] in self?.lose() }
      link.send(DesktopFiles.matching)
      question = link.send(request)
      timer = loop.schedule(at: loop.now + DesktopFiles.patience) { [weak self] in
        if let self, handle == nil { end(.unavailable) }
      }
    }

    private func receive(_ message: BusMessage) {
      switch message.kind {
      case .answer where message.answered == question:
        handle = message.arguments.first?.text
        for answer in early { receive(answer) }
      case .error where message.answered == question: end(.unavailable)
      case .signal where message.member == "Response":
        guard let handle else { return early.append(message) }
        guard message.path == handle else { return }
        end(DesktopFiles.read(message))
      case .answer, .error, .signal, .call: return
      }
    }

    /// A lost bus ends an open dialog.
    private func lose() { end(handle == nil ? .unavailable : .cancelled) }

    private func end(_ answer: FileAnswer) {
      guard let onEnd else { return }
      self.onEnd = nil
      timer?.cancel()
      connection?.close()
      onEnd(answer)
    }
  }

  /// Reads the portal's answer: a number, 0 for a choice, and a dictionary with `uris`.
  static func read(_ message: BusMessage) -> FileAnswer {
    guard message.signature == "ua{sv}", message.arguments[0] == .uint32(0),
      let uris = message.arguments[1]["uris"]?.members
    else { return .cancelled }
    let paths = uris.compactMap(\.text).compactMap(path(ofURI:))
    return paths.isEmpty ? .cancelled : .chosen(paths)
  }

  /// Returns the path of a file URL of this machine; nil for others.
  static func path(ofURI uri: String) -> String? {
    guard uri.hasPrefix("file://") else { return nil }
    let rest = uri.dropFirst("file://".count)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    return unescaped(rest[slash...])
  }

  /// Returns a value with `%41` and the like replaced; nil for an invalid escape.
  private static func unescaped(_ text: Substring) -> String? {
    var result: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
      rest = rest.dropFirst(2)
      result.append(value)
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension BusValue {
  /// The bytes of a file's name, with a zero at the end.
  fileprivate static func fileName(_ name: String) -> BusValue {
    .array("y", (Array(name.utf8) + [0]).map(BusValue.byte))
  }
}
