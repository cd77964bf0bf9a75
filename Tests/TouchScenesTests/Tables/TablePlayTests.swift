import Expectations
import Testing
import TouchScenes

/// What tables of a scene log: the calls of their delegates and data sources, in order, rows by section and number.
@MainActor @Suite struct TablePlayTests {
  @Test func aTapSelectsAndTheRowBeforeIsTakenBack() throws {
    let log = try play(table(), fingers("d1 100 66 0, u1 100 66 0.05, d1 100 22 1, u1 100 22 1.05"))
    expectEqual(
      log,
      [
        "0.050 list shouldHighlightRowAt 0.1 true", "0.050 list didHighlightRowAt 0.1",
        "0.050 list didUnhighlightRowAt 0.1", "0.050 list willSelectRowAt 0.1 true", "0.050 list didSelectRowAt 0.1",
        "0.050 list performPrimaryActionForRowAt 0.1", "1.050 list shouldHighlightRowAt 0.0 true",
        "1.050 list didHighlightRowAt 0.0", "1.050 list didUnhighlightRowAt 0.0", "1.050 list willSelectRowAt 0.0 true",
        "1.050 list didDeselectRowAt 0.1", "1.050 list didSelectRowAt 0.0",
        "1.050 list performPrimaryActionForRowAt 0.0",
      ])
  }

