import TouchDrawing
import TouchFiles
import TouchGeometry

/// A folder of reference pictures for tests.
///
/// With the environment variable `TOUCHSTONE_BLESS` set to 1, pictures are stored as the new references instead. A
/// comparison that fails stores the new picture and the difference under `.build/golden-failures`.
package struct GoldenFolder: Sendable {
  /// The folder of the references, one PNG file each.
  package let folder: String
  /// The folder of failed comparisons.
  package let failures: String
  /// The maximum difference of a color component, 0 to 255: versions of rasterizers round differently.
  package let tolerance: Int
  /// Whether pictures become references instead of being compared.
  package let isBlessing: Bool

  /// Creates a folder of references.
  package init(folder: String, failures: String, tolerance: Int = 2, isBlessing: Bool) {
    (self.folder, self.failures, self.tolerance, self.isBlessing) = (folder, failures, tolerance, isBlessing)
  }

  /// The folder `Tests/Goldens/<module>` of the package that contains a test file.
  package init(module: String, testFile: String = #filePath, tolerance: Int = 2) {
    let root = Self.packageRoot(of: testFile)
    let bless = getenv("TOUCHSTONE_BLESS").map { String(cString: $0) }
    self.init(
      folder: root + "/Tests/Goldens/" + module, failures: root + "/.build/golden-failures/" + module,
      tolerance: tolerance, isBlessing: bless == "1")
  }

  /// Returns the folder above the last `Tests` in a path.
  package static func packageRoot(of testFile: String) -> String {
    var parts = testFile.split(separator: "/", omittingEmptySubsequences: false)
    if let tests = parts.lastIndex(of: "Tests") { parts.removeSubrange(tests...) }
    return parts.joined(separator: "/")
  }

  /// Compares a picture with its reference.
  ///
  /// - Returns: Nil if they are equal or the picture was blessed, otherwise a sentence with the difference and the
  ///   paths of the pictures.
  package func complaint(about picture: Bitmap?, named name: String) -> String? {
    guard let picture else { return "Nothing was drawn for \(name)." }
    let file = "\(folder)/\(name).png"
    if isBlessing {
      let stored = Files.makeFolder(folder) && picture.writePNG(to: file)
      return stored ? nil : "The reference \(file) cannot be written."
    }
    let new = "\(failures)/\(name).new.png"
    let shown = "\(failures)/\(name).difference.png"
    let reference = Bitmap(pngFile: file)
    let difference = reference.flatMap { picture.difference(from: $0, tolerance: tolerance) }
    if reference != nil, difference == nil { return nil }
    guard Files.makeFolder(failures), picture.writePNG(to: new) else {
      return "\(name) is not as \(file), and \(new) cannot be written."
    }
    guard let reference, let difference else { return "There is no reference \(file); the new picture is \(new)." }
    let marked = picture.marked(againstReference: reference, tolerance: tolerance)
    guard marked.writePNG(to: shown) else { return "\(name) differs, and \(shown) cannot be written." }
    return """
      \(name) differs from \(file) (\(reference.width)x\(reference.height)) in \(difference.count) pixels by up to \
      \(difference.largest); the new picture is \(new), the difference \(shown).
      """
  }
}

extension PangoTextEngine {
  /// Returns an engine with the fonts of the references, `Tests/Fonts/fonts.conf` of a test file's package: the same on
  /// every machine that has Debian's fonts-dejavu-core.
  package static func pinned(testFile: String = #filePath) -> PangoTextEngine {
    PangoTextEngine(fontconfigFile: GoldenFolder.packageRoot(of: testFile) + "/Tests/Fonts/fonts.conf")
  }
}
