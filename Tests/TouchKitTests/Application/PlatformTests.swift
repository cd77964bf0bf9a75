import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchPlatform

@testable import TouchKit

/// A desktop that keeps what it is asked for.
@MainActor final class PaperPlatform: Platform {
  var onEvent: (@MainActor (any PlatformSurface, InputEvent) -> Void)?
  var requests: [PlatformRequest] = []
  var clipboards: [Clipboard: String] = [:]
  var questions = 0
  /// The windows that were opened, closed ones too.
  var surfaces: [PaperSurface] = []
  var refusal: PlatformError?

  func open(_ wanted: SurfaceDescription) throws(PlatformError) -> any PlatformSurface {
    if let refusal { throw refusal }
    let surface = PaperSurface(size: wanted.size)
    surfaces.append(surface)
    return surface
  }
  func text(on clipboard: Clipboard) -> String? {
    questions += 1
    return clipboards[clipboard]
  }
  /// The schemes that there is a program for.
  var programs: Set<String> = []
  func canOpen(url: String) -> Bool { programs.contains { url.hasPrefix($0 + ":") } }
  func take(_ request: PlatformRequest) { requests.append(request) }
}

/// Text that one can write into, and a caret.
@MainActor final class PaperText: UIView, TextInputClient {
  var log: [String] = []
  var isEditable = true
  var caret = CGRect(x: 5, y: 6, width: 1, height: 10)
  override var canBecomeFirstResponder: Bool { true }
  var textInputState: TextInputState? { isEditable ? TextInputState(caret: caret, purpose: .email) : nil }
  var textInputView: UIView { self }
  func takeText(_ text: String) { log.append("text \(text)") }
  func takeComposition(_ composition: Composition?) { log.append("composition \(composition?.text ?? "over")") }
  func takeDeletion(before: Int, after: Int) { log.append("delete \(before) \(after)") }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("key \(presses.first?.key?.characters ?? "")")
  }
}

@MainActor @Suite struct PlatformTests {
  let stage = Stage()
  let platform = PaperPlatform()

  init() { stage.application.attach(platform, painting: NoPainting()) }

  private func addText() -> PaperText {
    let text = PaperText(frame: CGRect(x: 100, y: 50, width: 200, height: 100))
    stage.window.addSubview(text)
    return text
  }

  private var textInputs: [CGRect?] {
    stage.surface.requests.compactMap { if case .textInput(let state) = $0 { .some(state?.caret) } else { nil } }
  }

  @Test func requestsAreTakenAtTheEndOfTheTurnAndTheLastOfAKindIsLeft() {
    var during: [SurfaceRequest] = []
    stage.loop.schedule(at: stage.now) {
      stage.scene.title = "one"
      stage.scene.request(.pointer(.hand))
      stage.scene.title = "two"
      stage.application.request(.open(url: "https://example.org"))
      during = stage.surface.requests
    }
    stage.settle()
    expectEqual(during, [])
    expectEqual(stage.surface.requests, [.pointer(.hand), .title("two")])
    #expect(platform.requests == [.open(url: "https://example.org")])
    expectEqual(stage.scene.title, "two")
  }

  @Test("49.4: an app declines and accepts game controllers, also before it has a platform")
  func gameControllers() {
    stage.application.takesGameControllers = true
    expectEqual(platform.requests, [])
    stage.application.takesGameControllers = false
    stage.application.takesGameControllers = true
    expectEqual(platform.requests, [.gameControllers(false), .gameControllers(true)])
    stage.application.takesGameControllers = false
    let later = PaperPlatform()
    stage.application.attach(later, painting: NoPainting())
    expectEqual(later.requests, [.gameControllers(false)])
  }

  @Test func textInputIsOnWhileATextIsFirstResponderOfTheKeyWindow() {
    let text = addText()
    stage.settle()
    expectEqual(textInputs, [])
    text.becomeFirstResponder()
    stage.settle()
    expectEqual(textInputs, [CGRect(x: 105, y: 56, width: 1, height: 10)])
    let other = UIWindow(windowScene: stage.scene)
    other.makeKeyAndVisible()
    stage.settle()
    stage.window.makeKey()
    stage.settle()
    text.removeFromSuperview()
    stage.settle()
    let caret = CGRect(x: 105, y: 56, width: 1, height: 10)
    expectEqual(textInputs, [caret, nil, caret, nil])
  }

