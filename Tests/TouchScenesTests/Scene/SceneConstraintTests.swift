import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchScenes

/// Scenes whose views constraints place (semantics 25).
@MainActor @Suite struct SceneConstraintTests {
  private static let tree = #"""
    {"name":"root","class":"UIView","frame":[0,0,390,640],"children":[
      {"name":"a","class":"UIView","frame":[0,0,0,0],"translatesAutoresizingMaskIntoConstraints":false},
      {"name":"b","class":"UIView","frame":[0,0,0,0],"translatesAutoresizingMaskIntoConstraints":false},
      {"name":"list","class":"UIScrollView","frame":[0,400,390,240]}]}
    """#

  private func scene(_ constraints: String...) throws -> SceneFile {
    let lines = constraints.map { "\"\($0)\"" }.joined(separator: ",")
    let text =
      #"{"format":"touchstone-scene","version":1,"title":"t","size":[390,640],"constraints":["# + lines
      + #"],"root":"# + Self.tree + "}"
    return try SceneFile.read(Array(text.utf8), file: "scene.json")
  }

  private static let frame = [
    "a.leading == root.leading + 20", "a.top == root.layoutMarginsGuide.top", "a.width == 100 'wide'",
    "a.height == 2 * a.width - 50",
  ]

  @Test func aConstraintIsALineThatSurvives() throws {
    let lines = [
      "a.leading == root.leading", "a.trailing <= 0.5 * b.centerX - 8 @749.5",
      "list.contentLayoutGuide.top == a.bottom",
      "a.width >= 44 @1 'least'", "a.firstBaseline == b.lastBaseline + 0.25",
    ]
    let scene = try scene(lines[0], lines[1], lines[2], lines[3], lines[4])
    expectEqual(scene.constraints.map(\.text), lines)
    try expectEqual(SceneFile.read(Array(scene.text.utf8), file: "scene.json"), scene)
  }

  @Test(arguments: [
    ("a.leading = root.leading", "first.attribute == "), ("a.leading == root.left", "never leading"),
    ("a.leading == 20", "cannot be a number alone (25.3)"), ("a.width == b.top", "sizes with sizes"),
    ("a.wide == 20", "a.wide followed by a point"), ("c.width == 20", "no view is called \"c\""),
    ("a.width == 20 @1001", "above 0 and at most 1000"), ("a.width == 20 @0", "above 0 and at most 1000"),
    ("a.leading == 0 * b.leading", "other than 0 (25.3)"), ("a.contentLayoutGuide.top == b.top", "which a is not"),
    ("a.width == nan", "nan is not a number"), ("a.width == 20 pt", "pt is not expected"),
    ("a.width ==", "first.attribute"),
    ("a.width == b.width + much", "much is not a number"), ("lisst.width == 20", "did you mean list?"),
  ])
  func whatIsNoConstraintIsRefusedWhereItStands(_ line: String, _ words: String) {
    let error = #expect(throws: FileError.self) { try scene("a.width == 1", line) }
    expectEqual(error?.message.contains(words), true, "\(error?.message ?? "read")")
    expectEqual(error?.key, "constraints")
  }

  @Test func constraintsPlaceTheViewsOfAScene() throws {
    let player = ScenePlayer(try scene(Self.frame[0], Self.frame[1], Self.frame[2], Self.frame[3]))
    player.window.layoutIfNeeded()
    expectEqual(player.stage.view(named: "a")?.frame, CGRect(x: 20, y: 8, width: 100, height: 150))
  }

  @Test func eachEdgeIsToldWithWhatItRestsOn() throws {
    let account = LayoutAccount(
      of: try scene(
        "a.leading == root.leading + 20", "a.trailing == root.trailing - 20", "a.height == 40",
        "a.bottom == root.bottom"))
    expectEqual(
      account.edges(of: "a"),
      [
        "a left 20: a.leading == root.leading + 20", "a right 370: a.trailing == root.trailing - 20",
        "a top 600: a.height == 40, a.bottom == root.bottom", "a bottom 640: a.bottom == root.bottom",
      ])
    expectEqual(account.edges(of: "list")?.count, 1)
    expectNil(account.edges(of: "nobody"))
  }

  @Test func whatIsOpenAndWhatContradictsIsTold() throws {
    let account = LayoutAccount(
      of: try scene(
        Self.frame[0], Self.frame[1], Self.frame[2], Self.frame[3], "a.width >= 10",
        "a.trailing == root.leading + 90 'far'",
        "b.leading == a.leading", "b.top == a.top", "b.height == 20"))
    expectEqual(
      account.findings,
      [
        "a.leading == root.leading + 20, a.width == 100 'wide', a.trailing == root.leading + 90 'far' contradict each "
          + "other: a.trailing == root.leading + 90 'far' is broken, as the last of them (25.38); cure: take one of "
          + "them away, or give it a priority below 1000",
        "b: the constraints leave open its width; where nothing says it, a place is the corner of what it is in, and a "
          + "length 0 (25.13)",
      ])
  }

  @Test func aViewWithoutConstraintsThatShouldHaveSomeIsOpen() throws {
    let account = LayoutAccount(of: try scene(Self.frame[0], Self.frame[1], Self.frame[2], Self.frame[3]))
    expectEqual(account.findings.count, 1)
    expectEqual(
      account.findings.first?.hasPrefix("b: the constraints leave open its place across and its place down;"), true)
  }
}
