import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchLists
import TouchScenes

/// Views of a scene in the cells, headers and footers of tables and collections.
@MainActor @Suite struct ViewsInListsTests {
  private let star = #"{"name":"star","class":"UIButton","frame":[330,4,50,36],"in":"0.1","events":["touchUpInside"]}"#

  @Test("26.15: a button in a cell takes its touches, and its row is not selected")
  func aButtonInACell() throws {
    let taps = fingers("d1 350 66 0, u1 350 66 0.05, d1 350 22 1, u1 350 22 1.05")
    let log = try play(table(#","children":[\#(star)]"#), taps)
    expectEqual(log.first, "0.050 star event touchUpInside")
    #expect(log.contains("1.050 list didSelectRowAt 0.0") && !log.contains { $0.hasSuffix("didSelectRowAt 0.1") })
  }

  @Test("Views go with their row when a row before it is deleted")
  func deleting() throws {
    let keys =
      #","delegate":{"trailingSwipeActions":[{"title":"Delete","style":"destructive"}]},"children":[\#(star)]"#
    let pull = "d1 300 22 0, m1 270 22 0.02, m1 200 22 0.1, m1 40 22 0.2, m1 20 22 0.4, u1 20 22 0.5"
    let log = try play(table(keys), fingers(pull + ", d1 350 22 3, u1 350 22 3.05"))
    #expect(log.contains(#"0.500 list action 0.0 "Delete""#) && log.last == "3.050 star event touchUpInside")
  }

  @Test("A cell that is used for another row has the views of that row only")
  func reuse() throws {
    let rows = (0..<60).map { "\"\($0)\"" }.joined(separator: ",")
    let list = #"""
      {"name":"list","class":"UITableView","frame":[0,0,390,640],"rowHeight":44,"sections":[{"rows":[\#(rows)]}],
       "children":[\#(star)]}
      """#
    let stage = try player(list, #"{"t":1,"phase":"wait"}"#).stage
    let table = try #require(stage.view(named: "list") as? UITableView)
    let star = try #require(stage.view(named: "star"))
    func cell() -> UIView? { table.cellForRow(at: IndexPath(row: 1, section: 0)) }
    expectEqual(cell().map(star.isDescendant(of:)), true)
    // The cells of the first rows are used for those from 20 on.
    for row in [40, 20, 1] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      table.layoutIfNeeded()
      expectEqual(table.visibleCells.contains(where: star.isDescendant(of:)), (row == 1))
    }
    expectEqual(cell().map(star.isDescendant(of:)), true)
    expectEqual(table.visibleCells.filter { star.isDescendant(of: $0) }.count, 1)
  }

  @Test("Headers and footers of sections and of the table can be views, with their own heights")
  func headersAndFooters() throws {
    let children = """
      {"name":"top","class":"UIControl","frame":[0,0,390,60],"in":"tableHeaderView","events":["touchUpInside"]},
      {"name":"head","class":"UIControl","frame":[0,0,390,40],"in":"header.0","events":["touchUpInside"]},
      {"name":"foot","class":"UIControl","frame":[0,0,390,50],"in":"footer.0","events":["touchUpInside"]}
      """
    // 60 of the table's header, 40 of the section's, three rows of 44, 50 of its footer.
    let log = try play(
      table(#","children":[\#(children)]"#, logs: ""),
      fingers("d1 9 30 0, u1 9 30 0.05, d1 9 80 1, u1 9 80 1.05, d1 9 270 2, u1 9 270 2.05"))
    expectEqual(
      log,
      [
        "0.050 top event touchUpInside", "1.050 head event touchUpInside", "2.050 foot event touchUpInside",
      ])
  }

  @Test("A view in an item of a collection")
  func inACollection() throws {
    let grid = """
      {"name":"grid","class":"UICollectionView","frame":[0,0,390,640],"itemSize":[100,100],"logs":["items"],
       "sections":[{"items":["a","b"]}],
       "children":[{"name":"dot","class":"UIControl","frame":[60,60,40,40],"in":"0.0","events":["touchUpInside"]}]}
      """
    let log = try play(grid, fingers("d1 80 80 0, u1 80 80 0.05, d1 20 20 1, u1 20 20 1.05"))
    #expect(log.first == "0.050 dot event touchUpInside" && log.contains("1.050 grid didSelectItemAt 0.0"))
    expectEqual(log.filter { $0.contains("didSelectItemAt") }.count, 1)
  }

  @Test func whatIsReadIsWritten() throws {
    let scene = try player(table(#","children":[\#(star)]"#), "").stage.scene
    expectEqual(scene.root.children[0].children[0].position, .cell(section: 0, row: 1))
    try expectEqual(SceneFile.read(Array(scene.text.utf8), file: "again.json"), scene)
  }

  @Test(
    "What does not fit is refused, with what is accepted",
    arguments: [
      ("0.3", #""in" in UIButton "b" is "0.3"; accepted: the section and the number of a row of list"#),
      ("header.2", "is \"header.2\""), ("header.x", "is \"header.x\""), ("00.1", "is \"00.1\""), ("1", "is \"1\""),
    ])
  func refusals(_ place: String, _ message: String) {
    let child = #"{"name":"b","class":"UIButton","frame":[0,0,9,9],"in":"\#(place)"}"#
    #expect(complaint(table(#","children":[\#(child)]"#)).contains(message))
  }

  @Test func oneHeaderIsEnoughAndOnlyListsHavePositions() {
    let head = #"{"name":"a","class":"UIView","frame":[0,0,9,9],"in":"header.0"}"#
    let second = #"{"name":"b","class":"UIView","frame":[0,0,9,9],"in":"header.0"}"#
    #expect(
      complaint(table(#","children":[\#(head),\#(second)]"#)).contains(
        "accepted: at most one view there, and a is there already"))
    #expect(complaint(head).contains("accepted: no \"in\" outside of a table or a collection"))
  }

  private func complaint(_ children: String) -> String {
    do {
      _ = try player(children, "")
      return ""
    } catch { return "\(error)" }
  }
}
