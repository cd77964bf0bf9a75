#if !FoundationGeometry
import Glibc

/// The address of a file, used without Foundation.
///
/// It covers dropped and opened files; web addresses are not supported.
public struct URL: Hashable, Sendable, CustomStringConvertible {
  /// The absolute path.
  public let path: String

  /// Creates the address of a file; a relative path is resolved against the working folder.
  public init(fileURLWithPath path: String) { self.path = path.hasPrefix("/") ? path : Self.folder + "/" + path }

  /// Always true: without Foundation, all addresses are file addresses.
  public var isFileURL: Bool { true }

  /// The part of the path after the last slash.
  public var lastPathComponent: String { path.split(separator: "/").last.map(String.init) ?? "/" }

  /// The part of the name after the last dot; empty if the name begins with that dot or has none.
  public var pathExtension: String {
    let name = lastPathComponent
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }

  /// The address as text, beginning with `file://`; characters that are not allowed are percent-encoded.
  public var absoluteString: String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=:@".utf8)
    let digits = Array("0123456789ABCDEF")
    var text = "file://"
    for byte in path.utf8 {
      if plain.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return text
  }

  /// The address as text.
  public var description: String { absoluteString }

  private static var folder: String {
    guard let name = getcwd(nil, 0) else { return "" }
    defer { free(name) }
    return String(cString: name)
  }
}
#endif