  @Test func theAnswersOfADelegateDecideAndAreRemarkedOn() throws {
    let tap = fingers("d1 100 66 0, u1 100 66 0.05")
    let dark = try player(table(#","delegate":{"shouldHighlight":false}"#), tap).stage
    expectEqual(dark.log, ["0.050 list shouldHighlightRowAt 0.1 false"])
    expectEqual(
      dark.remarks.map(\.sentence),
      [
        "list did not take a touch on a row: its delegate answered no to shouldHighlightRowAt (26.14)"
      ])
    let refused = try player(table(#","delegate":{"willSelect":false}"#), tap).stage
    // The primary action comes all the same (26.17).
    expectEqual(
      refused.log.suffix(2), ["0.050 list willSelectRowAt 0.1 false", "0.050 list performPrimaryActionForRowAt 0.1"])
    expectEqual(
      refused.remarks.map(\.sentence),
      [
        "list did not select a row: its delegate answered nil to willSelectRowAt (26.16)"
      ])
  }

  private let allTheWay = "d1 300 66 0, m1 280 66 0.02, m1 200 66 0.1, m1 40 66 0.2, m1 20 66 0.4, u1 20 66 0.5"

  @Test func aRowThatIsPulledAllTheWayIsDeletedAndTheNextTakesItsPlace() throws {
    let actions = #","delegate":{"trailingSwipeActions":[{"title":"Delete","style":"destructive"},{"title":"Flag"}]}"#
    let log = try play(table(actions), fingers(allTheWay + ", d1 100 110 2, u1 100 110 2.05"))
    expectEqual(
      log.prefix(4),
      [
        "0.020 list trailingSwipeActions 0.1 2", "0.020 list willBeginEditingRowAt 0.1",
        "0.500 list action 0.1 \"Delete\"", "0.500 list didEndEditingRowAt 0.1",
      ])
    // Two rows of 44 points are left in the first section, followed by the header of the second.
    expectEqual(log.count, 4)
  }

  @Test func aDataSourceThatSaysWhatCanBeEditedDeletesByItself() throws {
    let log = try play(table(#","dataSource":{"canEdit":true}"#), fingers(allTheWay))
    expectEqual(
      log,
      [
        "0.020 list willBeginEditingRowAt 0.1", "0.500 list commit delete 0.1", "0.500 list didEndEditingRowAt 0.1",
      ])
    for keys in [#","dataSource":{"canEdit":false}"#, ""] {
      #expect(
        try !play(table(keys), fingers(allTheWay)).contains { $0.contains("EditingRow") || $0.contains("commit") })
    }
  }

  @Test func theGripMovesARowAndScrollsNothing() throws {
    let edited = table(#","isEditing":true,"dataSource":{"canEdit":false,"canMove":true}"#, logs: #""rows","scroll""#)
    let log = try play(
      edited,
      fingers("d1 370 22 0, m1 370 40 0.1, m1 370 80 0.2, m1 370 120 0.3, u1 370 120 0.4"))
    expectEqual(
      log,
      [
        "0.200 list targetIndexPathForMoveFromRowAt 0.0 0.1", "0.300 list targetIndexPathForMoveFromRowAt 0.0 0.2",
        "0.400 list moveRowAt 0.0 0.2",
      ])
    let beside = try play(
      edited, fingers("d1 100 300 0, m1 100 280 0.05, m1 100 250 0.1, m1 100 250 0.3, u1 100 250 0.4"))
    #expect(beside.first == "0.050 list scrollViewWillBeginDragging" && !beside.contains { $0.contains("moveRow") })
  }

  @Test func keysSelectAndAct() throws {
    let keys = ["down", "down", "return"].enumerated().map { time, key in
      #"{"t":\#(time),"press":"began","key":"\#(key)"}"# + "\n" + #"{"t":\#(time).1,"press":"ended","key":"\#(key)"}"#
    }
    let log = try play(table(#","isFirstResponder":true"#), keys.joined(separator: "\n"))
    expectEqual(
      log,
      [
        "0.000 list willSelectRowAt 0.0 true", "0.000 list didSelectRowAt 0.0", "1.000 list willSelectRowAt 0.1 true",
        "1.000 list didDeselectRowAt 0.0", "1.000 list didSelectRowAt 0.1", "2.000 list willSelectRowAt 0.1 true",
        "2.000 list didSelectRowAt 0.1", "2.000 list performPrimaryActionForRowAt 0.1",
      ])
  }

  @Test func rowsAndWhatIsInThemHaveNames() throws {
    let stage = try player(table(), "").stage
    let list = try #require(stage.view(named: "list"))
    let names = list.subviews.compactMap { stage.name(of: $0) }.filter { $0.hasPrefix("list.") }.sorted()
    expectEqual(names, ["list.0.0", "list.0.1", "list.0.2"] + (0..<6).map { "list.1.\($0)" })
    let row = try #require(list.subviews.first { stage.name(of: $0) == "list.0.1" })
    expectEqual(row.subviews.compactMap { stage.name(of: $0) }, ["list.0.1.content"])
    #expect(stage.recognizer(named: "list.swipe")?.view === list)
  }

  @Test func cellsAreAskedForAsTheyComeIntoSight() throws {
    let short =
      #"{"name":"list","class":"UITableView","frame":[0,0,390,66],"rowHeight":44,"logs":["cells"],"#
      + #""sections":[{"rows":["1","2","3","4","5"]}]}"#
    let log = try play(short, fingers("d1 100 60 0, m1 100 40 0.05, m1 100 10 0.1, c1 100 10 0.2"))
    expectEqual(
      log.map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }.prefix(6),
      [
        "cellForRowAt 0.0", "willDisplay 0.0", "cellForRowAt 0.1", "willDisplay 0.1", "cellForRowAt 0.2",
        "willDisplay 0.2",
      ])
  }

  // MARK: Files

  @Test func whatIsReadIsWritten() throws {
    let keys =
      #","style":"insetGrouped","isEditing":true,"dataSource":{"canEdit":false,"canMove":true},"delegate":"#
      + #"{"shouldHighlight":false,"willSelect":true,"leadingSwipeActions":[],"#
      + #""trailingSwipeActions":[{"title":"Delete","style":"destructive"}],"performsFirstActionWithFullSwipe":false}"#
    let scene = try player(table(keys), "").stage.scene
    let table = try #require(scene.root.children[0].table)
    #expect(table.style == .insetGrouped && table.sections.map(\.rows.count) == [3, 6])
    #expect(
      table.trailingSwipeActions?.map(\.title) == ["Delete"] && table.trailingSwipeActions?[0].isDestructive == true)
    try expectEqual(SceneFile.read(Array(scene.text.utf8), file: "again.json"), scene)
  }

  @Test func whatDoesNotFitIsRefused() throws {
    #expect(try complaint(#","delegate":{"shouldReturn":true}"#).contains("unknown key \"shouldReturn\""))
    #expect(try complaint(#","dataSource":{"canEdit":1}"#).contains("true or false"))
    #expect(try complaint(#","style":"fancy""#).contains("grouped, insetGrouped, plain"))
    #expect(try complaint(#","delegate":{"trailingSwipeActions":[{"style":"normal"}]}"#).contains("lacks \"title\""))
  }

  private func complaint(_ keys: String) throws -> String {
    do {
      _ = try player(table(keys), "")
      return ""
    } catch { return "\(error)" }
  }
}

/// A table called `list` of nine rows of 44 points in two sections.
func table(_ keys: String = "", logs: String = #""rows""#) -> String {
  #"{"name":"list","class":"UITableView","frame":[0,0,390,640],"rowHeight":44,"logs":[\#(logs)],"#
    + #""sections":[{"rows":["Ada","Grace","Alan"]},{"header":"More","rows":["1","2","3","4","5","6"]}]\#(keys)}"#
}
