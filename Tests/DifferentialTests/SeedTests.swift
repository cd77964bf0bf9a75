import Differential
import Expectations
import ReferenceModel
import Testing
import TouchScenes

/// Random cases in which engine and model differed, or the engine broke a promise, before a rule was made clear.
@MainActor @Suite struct SeedTests {
  /// 1.16: a handler of a view's removal adds a view with a finger on it to that view (2,294,450).
  ///
  /// An event at exactly the time at which a handler stops running the loop, a sum of decimal fractions, is handled
  /// inside (2,116,480).
  ///
  /// 1.16: a handler adds the new superview to the view that is being moved to it (3,563,607).
  ///
  /// 6.6: a touch is cancelled in the event in which a finger in another window makes its recognizer act (3,611,393).
  ///
  /// 1.6, 1.8: an action in one window changes the answers of the view of a finger in a later window of the event
  /// (4,294,359; 8,451,493), and a touch cancelled there still counts until then (10,025,465).
  ///
  /// 48.7, 48.11: an action about the end of a press runs the loop, in which the button is pressed again (154), or removes
  /// the responder (185).
  @Test(
    arguments: [
      154, 185, 2_116_480, 2_294_450, 3_563_607, 3_611_393, 4_294_359, 8_451_493, 10_025_465,
    ] as [UInt64])
  func engineAndModelAgree(_ seed: UInt64) {
    let random = RandomCase(seed: seed, hasWheel: false)
    expectNil(verdict(on: Case(scene: random.scene, input: random.input)))
  }

  /// 49.3, 4.13: a handler of an arrow button runs the loop, in which the arrow repeats (11,089,166).
  ///
  /// 48.11: presses whose view leaves the window are cancelled in the order in which they began, also if the end of one
  /// is in progress (11,106,335).
  ///
  /// 7.3.13: a pan that follows the wheel takes no fingers (11,000,001), accepts nothing when it has finished
  /// (11,000,254), holds back recognizers that require it (11,000,258), and is cancelled when it is disabled or removed
  /// (11,000,862).
  @Test(arguments: [11_000_001, 11_000_254, 11_000_258, 11_000_862, 11_089_166, 11_106_335] as [UInt64])
  func engineAndModelAgreeAboutTheWheel(_ seed: UInt64) {
    let random = RandomCase(seed: seed)
    expectNil(verdict(on: Case(scene: random.scene, input: random.input)))
  }

  @Test("9.20: nested scroll views move as their model has them") func nestedScrollViewsAgree() {
    for seed in UInt64(1)...300 { expectNil(nestedDifference(seed: seed), "seed \(seed)") }
  }

  @Test("1.16: what a handler puts into a view that is being taken away goes with it")
  func whatIsPutIn() throws {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"t","size":[400,400],"root":{"name":"root","class":"UIView",
       "frame":[0,0,400,400],"children":[
        {"name":"left","class":"UIView","frame":[0,0,200,400],"recognizers":[
         {"name":"m","class":"UIPanGestureRecognizer","on":[
          {"state":"cancelled","add":{"right":"left"}},{"state":"began","remove":"left"}]}]},
        {"name":"right","class":"UIView","frame":[200,0,200,400],"recognizers":[
         {"name":"n","class":"UIPanGestureRecognizer"}]}]}}
      """
    let lines = """
      {"format":"touchstone-input","version":1,"size":[400,400]}
      {"t":0,"id":1,"phase":"began","x":300,"y":50}
      {"t":0.1,"id":2,"phase":"began","x":100,"y":50}
      {"t":0.2,"id":1,"phase":"moved","x":300,"y":90}
      {"t":0.2,"id":2,"phase":"moved","x":100,"y":90}
      {"t":0.3,"id":1,"phase":"moved","x":300,"y":95}
      {"t":0.4,"id":1,"phase":"ended","x":300,"y":95}
      """
    let scene = try SceneFile.read(Array(text.utf8), file: "a.json")
    let player = ScenePlayer(scene)
    player.play(try InputFile.read(Array(lines.utf8), file: "a.jsonl"))
    expectEqual(
      player.stage.log,
      [
        "0.200 n action began", "0.200 m action began", "0.200 m action cancelled", "0.200 n action cancelled",
      ])
  }
}
