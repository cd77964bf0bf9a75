import TouchGeometry

/// A kind of file, by the endings of its names.
///
/// What iOS code has of the module UniformTypeIdentifiers, as far as choosing files needs it; the kit exports it itself.
/// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Hashable, Sendable {
  /// The name of the kind.
  public let identifier: String
  /// The endings that names of such files have, in small letters; empty for any name.
  let endings: [String]

  private init(_ identifier: String, _ endings: String...) { (self.identifier, self.endings) = (identifier, endings) }

  /// The kind of files whose names end so, without the dot; nil for an empty ending.
  public init?(filenameExtension: String) {
    guard !filenameExtension.isEmpty else { return nil }
    let ending = filenameExtension.lowercased()
    self = UTType.known.first { $0.endings.contains(ending) } ?? UTType("dyn.\(ending)", ending)
  }

  /// The usual ending of such files; nil where there is none.
  public var preferredFilenameExtension: String? { endings.first }

  /// Anything.
  public static let item = UTType("public.item")
  /// Any file.
  public static let data = UTType("public.data")
  /// Folders.
  public static let folder = UTType("public.folder")
  /// Text of any kind.
  public static let text = UTType("public.text", "txt", "md", "csv", "json", "xml", "html", "log", "swift", "c", "h")
  /// Text without marks of its own.
  public static let plainText = UTType("public.plain-text", "txt", "text", "md", "log")
  /// Source code of Swift.
  public static let swiftSource = UTType("public.swift-source", "swift")
  /// JSON.
  public static let json = UTType("public.json", "json")
  /// Values that commas part.
  public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv")
  /// XML.
  public static let xml = UTType("public.xml", "xml")
  /// PDF.
  public static let pdf = UTType("com.adobe.pdf", "pdf")
  /// Pictures of any kind.
  public static let image = UTType("public.image", "png", "jpg", "jpeg", "webp", "svg", "gif", "tif", "tiff", "bmp")
  /// PNG.
  public static let png = UTType("public.png", "png")
  /// JPEG.
  public static let jpeg = UTType("public.jpeg", "jpg", "jpeg")
  /// WebP.
  public static let webP = UTType("org.webmproject.webp", "webp")
  /// SVG.
  public static let svg = UTType("public.svg-image", "svg")
  /// Sounds of any kind.
  public static let audio = UTType("public.audio", "wav", "mp3", "ogg", "flac", "m4a", "opus", "aiff")
  /// Films of any kind.
  public static let movie = UTType("public.movie", "mp4", "mov", "mkv", "webm", "avi")
  /// Files packed into one.
  public static let archive = UTType("public.archive", "zip", "tar", "gz", "xz", "7z")

  private static let known: [UTType] = [
    png, jpeg, webP, svg, pdf, json, commaSeparatedText, xml, swiftSource, plainText,
  ]
}
