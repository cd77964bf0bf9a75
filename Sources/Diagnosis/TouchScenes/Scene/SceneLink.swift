import TouchEditing
import TouchGeometry
import TouchKit
import TouchText

/// A link in the text of a scene's text view.
package struct SceneLink: Sendable, Equatable {
  /// The linked text: its offset and its length, in UTF-16 units.
  package var (location, length): (Int, Int)
  /// The address; the scene writes it to the log instead of opening it.
  package var url: String
}

// MARK: - Reading

extension SceneReader {
  /// The maximum number of links of a text view.
  static let maximumLinks = 1000

  /// Reads the links of a text view whose properties have been read.
  func links(_ owner: Fields, _ view: SceneView) throws(FileError) -> [SceneLink] {
    var length = 0
    for property in view.properties { if case .text(let text) = property { length = text.utf16.count } }
    var links: [SceneLink] = []
    let elements = try owner.elements("links", accepted: localized("a list of links, as objects {…}"))
    if let first = elements.first, elements.count > Self.maximumLinks {
      throw owner.error("links", first, accepted: localized("%1$s links at the most", "\(Self.maximumLinks)"))
    }
    for element in elements {
      let fields = try Fields(element, key: "links", owner: owner.owner, file: file, isElement: true)
        .renamed(localized("a link of %1$s", "\(owner.owner)"))
      try fields.accept(["range", "url"])
      let range = try fields.require("range", Shape<[Double]>.numbers("offset, length", [coordinates, coordinates]))
      guard let location = Int(exactly: range[0]), let count = Int(exactly: range[1]), location >= 0, count > 0,
        location + count <= length
      else {
        throw fields.error(
          "range", fields["range"] ?? element,
          accepted: localized("whole numbers [offset, length] in the %1$s UTF-16 units of the text", "\(length)"))
      }
      links.append(SceneLink(location: location, length: count, url: try fields.require("url", .text)))
    }
    return links
  }
}

// MARK: - Writing

extension SceneLink {
  /// As a scene file writes it.
  var json: JSONValue {
    .object([
      JSONMember("range", .array([.number(Double(location)), .number(Double(length))])),
      JSONMember("url", .string(url)),
    ])
  }
}

// MARK: - Building

extension SceneStage {
  /// Adds the links to the text of a text view; a link that the user opens is a line of the log.
  func addLinks(_ view: UIView, _ description: SceneView) {
    guard let view = view as? UITextView, !description.links.isEmpty else { return }
    for link in description.links {
      let range = NSRange(location: link.location, length: link.length)
      view.textStorage.addAttribute(.link, value: link.url, range: range)
    }
    let (name, isLogged) = (description.name, description.logs.contains(.text))
    view.linkOpener = { [weak self] address in
      if isLogged { self?.write(name, "openURL", JSONWriter.cited(address)) }
    }
  }
}
