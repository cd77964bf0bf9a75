// Missing imports: on iOS a bridging header or another module imports them implicitly.

extension Porter {
  /// Adds the imports that a source needs and that none of its imports includes.
  mutating func addImports() {
    let imported = Set(imports.compactMap(moduleOfImport))
    var missing: [String] = []
    let isViews = !imported.isDisjoint(with: ["UIKit", "Touchstone"])
    let uses = usedModules
    if !isViews, let use = uses["UIKit"] {
      missing.append(use == .conditional ? Self.guarded("UIKit") : "import UIKit")
    } else if !isViews {
      let isLayers = imported.contains("QuartzCore")
      if !isLayers, uses["QuartzCore"] != nil { missing.append("import QuartzCore") }
      if !isLayers, !imported.contains("CoreGraphics"), uses["CoreGraphics"] != nil {
        missing.append("import CoreGraphics")
      }
      let bringsFoundation = !imported.isDisjoint(with: Self.withFoundation) || !missing.isEmpty
      if !bringsFoundation, uses["Foundation"] != nil || imports.contains(where: isHidden) {
        missing.append("import Foundation")
      }
    }
    for module in ["FoundationNetworking", "FoundationXML"] where !imported.contains(module) && uses[module] != nil {
      missing.append(Self.guarded(module))
    }
    if !missing.isEmpty { insertImports(missing) }
  }

  private static let withFoundation: Set<String> = [
    "Foundation", "CoreGraphics", "CoreText", "QuartzCore", "FoundationEssentials",
  ]

  private static func guarded(_ module: String) -> String {
    "#if canImport(\(module))\nimport \(module)\n#endif"
  }

  /// The first module in an import.
  private func moduleOfImport(_ index: Int) -> String? {
    isImportOfDeclaration(index) ? word(index + 2) : word(index + 1)
  }

  private func isImportOfDeclaration(_ index: Int) -> Bool {
    ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"].contains(word(index + 1) ?? "")
  }

  /// Whether an import becomes conditional, so that it imports nothing on Linux.
  private func isHidden(_ index: Int) -> Bool {
    guard let module = word(index + 1), !isImportOfDeclaration(index) else { return false }
    return Self.appleModules.contains(module) && !isGuarded(index, by: module)
  }

  // MARK: Uses

  private enum Use {
    /// At least one use is outside of every `#if`.
    case plain
    /// All uses are inside of `#if`.
    case conditional
  }

