import TouchGeometry

/// A file type, identified by file extensions.
///
/// The subset of the module UniformTypeIdentifiers that the document picker requires; the kit exports it.
/// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Hashable, Sendable {
  /// The identifier of the type.
  public let identifier: String
  /// The file extensions of the type, in lowercase; empty for any file.
  let endings: [String]

  private init(_ identifier: String, _ endings: String...) { (self.identifier, self.endings) = (identifier, endings) }

  /// Creates a type for a file extension without the dot; nil if it is empty.
  public init?(filenameExtension: String) {
    guard !filenameExtension.isEmpty else { return nil }
    let ending = filenameExtension.lowercased()
    self = UTType.known.first { $0.endings.contains(ending) } ?? UTType("dyn.\(ending)", ending)
  }

  /// The usual file extension, or nil.
  public var preferredFilenameExtension: String? { endings.first }

  /// Any item.
  public static let item = UTType("public.item")
  /// Any file.
  public static let data = UTType("public.data")
  /// Folders.
  public static let folder = UTType("public.folder")
  /// Text of any kind.
  public static let text = UTType("public.text", "txt", "md", "csv", "json", "xml", "html", "log", "swift", "c", "h")
  /// Text without markup.
  public static let plainText = UTType("public.plain-text", "txt", "text", "md", "log")
  /// Swift source code.
  public static let swiftSource = UTType("public.swift-source", "swift")
  /// JSON.
  public static let json = UTType("public.json", "json")
  /// Comma-separated values.
  public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv")
  /// XML.
  public static let xml = UTType("public.xml", "xml")
  /// PDF.
  public static let pdf = UTType("com.adobe.pdf", "pdf")
  /// Images of any format.
  public static let image = UTType("public.image", "png", "jpg", "jpeg", "webp", "svg", "gif", "tif", "tiff", "bmp")
  /// PNG.
  public static let png = UTType("public.png", "png")
  /// JPEG.
  public static let jpeg = UTType("public.jpeg", "jpg", "jpeg")
  /// WebP.
  public static let webP = UTType("org.webmproject.webp", "webp")
  /// SVG.
  public static let svg = UTType("public.svg-image", "svg")
  /// Audio of any format.
  public static let audio = UTType("public.audio", "wav", "mp3", "ogg", "flac", "m4a", "opus", "aiff")
  /// Video of any format.
  public static let movie = UTType("public.movie", "mp4", "mov", "mkv", "webm", "avi")
  /// Archives.
  public static let archive = UTType("public.archive", "zip", "tar", "gz", "xz", "7z")

  private static let known: [UTType] = [
    png, jpeg, webP, svg, pdf, json, commaSeparatedText, xml, swiftSource, plainText,
  ]
}
