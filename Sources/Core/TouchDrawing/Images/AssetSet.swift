import TouchFiles
import TouchGeometry

/// The `Contents.json` of a folder of color or image variants in Xcode's format.
///
/// The keys are those of Apple's Asset Catalog Format Reference; others are ignored.
struct AssetSet {
  private let contents: JSONValue

  /// Reads the file of a set; nil if it is missing or not JSON.
  init?(folder: String) {
    let path = "\(folder)/Contents.json"
    guard let bytes = try? TextFile.read(path), let value = try? JSONReader.read(bytes, file: path) else { return nil }
    contents = value
  }

  /// The file of a data set and its type; nil if the set names no file.
  var data: (name: String, type: String?)? {
    for entry in contents["data"]?.elements ?? [] {
      guard let name = entry["filename"]?.text, !name.contains("/") else { continue }
      return (name, entry["universal-type-identifier"]?.text)
    }
    return nil
  }

  /// The color, with a dark variant if the set has one; nil if it contains no supported color.
  var color: UIColor? {
    let variants = contents["colors"]?.elements ?? []
    func color(isDark: Bool) -> CGColor? {
      variants.lazy.filter { isPlain($0) && self.isDark($0) == isDark }.compactMap { Self.color($0["color"]) }.first
    }
    let dark = color(isDark: true)
    guard let light = color(isDark: false) ?? dark else { return nil }
    return UIColor(light, dynamic: dark.map { .dark($0) })
  }

  /// Returns the file that best suits a display, its pixels per point, and whether it is a template.
  func image(scale: CGFloat, isDark: Bool) -> (file: String, scale: CGFloat, isTemplate: Bool)? {
    let files = (contents["images"]?.elements ?? []).filter { isPlain($0) && $0["filename"]?.text != nil }
    let fitting = files.filter { self.isDark($0) == isDark }
    func points(_ entry: JSONValue) -> CGFloat {
      entry["scale"]?.text.flatMap { Double(outside: $0.dropLast()) }.map { CGFloat($0) } ?? 1
    }
    // The one with the same scale, or else the next larger, or else the largest.
    let sorted = (fitting.isEmpty ? files : fitting).sorted { points($0) < points($1) }
    guard let best = sorted.first(where: { points($0) >= scale }) ?? sorted.last, let name = best["filename"]?.text,
      !name.contains("/")
    else { return nil }
    let intent = contents["properties"]?["template-rendering-intent"]?.text
    return (name, points(best), intent == "template")
  }

  /// Whether a variant is for every device, or for phones and tablets.
  private func isPlain(_ entry: JSONValue) -> Bool {
    ["universal", "iphone", "ipad", nil].contains(entry["idiom"]?.text)
      && (entry["appearances"]?.elements ?? []).allSatisfy { $0["appearance"]?.text == "luminosity" }
  }

  private func isDark(_ entry: JSONValue) -> Bool {
    (entry["appearances"]?.elements ?? []).contains { $0["value"]?.text == "dark" }
  }

  private static func color(_ entry: JSONValue?) -> CGColor? {
    guard let parts = entry?["components"] else { return nil }
    let alpha = parts["alpha"].flatMap { part($0) } ?? 1
    if let white = parts["white"].flatMap({ part($0) }) { return CGColor(gray: white, alpha: alpha) }
    guard let red = parts["red"].flatMap({ part($0) }), let green = parts["green"].flatMap({ part($0) }),
      let blue = parts["blue"].flatMap({ part($0) })
    else { return nil }
    if entry?["color-space"]?.text == "display-p3" { return CGColor(displayP3: (red, green, blue), alpha: alpha) }
    return CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `0.5` is a component from 0 to 1; `0x80` and `128` are components from 0 to 255.
  private static func part(_ value: JSONValue) -> CGFloat? {
    if case .number(let number) = value.content { return CGFloat(number) }
    guard let text = value.text else { return nil }
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    if !text.contains("."), let whole = Int(text) { return CGFloat(whole) / 255 }
    return Double(outside: text).map { CGFloat($0) }
  }
}

extension JSONValue {
  fileprivate subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  fileprivate var elements: [JSONValue]? {
    if case .array(let values) = content { values } else { nil }
  }

  fileprivate var text: String? {
    if case .string(let text) = content { text } else { nil }
  }
}

extension CGColor {
  /// Creates the sRGB color nearest to a color in the Display P3 space.
  fileprivate init(displayP3 parts: (CGFloat, CGFloat, CGFloat), alpha: CGFloat) {
    // Both spaces have the same white point and transfer curve, so one matrix converts linear light.
    func light(_ v: CGFloat) -> Double {
      v <= 0.04045 ? Double(v) / 12.92 : pow((Double(v) + 0.055) / 1.055, 2.4)
    }
    func value(_ l: Double) -> CGFloat {
      CGFloat(l <= 0.0031308 ? l * 12.92 : 1.055 * pow(l, 1 / 2.4) - 0.055)
    }
    let (r, g, b) = (light(parts.0), light(parts.1), light(parts.2))
    self.init(
      red: value(1.2249 * r - 0.2247 * g), green: value(-0.0420 * r + 1.0419 * g),
      blue: value(-0.0197 * r - 0.0786 * g + 1.0979 * b), alpha: alpha)
  }
}
