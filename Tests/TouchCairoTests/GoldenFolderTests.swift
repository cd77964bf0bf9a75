import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry

@Suite struct GoldenFolderTests {
  /// The folder of goldens as it is, but with failures put where they are expected.
  private let folder = GoldenFolder(
    folder: goldens.folder, failures: goldens.failures + "/expected", isBlessing: false)

  @Test(.enabled(if: !goldens.isBlessing)) func aWrongPictureFailsAndShowsWhere() throws {
    let right = try #require(Bitmap(pngFile: goldens.folder + "/rounded@1.png"))
    expectNil(folder.complaint(about: right, named: "rounded@1"))
    var wrong = right
    wrong[10, 10] = 0xFFFF_FFFF
    wrong[11, 10] = 0xFFFF_FFFF
    let complaint = try #require(folder.complaint(about: wrong, named: "rounded@1"))
    #expect(complaint.contains("in 2 pixels by up to 255"))
    let new = "\(folder.failures)/rounded@1.new.png"
    let difference = "\(folder.failures)/rounded@1.difference.png"
    #expect(complaint.contains(new) && complaint.contains(difference))
    expectEqual(Bitmap(pngFile: new), wrong)
    let shown = try #require(Bitmap(pngFile: difference))
    expectEqual(shown.pixels.indices.filter { shown.pixels[$0] == 0xFFFF_0000 }, [810, 811])
  }

  @Test func aMissingReferenceFails() throws {
    let complaint = folder.complaint(about: Bitmap(width: 1, height: 1), named: "nobody-drew-this")
    #expect(try #require(complaint).hasPrefix("There is no reference "))
  }

  @Test func nothingDrawnFails() {
    expectEqual(folder.complaint(about: nil, named: "rounded@1"), "Nothing was drawn for rounded@1.")
  }

  @Test func anotherSizeFails() throws {
    let complaint = folder.complaint(about: Bitmap(width: 3, height: 2, filledWith: 0xFFFF_FFFF), named: "rounded@2")
    #expect(try #require(complaint).contains("(160x100)"))
  }

  @Test func aBlessedPictureIsTheReference() throws {
    let place = goldens.failures + "/blessed"
    let drawn = Bitmap(width: 3, height: 2, filledWith: 0x8040_2010)
    expectNil(GoldenFolder(folder: place, failures: place, isBlessing: true).complaint(about: drawn, named: "three"))
    let compared = GoldenFolder(folder: place, failures: place, tolerance: 0, isBlessing: false)
    expectNil(compared.complaint(about: drawn, named: "three"))
  }

  @Test func theRootIsAboveTheLastTestsFolder() {
    expectEqual(GoldenFolder.packageRoot(of: "/a/Tests/b/Tests/C/D.swift"), "/a/Tests/b")
  }
}
