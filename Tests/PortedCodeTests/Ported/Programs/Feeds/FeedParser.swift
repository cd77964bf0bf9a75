import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif

#if FoundationGeometry
class FeedParser: NSObject, XMLParserDelegate {
  private var items: [FeedItem] = []
  private var element = ""
  private var values: [String: String] = [:]

  func items(in text: String) -> [FeedItem] {
    items = []
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    parser.parse()
    return items
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String] = [:]
  ) {
    element = elementName
    if elementName == "item" { values = [:] }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { values[element, default: ""] += string }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    element = ""
    guard elementName == "item" else { return }
    items.append(FeedItem(id: items.count, title: values["title"] ?? "", text: values["description"] ?? ""))
  }
}
#endif