  @Test func theCaretIsToldAfterLayoutWhenItMovedAndCutToWhatIsSeen() {
    let text = addText()
    text.becomeFirstResponder()
    stage.settle()
    stage.surface.requests = []
    text.setNeedsLayout()
    stage.settle()
    expectEqual(textInputs, [])
    text.frame.origin.x = 110
    stage.settle()
    text.caret = CGRect(x: -20, y: 95, width: 30, height: 10)
    text.textInputDidChange()
    stage.settle()
    text.caret = CGRect(x: 500, y: 0, width: 1, height: 10)
    text.textInputDidChange()
    stage.settle()
    text.isEditable = false
    text.textInputDidChange()
    stage.settle()
    expectEqual(
      textInputs,
      [
        CGRect(x: 115, y: 56, width: 1, height: 10), CGRect(x: 110, y: 145, width: 10, height: 5),
        CGRect(x: 309, y: 50, width: 1, height: 10), nil,
      ])
  }

  @Test func whatAnInputMethodSendsComesToTheTextElseTextIsAKey() {
    let text = addText()
    text.becomeFirstResponder()
    for event in [
      InputEvent.composition(Composition("k"), timestamp: 0), .composition(nil, timestamp: 0),
      .text("か", timestamp: 0), .text("", timestamp: 0), .deleteSurrounding(before: 1, after: 2, timestamp: 0),
      .key(code: 4, characters: "a", isDown: true, timestamp: 0),
    ] { stage.application.receive(event, in: stage.scene) }
    expectEqual(text.log, ["composition k", "composition over", "text か", "delete 1 2", "key a"])
    text.resignFirstResponder()
    let keys = KeyLog(frame: .zero)
    stage.window.addSubview(keys)
    keys.becomeFirstResponder()
    stage.application.receive(.text("か", timestamp: 0), in: stage.scene)
    stage.application.receive(.composition(Composition("k"), timestamp: 0), in: stage.scene)
    expectEqual(keys.log, ["began か", "ended"])
  }

  @Test func aTextThatEndsItsCompositionHasItForgotten() {
    let text = addText()
    text.becomeFirstResponder()
    stage.settle()
    stage.surface.requests = []
    text.discardComposition()
    stage.settle()
    expectEqual(stage.surface.requests, [.discardComposition])
  }

  @Test func whatIsCopiedIsReadAtOnceAndWhatOthersCopyIsAskedForOnlyWhenItIsPasted() {
    let clipboard = stage.application.clipboard
    var changes: [Clipboard] = []
    clipboard.onForeignChange = { changes.append($0) }
    platform.clipboards[.general] = "theirs"
    #expect(clipboard.hasText(.general) == nil && platform.questions == 0)
    #expect(clipboard.text(.general) == "theirs" && platform.questions == 1)
    stage.loop.schedule(at: stage.now) {
      clipboard.write("ours", to: .general)
      #expect(clipboard.text(.general) == "ours" && platform.requests.isEmpty)
    }
    stage.settle()
    expectEqual(platform.requests, [.write("ours", to: .general)])
    #expect(clipboard.hasText(.general) == true && platform.questions == 1)
    stage.application.receive(.clipboardChanged(.general), in: stage.scene)
    #expect(clipboard.hasText(.general) == nil && changes == [.general])
    expectEqual(clipboard.foreignChanges, [.general: 1])
    clipboard.write(nil, to: .primarySelection)
    #expect(clipboard.hasText(.primarySelection) == false && clipboard.text(.primarySelection) == nil)
  }

  @Test func withoutADesktopWhatIsCopiedStaysInTheApplication() {
    let alone = Stage()
    expectEqual(alone.application.clipboard.hasText(.general), false)
    alone.application.clipboard.write("ours", to: .general)
    expectEqual(alone.application.clipboard.text(.general), "ours")
  }

  @Test func aSceneThatClosesTellsItsSurfaceAfterTheEvent() {
    stage.application.receive(.close, in: stage.scene)
    #expect(stage.surface.requests.last == .close && stage.application.scenes.isEmpty)
  }

  @Test("40.4: the user's request to close a scene is asked about each time, the app's is not")
  func askedBeforeItCloses() {
    var answers = [false, false, true]
    stage.scene.shouldClose = { answers.removeFirst() }
    stage.application.receive(.close, in: stage.scene)
    stage.application.receive(.close, in: stage.scene)
    #expect(answers == [true] && stage.application.scenes.count == 1 && !stage.surface.requests.contains(.close))
    stage.application.receive(.close, in: stage.scene)
    #expect(answers == [] && stage.application.scenes.isEmpty)
    let other = Stage()
    other.scene.shouldClose = { false }
    other.application.requestSceneSessionDestruction(other.scene.session, options: nil)
    other.settle()
    #expect(other.application.scenes.isEmpty)
  }
}

/// Nothing is painted.
@MainActor struct NoPainting: Painting {
  func makePainter() -> any FramePainter { FailingPainter() }
  private final class FailingPainter: FramePainter {
    func paint(_ content: DisplayList, damage: [CGRect]?, into buffer: PixelBuffer) -> Bool { false }
  }
}

/// A first responder that is no text.
@MainActor private final class KeyLog: UIView {
  var log: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("began \(presses.first?.key?.characters ?? "")")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("ended") }
}
