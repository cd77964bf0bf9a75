import TouchDrawing
import TouchFiles
import TouchGeometry
import TouchKit
import TouchPlatform

// The values of types, and what other programs exchange with them (semantics 22.9, 22.10).

extension UIPasteboard {
  #if FoundationGeometry
  /// Returns the data of a type in the first item, or nil; images become the data of PNG or JPEG files.
  public func data(forPasteboardType pasteboardType: String) -> Data? { bytes(pasteboardType).map { Data($0) } }

  /// Replaces the content with one item with data of one type.
  ///
  /// Other programs get `public.png`, `public.html` and `public.utf8-plain-text`.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }
  #else
  /// Returns the bytes of a type in the first item, or nil; images become the bytes of PNG or JPEG files.
  public func data(forPasteboardType pasteboardType: String) -> [UInt8]? { bytes(pasteboardType) }

  /// Replaces the content with one item with bytes of one type.
  ///
  /// Other programs get `public.png`, `public.html` and `public.utf8-plain-text`.
  public func setData(_ data: [UInt8], forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }
  #endif

  private func bytes(_ type: String) -> [UInt8]? {
    if let kind = Self.kind(of: type), let foreign = foreign(on: UIApplication.installed?.clipboard) {
      // Text has its own way, because the desktop may carry nothing else.
      return kind == .text ? foreign.text(.general).map { Array($0.utf8) } : foreign.foreignData(kind)
    }
    return value(forPasteboardType: type).flatMap { Self.bytes(of: $0, type) }
  }

  // MARK: Types

  /// Returns the kind of content that other programs exchange under a type; nil for types inside the app.
  static func kind(of type: String) -> ClipboardKind? {
    switch type {
    case textType, "public.plain-text", "public.text": .text
    case htmlType: .html
    case "public.png", "public.image", imageTypes[0]: .png
    default: nil
    }
  }

  /// Returns the value of a type in an item, also if the item has it under the name of a narrower type.
  static func value(_ type: String, in item: [String: Any]) -> Any? {
    item[type] ?? kind(of: type).flatMap { item[$0.type] }
  }

  // MARK: Values

  /// Returns text that is a string, or its data in UTF-8.
  static func string(_ value: Any) -> String? {
    value as? String ?? data(value).flatMap { String(validating: $0, as: UTF8.self) }
  }

  private static func data(_ value: Any) -> [UInt8]? {
    #if FoundationGeometry
    if let data = value as? Data { return [UInt8](data) }
    #endif
    return value as? [UInt8]
  }

  private static func bytes(of value: Any, _ type: String) -> [UInt8]? {
    switch value {
    case let text as String: return Array(text.utf8)
    case let image as UIImage:
      let data = type == "public.jpeg" ? image.jpegData(compressionQuality: 0.9) : image.pngData()
      return data.map { [UInt8]($0) }
    default: break
    }
    #if FoundationGeometry
    if let url = value as? URL { return Array(url.absoluteString.utf8) }
    #endif
    return data(value)
  }

  /// Returns the image of an item, or the data of one.
  static func imageValue(of item: [String: Any]) -> Any? {
    imageTypes.lazy.compactMap { item[$0] }.first { $0 is UIImage || data($0) != nil }
  }

  /// Returns the image of an item; nil without one.
  static func image(of item: [String: Any]) -> UIImage? {
    guard let value = imageValue(of: item) else { return nil }
    return value as? UIImage ?? data(value).flatMap { UIImage(data: $0) }
  }

  // MARK: Other programs

  /// Returns content of another program as a value of the kit; nil without any.
  static func value(_ kind: ClipboardKind, of foreign: ClipboardLink) -> Any? {
    switch kind {
    case .text: foreign.text(.general)
    case .html: foreign.foreignData(.html).map(html)
    case .png: foreign.foreignData(.png).flatMap { UIImage(data: $0) }
    }
  }

  /// Returns HTML as text: it is in UTF-8, or begins with the byte order mark of UTF-16.
  private static func html(_ bytes: [UInt8]) -> String {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    guard isBig || bytes.starts(with: [0xFF, 0xFE]) else {
      var text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
      // Some programs end text with a NUL.
      while text.last == 0 { text.removeLast() }
      return String(decoding: text, as: UTF8.self)
    }
    var units: [UInt16] = []
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBig ? first << 8 | second : second << 8 | first)
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Returns what other programs can request of items; nil if that is only text.
  static func contentForOthers(_ items: [[String: Any]]) -> ClipboardContent? {
    var providers: [ClipboardKind: ClipboardData] = [:]
    if let value = items.lazy.compactMap({ $0[htmlType] }).first(where: { $0 is String || data($0) != nil }) {
      providers[.html] = ClipboardData { (value as? String).map(bytes(ofHTML:)) ?? data(value) }
    }
    if let item = items.first(where: { imageValue(of: $0) != nil }) {
      let type = ClipboardKind.png.type
      providers[.png] = ClipboardData { item[type].flatMap(data) ?? image(of: item).flatMap { bytes(of: $0, type) } }
    }
    guard !providers.isEmpty else { return nil }
    if let text = text(of: items) { providers[.text] = ClipboardData { Array(text.utf8) } }
    return ClipboardContent(providers)
  }

  /// Returns HTML in UTF-8 that names its encoding; some programs assume another one otherwise.
  private static func bytes(ofHTML text: String) -> [UInt8] {
    let names = text.lowercased().holds("charset=")
    let head = "<meta http-equiv=\"content-type\" content=\"text/html; charset=utf-8\">"
    return Array((names ? text : head + text).utf8)
  }
}

extension ClipboardKind {
  /// The uniform type identifier of the content.
  @MainActor var type: String {
    switch self {
    case .text: UIPasteboard.textType
    case .html: UIPasteboard.htmlType
    case .png: "public.png"
    }
  }
}
