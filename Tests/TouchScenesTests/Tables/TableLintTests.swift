import Expectations
import Testing
import TouchScenes

/// What lint says of tables, and whether the engine does the same.
@MainActor @Suite struct TableLintTests {
  private func findings(_ children: String, root: String = "") throws -> [String] {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"test","size":[390,640],
       "root":{"name":"root","class":"UIView","frame":[0,0,390,640]\(root.isEmpty ? "" : "," + root),
       "children":[\(children)]}}
      """
    return SceneLint.findings(in: try SceneFile.read(Array(text.utf8), file: "scene.json"))
  }

  private func selects(_ children: String, root: String = "", _ input: String) throws -> [String] {
    try play(children, root: root, fingers(input)).filter { $0.contains("didSelectRowAt") }
  }

  private func taps(_ keys: String = "") -> String {
    #""recognizers":[{"name":"dismiss","class":"UITapGestureRecognizer"\#(keys)}]"#
  }
  private let tapped = "d1 100 66 0, u1 100 66 0.25"

  @Test func aTapAroundATableKeepsItsRowsFromBeingSelected() throws {
    try expectEqual(
      findings(table(), root: taps()),
      [
        "dismiss on root keeps the rows of list from being selected (root > list): it recognizes when the finger lifts, and "
          + "the touch is then cancelled in the row (6.7, 26.15); cure: dismiss.cancelsTouchesInView = false, and both act "
          + "(6.5), or its delegate answers false to shouldReceive for touches in list (1.3.4)"
      ])
    try expectEqual(selects(table(), root: taps(), tapped), [])
    for cure in [#","cancelsTouchesInView":false"#, #","delegate":{"shouldReceiveTouch":{"onlyViews":["root"]}}"#] {
      try expectEqual(findings(table(), root: taps(cure)), [])
      try expectEqual(selects(table(), root: taps(cure), tapped), ["0.250 list didSelectRowAt 0.1"])
    }
    // Nothing is to be selected there.
    try expectEqual(findings(table(#","allowsSelection":false"#), root: taps()), [])
    try expectEqual(findings(table(#","isEditing":true"#), root: taps()), [])
  }

  @Test func aDoubleTapAroundATableSelectsLate() throws {
    let double = #","numberOfTapsRequired":2"#
    try expectEqual(
      findings(table(), root: taps(double)),
      [
        "dismiss on root delays the selection of rows of list by 0.35 s (root > list): meanwhile it waits for another tap "
          + "and withholds the end of the touch (6.7, 7.1.3); cure: dismiss.delaysTouchesEnded = false"
      ])
    try expectEqual(selects(table(), root: taps(double), tapped), ["0.600 list didSelectRowAt 0.1"])
    let cured = double + #","delaysTouchesEnded":false"#
    try expectEqual(findings(table(), root: taps(cured)), [])
    try expectEqual(selects(table(), root: taps(cured), tapped), ["0.250 list didSelectRowAt 0.1"])
  }

  private func pager(_ keys: String, panning pan: String = "") -> String {
    #"{"name":"pager","class":"UIScrollView","frame":[0,0,390,640],"contentSize":[780,640],"isPagingEnabled":true,"#
      + #""logs":["scroll"]\#(pan),"children":[\#(table(keys))]}"#
  }
  private let dragged = "d1 300 66 0, m1 280 66 0.02, m1 200 66 0.1, m1 190 66 0.3, u1 190 66 0.4"

  @Test func aPagerTakesDragsAcrossFromRowsWithActions() throws {
    let acting = #","delegate":{"trailingSwipeActions":[{"title":"Flag"}]}"#
    let opened = ["0.040 list trailingSwipeActions 0.1 1", "0.040 list willBeginEditingRowAt 0.1"]
    let slow = "d1 300 66 0, m1 288 66 0.02, m1 270 66 0.04, m1 200 66 0.1, m1 190 66 0.3, u1 190 66 0.4"
    try expectEqual(
      findings(pager(acting)),
      [
        "pager.pan takes drags across from the rows of list, which have actions (root > pager > list): it begins after "
          + "10 pt, and a row after 20 pt, so a row opens only if one event moves the finger past both (26.21); cure: "
          + "pager.pan requires list.swipe to fail"
      ])
    #expect(try play(pager(acting), fingers(slow)).contains { $0.contains("pager scrollViewWillBeginDragging") })
    try expectEqual(
      play(pager(acting), fingers(dragged)),
      [
        "0.020 list trailingSwipeActions 0.1 1", "0.020 list willBeginEditingRowAt 0.1",
      ], "one event brings the finger past both")
    let waiting = #","panGestureRecognizer":{"requiresToFail":["list.swipe"]}"#
    try expectEqual(findings(pager(acting, panning: waiting)), [])
    try expectEqual(play(pager(acting, panning: waiting), fingers(slow)), opened)
    try expectEqual(
      findings(pager(acting + #","dataSource":{"canEdit":false}"#)),
      [
        "the trailing actions of the rows of list never appear: its data source answers false to canEditRowAt (26.21); "
          + "cure: it answers true"
      ])
  }

  @Test func aPanAroundATableTakesDragsAcrossFromRowsWithActions() throws {
    let acting = table(#","delegate":{"trailingSwipeActions":[{"title":"Flag"}]}"#)
    try expectEqual(
      findings(acting, root: #""recognizers":["# + pan("k") + "]"),
      [
        "k on root takes drags across from the rows of list, which have actions (root > list): it begins after 10 pt, "
          + "and a row after 20 pt, so a row opens only if one event moves the finger past both (26.21); cure: k "
          + "requires list.swipe to fail"
      ])
    try expectEqual(findings(acting, root: #""recognizers":["# + pan("k", "requiresToFail: [list.swipe]") + "]"), [])
    try expectEqual(
      findings(acting, root: #""recognizers":["# + pan("k", "delegate: {shouldBegin: vertical}") + "]"), [])
  }

  @Test func aPanOnATableKeepsItFromScrolling() throws {
    let lift = #","recognizers":[{"name":"lift","class":"UIPanGestureRecognizer"}]"#
    let up = fingers("d1 100 300 0, m1 100 280 0.05, m1 100 250 0.1, m1 100 250 0.3, u1 100 250 0.4")
    let found = try findings(table(lift))
    #expect(
      found.count == 1 && found[0].hasPrefix("lift on list takes every drag from list.pan: both begin after 10 pt"))
    #expect(try play(table(lift, logs: #""scroll""#), up).allSatisfy { $0.contains("lift action") })
    try expectEqual(findings(table(#","isEditing":true,"dataSource":{"canMove":true}"#)), [])
  }
}
