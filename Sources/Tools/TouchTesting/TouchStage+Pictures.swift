import TouchCairo
import TouchGeometry
import TouchHeadless

extension TouchStage {
  /// Compares what the window shows with the reference picture `Tests/Goldens/<module>/<name>.png` of the package that
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
  ///   - name: of the reference, without the ending.
  ///   - module: the folder of references.
  ///   - testFile: a file of the test; the folder `Tests` is looked for above it.
  /// - Returns: nil when they are alike, else a sentence that says what differs and where the pictures are.
  public func complaintAboutPicture(named name: String, module: String, testFile: String = #filePath) -> String? {
    settle()
    return GoldenFolder(module: module, testFile: testFile).complaint(about: program.surface.picture, named: name)
  }

  /// Writes what the window shows to a PNG file, in the place of one that is there.
  ///
  /// - Returns: whether that succeeded.
  public func writePicture(to path: String) -> Bool {
    settle()
    return program.surface.writePNG(to: path)
  }

  /// How many frames the window has shown: nothing that changes, no frame.
  public var frameCount: Int { program.surface.frameCount }
}
