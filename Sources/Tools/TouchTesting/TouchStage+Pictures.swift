import TouchCairo
import TouchGeometry
import TouchHeadless

extension TouchStage {
  /// Compares the window with the reference picture `Tests/Goldens/<module>/<name>.png` of the package that
  /// the test belongs to.
  ///
  /// With the environment variable `TOUCHSTONE_BLESS` set to 1 the picture becomes the reference instead. Parts of a
  /// pixel may differ by 2 of 255, as versions of the renderer round differently. A failed comparison leaves the new
  /// picture and the difference under `.build/golden-failures`.
  ///
  /// ```swift
  /// #expect(stage.complaintAboutPicture(named: "selected-cell", module: "CellTests") == nil)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the reference, without the extension.
  ///   - module: The folder of references.
  ///   - testFile: A file of the test; the folder `Tests` is searched above it.
  /// - Returns: Nil if they are equal, otherwise a sentence with the difference and the paths of the pictures.
  public func complaintAboutPicture(named name: String, module: String, testFile: String = #filePath) -> String? {
    settle()
    return GoldenFolder(module: module, testFile: testFile).complaint(about: program.surface.picture, named: name)
  }

  /// Writes the window to a PNG file and replaces an existing one.
  ///
  /// - Returns: Whether the file was written.
  public func writePicture(to path: String) -> Bool {
    settle()
    return program.surface.writePNG(to: path)
  }

  /// The number of frames of the window; without a change there is no frame.
  public var frameCount: Int { program.surface.frameCount }
}
