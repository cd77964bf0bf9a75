import Expectations
import Testing

@testable import TouchRecorder

/// What is said about recognizers of SwiftUI, whose classes do not exist here: from their descriptions on a telephone.
@Suite struct SwiftUIGestureTests {
  private static let responder = "SwiftUI.UIKitResponderGestureRecognizer"
  private static let plainHost = "SwiftUI._UIHostingView<MyApp.ContentView>"

  private func sentence(
    _ type: String = responder, name: String? = nil, taps: Int? = nil, isAlongside: Bool = false,
    host: String = plainHost
  ) -> String {
    SwiftUIGesture.sentence(type: type, name: name, taps: taps, isAlongside: isAlongside, host: host)
  }

  @Test("Until iOS 17 one recognizer receives all gestures of a hosting view, and the sentence admits it")
  func oneForAll() {
    expectEqual(
      sentence("SwiftUI.UIKitGestureRecognizer"),
      "UIKitGestureRecognizer is SwiftUI's recognizer for all gestures of a hosting view together, as until iOS 17; "
        + "which of them acted cannot be told.")
  }

  @Test(
    "The type of the gesture, which the name has when gestures are logged, is said in words",
    arguments: [
      ("SwiftUI._EndedGesture<SwiftUI.TapGesture>", "a tap"), ("_ButtonGesture", "a button"),
      ("SwiftUI.ScrollGesture", "a scroll"), ("_ChangedGesture<DragGesture>", "a drag"),
      ("SwiftUI.LongPressGesture", "a long press"), ("MagnifyGesture", "a magnification"),
      (
        "SwiftUI.SequenceGesture<SwiftUI.LongPressGesture, SwiftUI.DragGesture>",
        "a long press and a drag, one after the other"
      ),
      ("SimultaneousGesture<MagnifyGesture, RotateGesture>", "a magnification and a rotation, simultaneously"),
      ("ExclusiveGesture<TapGesture, LongPressGesture>", "a tap and a long press, one or the other"),
    ]) func aTypeIsSaid(_ name: String, _ words: String)
  {
    expectEqual(sentence(name: name), "UIKitResponderGestureRecognizer is a recognizer of SwiftUI: \(words).")
  }

  @Test("A tap is known by its claim, a name by the app that gave it, and a simultaneous gesture by its answers")
  func withoutATypeInTheName() {
    let start = "UIKitResponderGestureRecognizer is a recognizer of SwiftUI: "
    expectEqual(sentence(taps: 2), start + "a tap, 2 times.")
    expectEqual(sentence(name: "open card", taps: 1), start + "a tap, named \"open card\".")
    expectEqual(
      sentence(isAlongside: true),
      start
        + "which prevents no recognizer of its view and is prevented by none, as with simultaneousGesture.")
  }

  @Test("What nothing explains is said to be unexplained; the types of the content are named even so")
  func unexplained() {
    expectEqual(
      sentence(), "UIKitResponderGestureRecognizer is a recognizer of SwiftUI that its name does not explain.")
    expectEqual(
      sentence("SwiftUI.UIKitRelationshipGestureRecognizer"),
      "UIKitRelationshipGestureRecognizer is a recognizer of SwiftUI that its name does not explain.")
    let host =
      "SwiftUI._UIHostingView<SwiftUI.ModifiedContent<SwiftUI.Text, "
      + "SwiftUI.HighPriorityGestureModifier<SwiftUI._EndedGesture<SwiftUI.TapGesture>>>>"
    expectEqual(
      sentence(host: host),
      "UIKitResponderGestureRecognizer is a recognizer of SwiftUI that its name does not explain. "
        + "The types of the view's content name highPriorityGesture.")
  }
}
