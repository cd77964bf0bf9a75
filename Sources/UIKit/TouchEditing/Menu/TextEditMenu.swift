import TouchGeometry
import TouchKit
import TouchWidgets

/// The edit menu of a text: at the secondary button, after a finger rested, and by the Menu key (semantics 24.1, 24.2).
@MainActor final class TextEditMenu: UIEditMenuInteractionDelegate {
  /// Asks for the menu of what is selected.
  typealias Ask = ([UIMenuElement]) -> UIMenu?

  private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
  private weak var text: (any PointedText)?
  private let ask: Ask
  private var isByFinger = false

  init(_ text: any PointedText, _ ask: @escaping Ask = { _ in nil }) {
    (self.text, self.ask) = (text, ask)
    interaction.suggestions = { [weak self] in
      guard let self else { return [] }
      return self.text?.commands(isByFinger: isByFinger) ?? []
    }
    interaction.placeForKeys = { [weak self] in
      guard let self, let place = self.text?.menuPlaceForKeys else { return nil }
      isByFinger = false
      return place
    }
  }

  /// Opens the menu at a place of the text's view.
  func open(at point: CGPoint, isByFinger: Bool) -> MenuOverlay? {
    self.isByFinger = isByFinger
    let overlay = interaction.open(UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    overlay?.yieldsToKeys = isByFinger
    // What a finger selects by the menu has handles, too.
    if isByFinger { overlay?.onChoose = { [weak text] _ in text?.keepForFinger() } }
    return overlay
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { ask(suggestedActions) }

  /// A finger's menu leaves the line free that it is about, and the knob of a handle there.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    guard isByFinger, let line = text?.lineHeight else { return .null }
    let place = configuration.sourcePoint
    return CGRect(x: place.x, y: place.y - line / 2, width: 0, height: line + 3 * TextHandles.radius)
  }
}
