import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchScenes

/// What collections of a scene log: the calls of their delegates and data sources, in order, items by section and number.
@MainActor @Suite struct CollectionPlayTests {
  @Test func aTapSelectsAndTheItemBeforeIsTakenBack() throws {
    let log = try play(collection(), fingers("d1 150 50 0, u1 150 50 0.05, d1 50 50 1, u1 50 50 1.05"))
    expectEqual(
      log,
      [
        "0.050 grid shouldHighlightItemAt 0.1 true", "0.050 grid didHighlightItemAt 0.1",
        "0.050 grid shouldSelectItemAt 0.1 true", "0.050 grid didSelectItemAt 0.1",
        "0.050 grid didUnhighlightItemAt 0.1",
        "0.050 grid performPrimaryActionForItemAt 0.1", "1.050 grid shouldHighlightItemAt 0.0 true",
        "1.050 grid didHighlightItemAt 0.0", "1.050 grid shouldSelectItemAt 0.0 true",
        "1.050 grid didDeselectItemAt 0.1", "1.050 grid didSelectItemAt 0.0", "1.050 grid didUnhighlightItemAt 0.0",
        "1.050 grid performPrimaryActionForItemAt 0.0",
      ])
  }

  @Test func theAnswersOfADelegateDecideAndAreRemarkedOn() throws {
    let tap = fingers("d1 150 50 0, u1 150 50 0.05")
    let dark = try player(collection(#","delegate":{"shouldHighlight":false}"#), tap).stage
    expectEqual(dark.log, ["0.050 grid shouldHighlightItemAt 0.1 false"])
    expectEqual(
      dark.remarks.map(\.sentence),
      [
        "grid did not take a touch on an item: its delegate answered no to shouldHighlightItemAt"
      ])
    let refused = try player(collection(#","delegate":{"shouldSelect":false}"#), tap).stage
    #expect(!refused.log.contains { $0.contains("didSelect") })
    expectEqual(
      refused.remarks.map(\.sentence), ["grid did not select an item: its delegate answered no to shouldSelectItemAt"])
  }

  @Test func whereSeveralCanBeSelectedATapTakesBack() throws {
    let log = try play(
      collection(#","allowsMultipleSelection":true,"delegate":{"shouldDeselect":true}"#),
      fingers("d1 50 50 0, u1 50 50 0.05, d1 50 50 1, u1 50 50 1.05"))
    #expect(
      log.contains("1.050 grid shouldDeselectItemAt 0.0 true") && log.contains("1.050 grid didDeselectItemAt 0.0"))
  }

  @Test func keysGoFromItemToItemAndAltMovesOne() throws {
    let keys = [("right", ""), ("right", ""), ("right", #","modifiers":["alternate"]"#)].enumerated().map { time, key in
      #"{"t":\#(time),"press":"began","key":"\#(key.0)"\#(key.1)}"# + "\n"
        + #"{"t":\#(time).1,"press":"ended","key":"\#(key.0)"\#(key.1)}"#
    }
    let log = try play(
      collection(#","isFirstResponder":true,"dataSource":{"canMove":true}"#), keys.joined(separator: "\n"))
    expectEqual(log.last, "2.000 grid moveItemAt 0.1 0.2")
  }

  @Test func itemsAndWhatIsInThemHaveNames() throws {
    for layout in ["flow", "list"] {
      let stage = try player(collection(#","layout":"\#(layout)""#), "").stage
      let grid = try #require(stage.view(named: "grid"))
      let names = grid.subviews.compactMap { stage.name(of: $0) }.filter { $0.hasPrefix("grid.") }.sorted()
      expectEqual(names, ["grid.0.0", "grid.0.1", "grid.0.2"] + (0..<6).map { "grid.1.\($0)" }, "\(layout)")
      let item = try #require(grid.subviews.first { stage.name(of: $0) == "grid.0.1" })
      expectEqual(item.subviews.compactMap { stage.name(of: $0) }, ["grid.0.1.content"])
    }
  }

  @Test func cellsAreAskedForAsTheyComeIntoSight() throws {
    let short =
      #"{"name":"grid","class":"UICollectionView","frame":[0,0,100,100],"itemSize":[100,60],"logs":["cells"],"#
      + #""sections":[{"items":["1","2","3","4","5"]}]}"#
    let log = try play(short, fingers("d1 50 90 0, m1 50 70 0.05, m1 50 30 0.1, c1 50 30 0.2"))
    expectEqual(
      log.map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }.prefix(4),
      [
        "cellForItemAt 0.0", "willDisplay 0.0", "cellForItemAt 0.1", "willDisplay 0.1",
      ])
    #expect(log.contains { $0.hasSuffix("cellForItemAt 0.2") })
  }

  // MARK: Files

  @Test func whatIsReadIsWritten() throws {
    let keys =
      #","layout":"list","allowsMultipleSelection":true,"dataSource":{"canMove":true},"delegate":"#
      + #"{"shouldHighlight":false,"shouldSelect":true,"shouldDeselect":false}"#
    let scene = try player(collection(keys), "").stage.scene
    let read = try #require(scene.root.children[0].collection)
    #expect(read.layout == .list && read.sections.map(\.count) == [3, 6] && read.shouldDeselect == false)
    try expectEqual(SceneFile.read(Array(scene.text.utf8), file: "again.json"), scene)
  }

  @Test func whatDoesNotFitIsRefused() throws {
    #expect(try complaint(#","delegate":{"willSelect":true}"#).contains("unknown key \"willSelect\""))
    #expect(try complaint(#","dataSource":{"canMove":1}"#).contains("true or false"))
    #expect(try complaint(#","layout":"fancy""#).contains("flow, list"))
    #expect(try complaint(#","style":"plain""#).contains("\"style\""))
    #expect(try complaint(#","itemSize":[10]"#).contains("[width, height]"))
    #expect(try complaint(#","scrollDirection":"up""#).contains("horizontal, vertical"))
  }

  // MARK: Before a touch

  @Test func aTapAroundACollectionKeepsItsItemsFromBeingSelected() throws {
    let tap = #","recognizers":[{"name":"tap","class":"UITapGestureRecognizer"}]"#
    let findings = SceneLint.findings(in: try player(collection(tap), "").stage.scene)
    #expect(findings.contains { $0.hasPrefix("tap on grid keeps the items of grid from being selected") })
    let free = #","recognizers":[{"name":"tap","class":"UITapGestureRecognizer","cancelsTouchesInView":false}]"#
    #expect(
      !SceneLint.findings(in: try player(collection(free), "").stage.scene)
        .contains { $0.contains("keeps the items") })
  }

  @Test func aPanOnACollectionThatScrollsKeepsItFromScrolling() throws {
    let pan = #","recognizers":[{"name":"drag","class":"UIPanGestureRecognizer"}]"#
    func finding(_ keys: String) throws -> String? {
      SceneLint.findings(in: try player(collection(keys), "").stage.scene)
        .first { $0.hasPrefix("drag on grid takes every drag") }
    }
    // Nine items of 100 points in a width of 390 do not fill the height; of 300 points they do.
    try expectNil(finding(pan))
    try expectEqual(finding(#","itemSize":[300,300]"# + pan)?.contains("UILongPressGestureRecognizer"), true)
  }

  private func complaint(_ keys: String) throws -> String {
    do {
      _ = try player(collection(keys), "")
      return ""
    } catch { return "\(error)" }
  }
}

/// A collection called `grid` of nine items in two sections, of 100 points unless the keys say otherwise.
func collection(_ keys: String = "") -> String {
  let size = keys.contains("itemSize") ? "" : #""itemSize":[100,100],"#
  return #"{"name":"grid","class":"UICollectionView","frame":[0,0,390,640],\#(size)"minimumLineSpacing":0,"#
    + #""minimumInteritemSpacing":0,"logs":["items"],"#
    + #""sections":[{"items":["Ada","Grace","Alan"]},{"items":["1","2","3","4","5","6"]}]\#(keys)}"#
}