  /// The modules whose names a source uses and does not declare.
  private var usedModules: [String: Use] {
    var (found, depth): ([String: Use], Int) = ([:], 0)
    for index in tokens.indices {
      if tokens[index].text == "#if" { depth += 1 }
      if tokens[index].text == "#endif" { depth -= 1 }
      guard tokens[index].kind == .word, word(index - 1) != ".", !isLabel(index),
        let name = Self.module(of: tokens[index].text), word(index - 1) != "import",
        module?.declared.contains(tokens[index].text) != true
      else { continue }
      if found[name] != .plain { found[name] = depth == 0 ? .plain : .conditional }
    }
    // Names that a change writes, such as `UIScreen.main.scale`.
    for proposal in proposals where isUnconditional(at: proposal.range.lowerBound) {
      for word in proposal.text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        if word.hasPrefix("UI"), let name = Self.module(of: String(word)) { found[name] = .plain }
      }
    }
    return found
  }

  private func isLabel(_ index: Int) -> Bool {
    word(index + 1) == ":" && ["(", ","].contains(word(index - 1) ?? "")
  }

  /// The module that declares a name, by its prefix or by a table.
  private static func module(of name: String) -> String? {
    guard name != "UIKit" else { return nil }
    if let module = namesOfFoundation[name] ?? namesOfViews[name] { return module }
    let letters = Array(name.utf8.prefix(4))
    guard letters.count == 4, isCapital(letters[2]), !isCapital(letters[3]) else { return nil }
    switch String(decoding: letters.prefix(2), as: UTF8.self) {
    case "UI": return "UIKit"
    case "CA": return "QuartzCore"
    // Foundation declares these.
    case "CG": return ["CGFloat", "CGPoint", "CGRect", "CGSize"].contains(name) ? "Foundation" : "CoreGraphics"
    default: return nil
    }
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

  private static let namesOfViews: [String: String] = table(
    "UIKit",
    """
    NSLayoutConstraint NSLayoutAnchor NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLayoutDimension NSTextAttachment
    NSParagraphStyle NSMutableParagraphStyle NSShadow NSCollectionLayoutSection NSCollectionLayoutItem
    NSCollectionLayoutGroup NSCollectionLayoutSize NSDiffableDataSourceSnapshot NSTextContainer NSTextStorage
    NSHashTable NSMapTable NSDataAsset CFAbsoluteTimeGetCurrent
    """)

  private static let namesOfFoundation: [String: String] = {
    var names = table(
      "Foundation",
      """
      NSObject NSObjectProtocol NSString NSMutableString NSNumber NSArray NSMutableArray NSDictionary
      NSMutableDictionary NSData NSDate NSError NSURL NSRange NSSet NSValue NSNull NSRegularExpression NSPredicate
      NSAttributedString NSMutableAttributedString NSCoder NSCoding NSCopying NSLock NSRecursiveLock NSCache
      NSNotification NSIndexPath NSLocalizedString NSLog Data Date URL UUID Locale TimeZone Calendar DateComponents
      DateInterval DateFormatter NumberFormatter ISO8601DateFormatter ByteCountFormatter MeasurementFormatter
      Measurement Bundle FileManager UserDefaults NotificationCenter Notification Timer RunLoop Thread Operation
      OperationQueue BlockOperation ProcessInfo JSONDecoder JSONEncoder JSONSerialization PropertyListDecoder
      PropertyListEncoder PropertyListSerialization IndexPath IndexSet CharacterSet Scanner TimeInterval URLComponents
      URLQueryItem Decimal DispatchQueue DispatchGroup DispatchWorkItem DispatchTime DispatchSemaphore DispatchSource
      DispatchTimeInterval LocalizedError CustomNSError FileHandle Host Progress sqrt pow sin
      cos tan atan2 floor ceil fabs fmod
      """)
    let network = """
      URLSession URLSessionTask URLSessionDataTask URLSessionUploadTask URLSessionDownloadTask URLSessionConfiguration
      URLSessionDelegate URLSessionTaskDelegate URLSessionDataDelegate URLSessionDownloadDelegate URLRequest
      NSURLRequest NSMutableURLRequest URLResponse HTTPURLResponse URLCache CachedURLResponse URLCredential
      URLCredentialStorage URLProtectionSpace URLAuthenticationChallenge URLProtocol HTTPCookie HTTPCookieStorage
      """
    names.merge(table("FoundationNetworking", network)) { _, last in last }
    let xml = "XMLParser XMLParserDelegate XMLDocument XMLElement XMLNode XMLDTD XMLDTDNode"
    names.merge(table("FoundationXML", xml)) { _, last in last }
    return names
  }()

  private static func table(_ module: String, _ names: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: names.split(whereSeparator: \.isWhitespace).map { (String($0), module) })
  }

  // MARK: Insertion

  /// Writes imports after the last unconditional import, or before the first declaration and its comments.
  private mutating func insertImports(_ lines: [String]) {
    guard let first = tokens.first else { return }
    var (place, text) = (0, lines.joined(separator: "\n") + "\n")
    if let last = imports.last(where: { isUnconditional($0) }), let end = endOfImportLine(last) {
      place = end
      if end == bytes.count, bytes.last != newline { text = "\n" + lines.joined(separator: "\n") }
    } else {
      place = first.range.lowerBound
      let spaces = bytes[..<place].reversed().prefix { isSpace($0) }.count
      if place == spaces || bytes[place - spaces - 1] == newline { place = startOfComments(above: place - spaces) }
      if imports.isEmpty { text += "\n" }
    }
    for line in lines {
      let name = line.split(separator: "\n").first { $0.hasPrefix("import") } ?? ""
      let isFirst = line == lines[0]
      let note = Port.Note(
        line: self.line(of: first), text: "added `\(name)`, whose declarations are used here", entry: Self.foundation)
      proposals.append(
        Proposal(
          claim: SyntaxClaim(node: .tokens, offset: first.range.lowerBound), range: place..<place,
          text: isFirst ? text : "", note: note))
    }
  }

  private func isUnconditional(_ index: Int) -> Bool { isUnconditional(at: tokens[index].range.lowerBound) }

  private func isUnconditional(at place: Int) -> Bool {
    var depth = 0
    for token in tokens where token.kind == .pound && token.range.lowerBound < place {
      if token.text == "#if" { depth += 1 }
      if token.text == "#endif" { depth -= 1 }
    }
    return depth == 0
  }

  /// The start of the line after an import; nil if the line has further content.
  private func endOfImportLine(_ index: Int) -> Int? {
    let first = isImportOfDeclaration(index) ? index + 2 : index + 1
    guard tokens.indices.contains(first) else { return nil }
    let parts = qualifiedName(first).split(separator: ".").count
    let end = endOfComment(tokens[first + 2 * (parts - 1)].range.upperBound)
    let rest = bytes[end...].drop { isSpace($0) || $0 == UInt8(ascii: "\r") }
    guard let next = rest.first else { return bytes.count }
    return next == newline ? rest.startIndex + 1 : nil
  }
}
