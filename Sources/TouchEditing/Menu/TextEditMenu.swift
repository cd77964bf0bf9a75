import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

/// The edit menu of a text field or a text view: at the secondary button, after a finger rested, and by the Menu key
/// (semantics 24.1, 24.2).
@MainActor final class TextEditMenu: UIEditMenuInteractionDelegate {
  /// Asks the input's delegate for the menu of a range.
  typealias Ask = (NSRange, [UIMenuElement]) -> UIMenu?

  private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
  private weak var host: (any EditingHost)?
  private weak var session: EditingSession?
  private let ask: Ask
  private var isByFinger = false

  init(_ host: any EditingHost, _ session: EditingSession, _ ask: @escaping Ask) {
    (self.host, self.session, self.ask) = (host, session, ask)
    interaction.suggestions = { [weak self] in self?.suggested ?? [] }
    interaction.placeForKeys = { [weak self] in self?.caretPlace }
    host.addInteraction(interaction)
  }

  /// Opens the menu at a place of the input.
  func open(at point: CGPoint, isByFinger: Bool) -> MenuOverlay? {
    self.isByFinger = isByFinger
    let overlay = interaction.open(UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    overlay?.yieldsToKeys = isByFinger
    // What a finger selects by the menu has handles, too.
    if isByFinger { overlay?.onChoose = { [weak session] _ in session?.keepForFinger() } }
    return overlay
  }

  private var suggested: [UIMenuElement] {
    guard isByFinger, let host else { return EditCommands.ofText }
    return EditCommands.possible(for: host)
  }

  /// Below the caret, where it is seen.
  private var caretPlace: CGPoint? {
    guard let host, let session, host.isFirstResponder else { return nil }
    isByFinger = false
    let end = session.selection.head
    guard let rect = session.firstViewRect(end..<end) else { return CGPoint(x: host.bounds.minX, y: host.bounds.midY) }
    let seen = host.bounds
    return CGPoint(x: min(max(rect.minX, seen.minX), seen.maxX), y: min(max(rect.maxY, seen.minY), seen.maxY))
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let session else { return nil }
    return ask(NSRange(session.selection.range), suggestedActions)
  }

  /// A finger's menu leaves the line free that it is about, and the knob of a handle there.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    guard isByFinger, let session else { return .null }
    let place = configuration.sourcePoint
    let line = session.layout.caret(at: session.selection.head, isUpstream: false).height
    return CGRect(x: place.x, y: place.y - line / 2, width: 0, height: line + 3 * TextHandles.radius)
  }
}
