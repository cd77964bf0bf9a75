import TouchDrawing
import TouchGeometry
import TouchKit

/// A text, a row or a pressable area in the drawing of a panel, as assistive technologies find it.
@MainActor struct SpokenPart {
  var rect: CGRect
  var label = ""
  var value: String?
  var traits: UIAccessibilityTraits = .staticText
  /// The effect of a press; nil for a text.
  var action: (() -> Void)?
  /// Further actions, by their names.
  var others: [(name: String, action: () -> Void)] = []
  /// The index of the pressable area among the spots of a board; nil for other parts.
  var spot: Int?

  /// The label and the value.
  var words: String { [label, value ?? ""].filter { !$0.isEmpty }.joined(separator: localized(", ")) }
}

/// A part of a drawn panel for assistive technologies.
@MainActor final class PanelElement: UIAccessibilityElement {
  private var action: (() -> Void)?

  /// Takes the place, the texts and the actions of a part.
  func show(_ part: SpokenPart) {
    (accessibilityLabel, accessibilityValue) = (part.label, part.value)
    accessibilityTraits = part.traits
    accessibilityFrameInContainerSpace = part.rect
    action = part.action
    accessibilityCustomActions = part.others.map { name, action in
      UIAccessibilityCustomAction(name: name) { _ in
        action()
        return true
      }
    }
  }

  override func accessibilityActivate() -> Bool {
    guard let action else { return false }
    action()
    return true
  }
}

/// The elements of a panel.
///
/// An element with the same label as before is the same object, so that screen readers keep their place.
@MainActor struct PanelElements {
  private var elements: [PanelElement] = []

  /// Returns an element for each part.
  mutating func show(_ parts: [SpokenPart], in view: UIView) -> [PanelElement] {
    var former = Dictionary(grouping: elements.reversed()) { $0.accessibilityLabel ?? "" }
    elements = parts.map { part in
      let element = former[part.label]?.popLast() ?? PanelElement(accessibilityContainer: view)
      element.show(part)
      return element
    }
    return elements
  }
}

extension SpokenPart {
  /// Returns the parts of a drawing in reading order: areas, named by the texts in them if they have no label, and the
  /// other texts, those of a line together.
  ///
  /// - Parameters:
  ///   - areas: the rows and the pressable areas; an inner one takes its texts from those around it.
  ///   - texts: the drawn texts.
  ///   - switches: the drawn switches; an area with one is a switch.
  static func parts(_ areas: [SpokenPart], texts: [DrawnText], switches: [DrawnSwitch] = []) -> [SpokenPart] {
    var (parts, rest) = (areas, texts)
    let inner = areas.indices.sorted { areas[$0].rect.area < areas[$1].rect.area }
    var signs = switches
    for index in inner {
      let rect = areas[index].rect
      if let found = signs.firstIndex(where: { rect.contains($0.rect.center) }) {
        parts[index].traits = .toggleButton
        parts[index].value = signs.remove(at: found).isOn ? "1" : "0"
      }
      let inside = rest.filter { rect.contains($0.rect.center) }
      rest.removeAll { rect.contains($0.rect.center) }
      if parts[index].label.isEmpty { parts[index].label = joined(inside) }
    }
    parts.removeAll { $0.label.isEmpty }
    return (parts + lines(rest)).inReadingOrder(\.rect)
  }

  private static func joined(_ texts: [DrawnText]) -> String {
    texts.inReadingOrder(\.rect).map(\.text).joined(separator: localized(", "))
  }

  /// The texts that are next to each other as one part.
  private static func lines(_ texts: [DrawnText]) -> [SpokenPart] {
    var lines: [[DrawnText]] = []
    for text in texts.sorted(by: { $0.rect.midY < $1.rect.midY }) where text.text.contains(where: { !$0.isWhitespace })
    {
      if let first = lines.last?.first, abs(first.rect.midY - text.rect.midY) < 4 {
        lines[lines.count - 1].append(text)
      } else {
        lines.append([text])
      }
    }
    return lines.map { line in
      let isHeading = line.count == 1 && line[0].isHeading
      return SpokenPart(
        rect: line.dropFirst().reduce(line[0].rect) { $0.union($1.rect) }, label: joined(line),
        traits: isHeading ? .header : .staticText)
    }
  }
}

/// A switch that was drawn on a panel.
struct DrawnSwitch {
  let rect: CGRect
  let isOn: Bool
}

extension DrawnText {
  /// Whether it is the title of a panel or of a part of one.
  fileprivate var isHeading: Bool {
    let font = layout.runs.first?.font
    return font == Look.caption || font == Look.title || font == Look.brand
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension UIAccessibility {
  /// Whether a screen reader or a listener receives what has the keyboard focus.
  @MainActor static var isHeard: Bool {
    isVoiceOverRunning || UIApplication.installed?.accessibilityListener != nil
  }
}
