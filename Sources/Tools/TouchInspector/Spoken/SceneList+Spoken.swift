import TouchGeometry
import TouchKit

extension SceneList {
  /// A part for each visible line of the list, in which the chosen scene is selected.
  var lineParts: [SpokenPart] {
    let lines = lines.compactMap { line -> SpokenPart? in
      let rect = CGRect(x: 0, y: Self.top + line.y - offset, width: bounds.width, height: Self.rowHeight)
      guard rect.midY > Self.top, rect.midY < bounds.height else { return nil }
      let entry = line.entry
      let isCured = entry.cure != nil && entry.cure == chosen
      var states = isCured ? [localized("cured")] : []
      if changedNames.contains(entry.name) || entry.cure.map(changedNames.contains) == true {
        states.append(localized("changed", context: "scene"))
      }
      var part = SpokenPart(
        rect: rect, label: entry.title, value: states.isEmpty ? nil : states.joined(separator: localized(", ")),
        traits: isChosen(entry) ? [.button, .selected] : .button,
        action: { [weak self] in self?.choose(entry.name) })
      if let cure = entry.cure {
        part.others = [
          (
            isCured ? localized("Show the conflict") : localized("Show the cure"),
            { [weak self] in self?.choose(isCured ? entry.name : cure) }
          )
        ]
      }
      return part
    }
    // What is scrolled behind the heading is covered by it.
    let shown = texts.enumerated().filter { $0.offset >= lineTexts || $0.element.rect.midY > Self.top }.map(\.element)
    return SpokenPart.parts(lines, texts: shown)
  }

  /// The title of the chosen scene.
  var chosenWords: String? { lineParts.first { $0.traits.contains(.selected) }?.words }
}
