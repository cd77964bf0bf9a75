#if !FoundationGeometry
import Glibc

/// The address of a file, when Foundation is left out: what is dropped and opened, and nothing of the web.
public struct URL: Hashable, Sendable, CustomStringConvertible {
  /// The absolute path.
  public let path: String

  /// The address of a file; a relative path is taken from the working folder.
  public init(fileURLWithPath path: String) { self.path = path.hasPrefix("/") ? path : Self.folder + "/" + path }

  /// Always true: there are no other addresses without Foundation.
  public var isFileURL: Bool { true }

  /// What stands behind the last slash.
  public var lastPathComponent: String { path.split(separator: "/").last.map(String.init) ?? "/" }

  /// What stands behind the last dot of the name; empty where the dot begins it or there is none.
  public var pathExtension: String {
    let name = lastPathComponent
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }

  /// The address as text, beginning with `file://`; what must not stand in one is in percents.
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
