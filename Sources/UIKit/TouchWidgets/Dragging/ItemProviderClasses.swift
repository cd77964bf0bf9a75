import TouchDrawing
import TouchGeometry
import TouchKit

// The classes of the kit and of Foundation that item providers can offer and make (semantics 54.20).

extension String: NSItemProviderWriting, NSItemProviderReading {
  /// Text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { [DragTypes.text] }
  /// Text in UTF-8.
  public static var readableTypeIdentifiersForItemProvider: [String] { [DragTypes.text] }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// PNG, then JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] { [DragTypes.png, DragTypes.jpeg] }
  /// PNG, JPEG, then any other format that the kit can decode.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [DragTypes.png, DragTypes.jpeg, "public.image"]
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  /// The type of colors; other programs cannot read it.
  public static var writableTypeIdentifiersForItemProvider: [String] { [DragTypes.color] }
  /// The type of colors.
  public static var readableTypeIdentifiersForItemProvider: [String] { [DragTypes.color] }
}

#if FoundationGeometry
extension URL: NSItemProviderWriting, NSItemProviderReading {
  /// The address, then the same as text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [DragTypes.url, DragTypes.text] }
  /// An address or a file.
  public static var readableTypeIdentifiersForItemProvider: [String] { [DragTypes.url] }

  /// Provides the address in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? { provide(self, typeIdentifier, completionHandler) }

  /// Returns the URL in the data; throws an error if it is not an absolute URL.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)), url.scheme != nil else {
      throw NSItemProvider.Failure.unavailable
    }
    return url
  }
}

@MainActor extension String {
  /// Provides the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? { provide(self, typeIdentifier, completionHandler) }

  /// Returns the text in the data; throws an error if it is not UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else { throw NSItemProvider.Failure.unavailable }
    return text
  }
}

@MainActor extension UIImage {
  /// Provides the image as a PNG or JPEG file.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? { provide(self, typeIdentifier, completionHandler) }

  /// Returns the image in the data; throws an error if it cannot be decoded.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIImage {
    guard let image = UIImage(data: data) else { throw NSItemProvider.Failure.unavailable }
    return image
  }
}

@MainActor extension UIColor {
  /// Provides the color as `#RRGGBBAA`.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? { provide(self, typeIdentifier, completionHandler) }

  /// Returns the color in the data; throws an error if it is not of the form `#RRGGBBAA`.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIColor {
    guard let color = UIColor(hexString: String(decoding: data, as: UTF8.self)) else {
      throw NSItemProvider.Failure.unavailable
    }
    return color
  }
}

@MainActor private func provide(
  _ object: any NSItemProviderWriting, _ type: String, _ done: @Sendable (Data?, (any Error)?) -> Void
) -> Progress? {
  let data = DragTypes.bytes(of: object, type).map { Data($0) }
  done(data, data == nil ? NSItemProvider.Failure.unavailable : nil)
  return nil
}
#endif
