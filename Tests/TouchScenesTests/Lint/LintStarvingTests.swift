import Expectations
import Testing
import TouchScenes

/// What lint says of views, scroll views and recognizers that never get what they need.
@MainActor @Suite struct LintStarvingTests {
  private func findings(_ children: String, root: String = "") throws -> [String] {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"t","size":[400,600],
       "root":{"name":"a","class":"UIView","frame":[0,0,400,600]\(root),"children":[\(children)]}}
      """
    return SceneLint.findings(in: try SceneFile.read(Array(text.utf8), file: "a.json"))
  }

  private func view(_ name: String, _ keys: String = "", of kind: String = "UIView", _ children: String...) -> String {
    #"{"name":"\#(name)","class":"\#(kind)","frame":[0,0,300,300]\#(keys),"children":[\#(children.joined(separator: ","))]}"#
  }

  private func list(_ children: String..., keys: String = "") -> String {
    view("l", #","contentSize":[300,900]\#(keys)"#, of: "UIScrollView", children.joined(separator: ","))
  }

  private func recognizers(_ all: String...) -> String { #","recognizers":[\#(all.joined(separator: ","))]"# }

  private func recognizer(_ name: String, _ kind: String, _ keys: String = "") -> String {
    #"{"name":"\#(name)","class":"UI\#(kind)GestureRecognizer"\#(keys)}"#
  }

  @Test("5.1.6: of two equal taps on a view the one that was added later wins, whatever they do with touches")
  func twoTaps() throws {
    let one = recognizer("j", "Tap", #","delaysTouchesBegan":true"#)
    try expectEqual(
      findings(view("q", recognizers(one, recognizer("k", "Tap")))),
      [
        "j can never win: k, added to q after it, recognizes at the same moment (5.1.6)"
      ])
    let two = recognizer("k", "Tap", #","numberOfTouchesRequired":2"#)
    try expectEqual(findings(view("q", recognizers(one, two))), [])
  }

  @Test("5.4.1: a view that refuses every recognizer keeps a scroll view around it from scrolling")
  func refusingViews() throws {
    let refusing = view("q", #","gestureRecognizerShouldBegin":false"#)
    try expectEqual(
      findings(list(refusing)),
      [
        "q keeps l from scrolling (a > l > q): its gestureRecognizerShouldBegin returns false for l.pan too (5.4.1); cure: "
          + "let it return false only for the recognizers that it should stop, and true for l.pan"
      ])
    try expectEqual(findings(list(refusing, keys: #","isScrollEnabled":false"#)), [])
    try expectEqual(findings(refusing), [])
  }

  @Test("5.1.3, 7.2.2: a shorter press around a longer one always begins first")
  func presses() throws {
    let (long, short) = (recognizer("k", "LongPress"), recognizer("m", "LongPress", #","minimumPressDuration":0.3"#))
    try expectEqual(
      findings(view("p", recognizers(short), view("q", recognizers(long)))),
      [
        "k on q can never win: m on p begins after 0.3 s, and k takes 0.5 s (5.1.3, 7.2.2); cure: m requires k to fail"
      ])
    try expectEqual(findings(view("p", recognizers(long), view("q", recognizers(short)))), [])
    let waiting = recognizer("m", "LongPress", #","minimumPressDuration":0.3,"requiresToFail":["k"]"#)
    try expectEqual(findings(view("p", recognizers(waiting), view("q", recognizers(long)))), [])
  }

  @Test("21.1: only a key that no responder keeps becomes text")
  func keys() throws {
    let field = view("f", of: "UITextField")
    func controller(_ callsSuper: String) -> String {
      #","controller":{"name":"o","overrides":["pressesBegan"],"callsSuper":"\#(callsSuper)"}"#
    }
    try expectEqual(
      findings(field, root: controller("never")),
      [
        "o keeps every key from f (a > f): its pressesBegan does not call super, and only a key that no responder keeps "
          + "becomes text (21.1); cure: it calls super for keys that it does not use"
      ])
    try expectEqual(findings(field, root: controller("after")), [])
  }

  @Test("9.3: a scroll view takes drags from a view in it that follows the finger")
  func viewsWithoutTouches() throws {
    let canvas = view("q", #","overrides":["touchesBegan","touchesMoved"]"#)
    try expectEqual(
      findings(list(canvas)),
      [
        "l.pan takes every drag along its content from q (a > l > q): it begins after 10 pt, and the touch is cancelled in q "
          + "(9.3); cure: l.panGestureRecognizer.minimumNumberOfTouches = 2"
      ])
    try expectEqual(findings(list(canvas, keys: #","panGestureRecognizer":{"minimumNumberOfTouches":2}"#)), [])
    try expectEqual(findings(list(canvas, keys: #","canCancelContentTouches":false"#)), [])
  }

  @Test("9.21: a control gets no touch that comes down in a scroll view in it")
  func scrollsInControls() throws {
    try expectEqual(
      findings(view("c", #","events":["touchUpInside"]"#, of: "UIControl", list())),
      [
        "c gets no touch that comes down in l (a > c > l): a scroll view passes none on (9.21); cure: a subclass of l calls "
          + "the touch methods of next as well as those of super"
      ])
    try expectEqual(findings(view("c", of: "UIControl", list())), [])
  }

  @Test("4.9: an action that disables a scroll view ends the drag that its pan has")
  func scrollsSwitchedOff() throws {
    func pan(_ flag: Bool) -> String {
      recognizer("k", "Pan", #","on":[{"state":"began","set":{"l":{"isScrollEnabled":\#(flag)}}}]"#)
    }
    #expect(
      try findings(list(view("q", recognizers(pan(false))))).contains(
        "k on q ends every drag of l (a > l > q): its action sets isScrollEnabled to false when it begins, and a recognizer "
          + "that is disabled fails or is cancelled (4.9); cure: the delegate of k answers false to "
          + "gestureRecognizerShouldBegin for drags that l should have"))
    #expect(try !findings(list(view("q", recognizers(pan(true))))).contains { $0.hasPrefix("k on q ends") })
  }

  @Test("7.3.5: a pan that takes fewer fingers than it requires never begins")
  func impossiblePans() throws {
    let pan = recognizer("k", "Pan", #","minimumNumberOfTouches":2,"maximumNumberOfTouches":1"#)
    try expectEqual(
      findings(view("q", recognizers(pan))),
      [
        "k can never begin: its maximumNumberOfTouches, 1, is less than its minimumNumberOfTouches, 2 (7.3.5); cure: "
          + "k.maximumNumberOfTouches = 2"
      ])
  }
}
