import Glibc

/// A list of addresses as programs exchange it (`text/uri-list`, RFC 2483).
public enum AddressList {
  /// The maximum number of addresses; the others are left out.
  public static let maximumAddresses = 4096

  /// The name of this machine; empty if it is unknown.
  public static let hostName: String = {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()

  /// Returns the absolute URIs of a list, in order; lines that are comments or not absolute URIs in UTF-8 are left out.
  public static func addresses(in bytes: [UInt8]) -> [String] {
    var found: [String] = []
    for line in bytes.split(whereSeparator: { $0 == 10 || $0 == 13 || $0 == 0 }) where found.count < maximumAddresses {
      let trimmed = line.drop { $0 == 32 || $0 == 9 }
      guard trimmed.first != UInt8(ascii: "#"), let address = String(validating: trimmed, as: UTF8.self),
        scheme(of: address) != nil
      else { continue }
      found.append(address)
    }
    return found
  }

  /// Returns the path of a file on this machine; nil for other addresses.
  ///
  /// - Parameters:
  ///   - address: an absolute URI.
  ///   - host: the name of this machine, which the address may have.
  public static func path(of address: String, host: String = hostName) -> String? {
    guard scheme(of: address) == "file" else { return nil }
    var rest = address.utf8.dropFirst("file:".utf8.count)
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let name = Substring(rest.prefix { $0 != UInt8(ascii: "/") })
      guard name.isEmpty || name.lowercased() == "localhost" || name == host else { return nil }
      rest = rest.dropFirst(name.utf8.count)
    }
    guard rest.first == UInt8(ascii: "/"), let path = decoded(rest) else { return nil }
    return path
  }

  /// The scheme of an absolute URI in lower case; nil for other text.
  private static func scheme(of address: String) -> String? {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")), colon > address.startIndex else { return nil }
    let scheme = address[..<colon].lowercased()
    func isLetter(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
    func isPart(_ byte: UInt8) -> Bool {
      isLetter(byte) || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || [43, 45, 46].contains(byte)
    }
    guard scheme.utf8.first.map(isLetter) == true, scheme.utf8.allSatisfy(isPart) else { return nil }
    return scheme
  }

  /// Replaces percent escapes; nil if the result is not UTF-8, has a NUL, or an escape is incomplete.
  private static func decoded(_ text: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}
