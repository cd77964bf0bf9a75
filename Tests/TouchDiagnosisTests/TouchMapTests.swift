import Expectations
import Testing
import TouchCapture
import TouchGeometry
import TouchScenes

@testable import TouchDiagnosis

/// Where fingers reach the views of a scene.
@MainActor @Suite struct TouchMapTests {
  private func map(_ children: String) throws -> TouchMap {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"t","size":[200,200],
      "root":{"name":"root","class":"UIView","frame":[0,0,200,200],"children":[\(children)]}}
      """
    return TouchMap(of: try SceneFile.read(Array(text.utf8), file: "scene.json"))
  }

  @Test func aFreeButtonIsReachedEverywhere() throws {
    let map = try map(#"{"name":"save","class":"UIButton","frame":[20,20,80,48]}"#)
    expectEqual(map.lines, ["save: fingers reach all of its 80 × 48 pt"])
    expectEqual(map.entries[0].reachable, CGRect(x: 20, y: 20, width: 80, height: 48))
    expectEqual(map.entries[0].share, 1)
  }

  @Test func aCoveredPartIsToldWithItsCover() throws {
    let map = try map(
      #"{"name":"save","class":"UIButton","frame":[20,20,80,48]},{"name":"bar","class":"UIView","frame":[60,0,140,200]}"#
    )
    expectEqual(
      map.lines,
      [
        "save: 50 % of it is reachable; bar gets 50 %",
        "save: fingers reach 40 × 48 pt of it, and 44 × 44 is easy to hit",
      ])
  }

  @Test("Points that only the touch insets add do not hide that all of the view is covered")
  func theShareIsThatOfTheArea() throws {
    let map = try map(
      #"{"name":"s","class":"UIButton","frame":[80,80,40,40],"touchInsets":[-40,-40,-40,-40]},"#
        + #"{"name":"c","class":"UIView","frame":[80,80,40,40]}"#)
    expectEqual(map.lines, ["s: 0 % of it is reachable; c gets 100 %"])
    expectEqual(map.entries[0].reachable, CGRect(x: 40, y: 40, width: 120, height: 120))
  }

  @Test("In a huge window points are farther from each other, so that a map stays cheap")
  func aHugeWindowHasFewPoints() throws {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"t","size":[10000,10000],
      "root":{"name":"root","class":"UIView","frame":[0,0,10000,10000],"children":[
      {"name":"s","class":"UIButton","frame":[100,100,400,400]}]}}
      """
    let map = TouchMap(of: try SceneFile.read(Array(text.utf8), file: "scene.json"))
    // A point each 20 pt: 20 rows of cells make one rectangle.
    expectEqual(map.entries[0].reachedCells, [CGRect(x: 100, y: 100, width: 400, height: 400)])
    expectEqual(map.lines, ["s: fingers reach all of its 400 × 400 pt"])
  }

  @Test(arguments: [
    (#"{"name":"s","class":"UIButton","frame":[0,0,80,48],"isHidden":true}"#, "it is hidden (2.4)"),
    (#"{"name":"s","class":"UIButton","frame":[0,0,80,48],"alpha":0}"#, "it is transparent (2.4)"),
    (#"{"name":"s","class":"UIButton","frame":[0,0,80,48],"isEnabled":false}"#, "it is disabled (2.11)"),
    (#"{"name":"s","class":"UIButton","frame":[300,0,80,48]}"#, "no part of it is in the window"),
    (
      #"{"name":"p","class":"UIView","frame":[0,0,50,50],"isUserInteractionEnabled":false,"children":["#
        + #"{"name":"s","class":"UIButton","frame":[0,0,48,48]}]}"#, "isUserInteractionEnabled of p is false (2.4)"
    ),
    (
      #"{"name":"p","class":"UIView","frame":[0,0,50,50],"children":["#
        + #"{"name":"s","class":"UIButton","frame":[60,60,48,48]}]}"#, "it is outside of p (2.5)"
    ),
    (
      #"{"name":"s","class":"UIButton","frame":[0,0,48,48]},{"name":"c","class":"UIView","frame":[0,0,60,60]}"#,
      "c gets the touches there"
    ),
  ]) func aViewThatNoFingerReachesHasItsReason(_ children: String, _ reason: String) throws {
    try expectEqual(map(children).lines, ["s: no finger reaches it: \(reason)"])
  }

  @Test func viewsCloserThanAFingerAreTold() throws {
    let map = try map(
      #"{"name":"a","class":"UIButton","frame":[0,0,44,44]},{"name":"b","class":"UIButton","frame":[40,0,60,44]}"#)
    expectNil(map.entries[0].neighbor)
    let close = try self.map(
      #"{"name":"a","class":"UIButton","frame":[0,0,24,48]},{"name":"b","class":"UIButton","frame":[24,0,24,48]}"#)
    expectEqual(close.entries[0].findings.last, "a: the middle of b is 24 pt away, less than a finger")
  }
}
