import CPango
import TouchDrawing
import TouchGeometry

/// The available fonts, from fontconfig.
extension TextSetter {
  private var config: OpaquePointer? {
    pango_fc_font_map_get_config(OpaquePointer(fontMap)) ?? FcConfigGetCurrent()
  }

  /// Whether there is no font at all, neither of the machine nor of the app.
  var hasNoFonts: Bool {
    [FcSetSystem, FcSetApplication].allSatisfy { FcConfigGetFonts(config, $0)?.pointee.nfont ?? 0 == 0 }
  }

  /// The available typefaces, sorted by family, weight and name.
  var faces: [FontFace] {
    guard let all = FcPatternCreate(), let objects = FcObjectSetCreate() else { return [] }
    defer {
      FcPatternDestroy(all)
      FcObjectSetDestroy(objects)
    }
    for property in [FC_FAMILY, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_VARIABLE] {
      FcObjectSetAdd(objects, property)
    }
    guard let list = FcFontList(config, all, objects) else { return [] }
    defer { FcFontSetDestroy(list) }
    let found = (0..<Int(list.pointee.nfont)).compactMap { index in list.pointee.fonts[index].flatMap(Self.face) }
    return Set(found).sorted { ($0.family, $0.weight, $0.name) < ($1.family, $1.weight, $1.name) }
  }

  private static func face(_ pattern: OpaquePointer) -> FontFace? {
    func text(_ property: String, _ index: Int32 = 0) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, property, index, &value) == FcResultMatch else { return nil }
      return value.map { String(cString: $0) }
    }
    func number(_ property: String) -> Double? {
      var value = 0.0
      return FcPatternGetDouble(pattern, property, 0, &value) == FcResultMatch ? value : nil
    }
    var isVariable = FcBool(0)
    // A variable font is listed once as a whole and once for each named typeface.
    if FcPatternGetBool(pattern, FC_VARIABLE, 0, &isVariable) == FcResultMatch, isVariable != 0 { return nil }
    guard var family = text(FC_FAMILY) else { return nil }
    // Narrow and wide typefaces have a second, older name by which they can be chosen.
    if let width = number(FC_WIDTH), Int32(width) != FC_WIDTH_NORMAL {
      var index: Int32 = 1
      while let other = text(FC_FAMILY, index) { (family, index) = (other, index + 1) }
    }
    let weight = number(FC_WEIGHT).map { FcWeightToOpenTypeDouble($0) } ?? 400
    return FontFace(
      family: family, name: text(FC_POSTSCRIPT_NAME) ?? family, weight: Int(min(max(weight, 100), 900).rounded()),
      isItalic: (number(FC_SLANT) ?? 0) > 0)
  }

  /// Adds the typefaces of a file; returns false if it has none or is not a font file.
  ///
  /// Fontconfig would read all files of a folder, and wait at a pipe for a writer.
  func addFonts(fromFile path: String) -> Bool {
    var information = stat()
    guard let config, stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { return false }
    func count() -> Int32 { FcConfigGetFonts(config, FcSetApplication)?.pointee.nfont ?? 0 }
    let before = count()
    guard FcConfigAppFontAddFile(config, path) != 0, count() > before else { return false }
    pango_fc_font_map_config_changed(OpaquePointer(fontMap))
    return true
  }
}
