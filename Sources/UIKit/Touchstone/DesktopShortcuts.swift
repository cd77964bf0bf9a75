import TouchFiles
import TouchGeometry
import TouchKit

/// The shortcut items of an app in the user's copy of its desktop entry (semantics 40.11).
///
/// The entry is `applications/NAME.desktop` in a folder of data. If it is installed for all users, the items are in a
/// copy below `XDG_DATA_HOME`, which desktops prefer; without items the copy is removed.
@MainActor package final class DesktopShortcuts: ShortcutShowing {
  /// The user's entry; nil without a home folder.
  private let own: String?
  /// The entries of all users, the preferred ones first.
  private let shared: [String]
  private let report: (String) -> Void

  /// The maximum length of an entry in bytes.
  private static let longest = 1 << 20

  /// - Parameters:
  ///   - name: of the executable.
  ///   - folder: that contains the executable; nil if it is unknown.
  ///   - variable: returns variables of the environment.
  ///   - report: is called with what cannot be written.
  package init(
    name: String, folder: String?, variable: (String) -> String?, report: @escaping (String) -> Void
  ) {
    let file = "/applications/\(name).desktop"
    let home = variable("XDG_DATA_HOME") ?? variable("HOME").map { $0 + "/.local/share" }
    own = home.map { $0 + file }
    let folders =
      (folder.map { [$0 + "/../share"] } ?? [])
      + (variable("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":").map(String.init)
    shared = folders.map { $0 + file }
    self.report = report
  }

  package var items: [UIApplicationShortcutItem] { (read(own)?.addedActions ?? []).map(Self.item) }

  package func item(_ type: String) -> UIApplicationShortcutItem? {
    for entry in [read(own), installed] {
      if let action = entry?.actions.first(where: { $0.type == type }) { return Self.item(action) }
    }
    return nil
  }

  package func show(_ items: [UIApplicationShortcutItem]) {
    guard let own else { return }
    let present = read(own)
    // A file that is not a copy is the user's own, or that of an installation for one user.
    let isCopy = present?.isCopy ?? true
    guard let base = isCopy ? installed : present else { return }
    if isCopy, items.isEmpty {
      if present != nil { unlink(own) }
      return
    }
    let actions = items.map { DesktopEntry.Action(type: $0.type, title: $0.localizedTitle, icon: $0.icon?.name) }
    guard let entry = base.replacingAdded(by: actions, isCopy: isCopy), entry.text != present?.text else { return }
    let folder = own.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    guard Files.makeFolder(folder) else {
      return report("the shortcut items are not shown: cannot create \(folder)")
    }
    do throws(FileError) {
      try TextFile.replace(own, with: entry.text)
    } catch {
      report("the shortcut items are not shown: \(error)")
    }
  }

  /// The entry that is installed for all users; nil without one.
  private var installed: DesktopEntry? {
    for path in shared { if let entry = read(path) { return entry } }
    return nil
  }

  private func read(_ path: String?) -> DesktopEntry? {
    guard let path, access(path, R_OK) == 0, let bytes = try? TextFile.read(path, atMost: Self.longest) else {
      return nil
    }
    return DesktopEntry(String(decoding: bytes, as: UTF8.self))
  }

  private static func item(_ action: DesktopEntry.Action) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(
      type: action.type, localizedTitle: action.title, localizedSubtitle: nil,
      icon: action.icon.map { UIApplicationShortcutIcon(templateImageName: $0) })
  }
}
