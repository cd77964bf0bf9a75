import TouchGeometry
import TouchKit
import TouchWidgets

/// The edit menu of a text, opened by the secondary button, a long press or the Menu key (semantics 24.1, 24.2).
@MainActor final class TextEditMenu: UIEditMenuInteractionDelegate {
  /// Returns the menu of the selection.
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

  /// Opens the menu at a point of the text's view.
  func open(at point: CGPoint, isByFinger: Bool) -> MenuOverlay? {
    self.isByFinger = isByFinger
    let overlay = interaction.open(UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    overlay?.yieldsToKeys = isByFinger
    // Text selected by the menu of a finger has handles, too.
    if isByFinger { overlay?.onChoose = { [weak text] _ in text?.keepForFinger() } }
    return overlay
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { ask(suggestedActions) }

  /// The menu of a finger does not cover its line or the handle's knob there.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    guard isByFinger, let line = text?.lineHeight else { return .null }
    let place = configuration.sourcePoint
    return CGRect(x: place.x, y: place.y - line / 2, width: 0, height: line + 3 * TextHandles.radius)
  }
}
