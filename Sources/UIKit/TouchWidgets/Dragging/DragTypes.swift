import TouchDrawing
import TouchGeometry
import TouchKit

/// The types of dragged content, as uniform type identifiers, and the bytes of the kit's own classes.
@MainActor enum DragTypes {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let fileURL = "public.file-url"
  static let png = "public.png"
  static let jpeg = "public.jpeg"
  static let webP = "org.webmproject.webp"
  static let color = "com.apple.uikit.color"
  /// The types that have wider types, with those.
  private static let wider: [String: [String]] = [
    text: ["public.plain-text", "public.text"], fileURL: [url],
    png: ["public.image", "com.apple.uikit.image"], jpeg: ["public.image", "com.apple.uikit.image"],
    webP: ["public.image"],
  ]

  /// Returns whether a type is equal to the other one or belongs to it; every type is `public.data`.
  static func conforms(_ type: String, to other: String) -> Bool {
    type == other || other == "public.data" || other == "public.item" || (wider[type]?.contains(other) ?? false)
  }

  /// Provides the bytes of an object under a type; the closure is called once.
  static func write(
    _ object: any NSItemProviderWriting, _ type: String, _ done: @escaping @MainActor ([UInt8]?, (any Error)?) -> Void
  ) {
    if let bytes = bytes(of: object, type) { return done(bytes, nil) }
    #if FoundationGeometry
    let answer = LoadAnswer(done)
    _ = object.loadData(withTypeIdentifier: type) { data, error in answer.pass(data, error) }
    #else
    done(nil, NSItemProvider.Failure.unavailable)
    #endif
  }

  /// Returns the bytes of an object of the kit's own classes; nil for others.
  static func bytes(of object: any NSItemProviderWriting, _ type: String) -> [UInt8]? {
    switch object {
    case let text as String: return Array(text.utf8)
    case let image as UIImage:
      #if FoundationGeometry
      return (type == jpeg ? image.jpegData(compressionQuality: 0.9) : image.pngData()).map { [UInt8]($0) }
      #else
      return type == jpeg ? image.jpegData(compressionQuality: 0.9) : image.pngData()
      #endif
    case let color as UIColor: return Array(hexadecimal(color).utf8)
    default: break
    }
    #if FoundationGeometry
    if let url = object as? URL { return Array(url.absoluteString.utf8) }
    #endif
    return nil
  }

  /// Returns a value of a class from bytes of a type.
  static func read<T: NSItemProviderReading>(_ bytes: [UInt8], _ type: String, as aClass: T.Type) throws -> T {
    #if FoundationGeometry
    return try aClass.object(withItemProviderData: Data(bytes), typeIdentifier: type)
    #else
    if aClass == String.self, let value = String(validating: bytes, as: UTF8.self) as? T { return value }
    if aClass == UIImage.self, let value = UIImage(data: bytes) as? T { return value }
    if aClass == UIColor.self, let value = UIColor(hexString: String(decoding: bytes, as: UTF8.self)) as? T {
      return value
    }
    throw NSItemProvider.Failure.unavailable
    #endif
  }

  /// Returns a color as `#RRGGBBAA`.
  private static func hexadecimal(_ color: UIColor) -> String {
    var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
    color.getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
    let bytes = [parts.red, parts.green, parts.blue, parts.alpha].map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
