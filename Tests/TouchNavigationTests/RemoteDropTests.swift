import Expectations
import Testing
import TouchDrawing
import TouchEditing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchTesting

@testable import TouchWidgets

/// A drag of another program over the board, with the number 1.
@MainActor struct RemoteHand {
  let board: DragStage
  private var application: UIApplication? { board.stage.window.application }
  private var platform: HeadlessPlatform? { application?.platform as? HeadlessPlatform }

  func send(_ event: RemoteDragEvent) {
    guard let scene = board.stage.window.windowScene else { return }
    application?.receive(.remoteDrag(event), in: scene)
    board.stage.settle()
  }

  func enter(_ addresses: [String] = [], _ kinds: Set<RemoteDragKind> = [.text]) {
    send(.entered(RemoteDrag(number: 1, addresses: addresses, kinds: kinds)))
  }

  /// Moves to a place; returns whether a drop there would be accepted.
  func move(to place: CGPoint) -> Bool? {
    send(.moved(number: 1, to: place))
    guard case .remoteDrag(.propose(1, let isAccepted)) = platform?.requests.last else { return nil }
    return isAccepted
  }

  /// What the app has requested, without answers to movements.
  var requests: [RemoteDragRequest] {
    platform?.requests.compactMap { request in
      guard case .remoteDrag(let request) = request else { return nil }
      if case .propose = request { return nil }
      return request
    } ?? []
  }
}

@MainActor @Suite struct RemoteDropTests {
  let board = DragStage()
  private var diary: Diary { board.diary }
  private var hand: RemoteHand { RemoteHand(board: board) }
  private let nowhere = CGPoint(x: 200, y: 200)
  private let text = RemoteDragEvent.loaded(number: 1, .text, Array("ace".utf8))

  @Test("54.51: the target is notified of a drag of another program as of one of the app, and loads its text")
  func drop() {
    hand.enter()
    expectEqual(hand.move(to: nowhere), false)
    expectEqual(hand.move(to: board.onTray), true)
    expectEqual(hand.move(to: nowhere), false)
    expectEqual(hand.move(to: board.onTray), true)
    expectEqual(diary.take(), "tray.can tray.enter tray.exit tray.can tray.enter")
    hand.send(.dropped(number: 1))
    expectEqual(diary.take(), "tray.perform tray.conclude tray.end")
    expectEqual(hand.requests, [.load(number: 1, .text)])
    hand.send(text)
    expectEqual(diary.take(), "tray.got(ace)")
    expectEqual(hand.requests, [.load(number: 1, .text), .finish(number: 1, isAccepted: true)])
  }

  @Test("54.51: a drag that leaves the window, or whose program ends, leaves the target")
  func leaves() {
    hand.enter()
    _ = hand.move(to: board.onTray)
    hand.send(.left(number: 1))
    expectEqual(diary.take(), "tray.can tray.enter tray.exit tray.end")
    expectEqual(hand.move(to: board.onTray), false)
    hand.send(.dropped(number: 1))
    #expect(diary.take() == "" && hand.requests == [.finish(number: 1, isAccepted: false)])
  }

  @Test("54.51: items of other programs cannot be moved and have no session of the source")
  func session() throws {
    let reader = SessionReader()
    board.tray.addInteraction(UIDropInteraction(delegate: reader))
    hand.enter()
    expectEqual(hand.move(to: board.onTray), false)
    let session = try #require(reader.session)
    #expect(!session.allowsMoveOperation && session.localDragSession == nil)
    expectEqual(session.location(in: board.tray), CGPoint(x: 60, y: 60))
    hand.send(.left(number: 1))
  }

  @Test("54.50: there is an item for each address, and the first one has the other content")
  func items() {
    let items = RemoteItems.items(
      of: RemoteDrag(number: 1, addresses: ["file:///a/b%20c.txt", "https://d/e"], kinds: [.text, .png])
    ) { _, done in done(nil) }
    expectEqual(
      items.map(\.itemProvider.registeredTypeIdentifiers),
      [
        ["public.file-url", "public.utf8-plain-text", "public.png"], ["public.url"],
      ])
    expectEqual(items.map(\.itemProvider.suggestedName), ["b c.txt", nil])
    let single = RemoteItems.items(of: RemoteDrag(number: 1, kinds: [.png])) { _, done in done(nil) }
    expectEqual(single.map(\.itemProvider.registeredTypeIdentifiers), [["public.png"]])
    #expect(RemoteItems.items(of: RemoteDrag(number: 1)) { _, done in done(nil) }.isEmpty)
  }

  @Test("54.50: the file of an image offers its content, and its load fails if it cannot be read")
  func imageFiles() {
    let names = ["a.png", "a.JPG", "a.jpeg", "a.webp", "a.gif", "png", "b.png/a"]
    let items = RemoteItems.items(of: RemoteDrag(number: 1, addresses: names.map { "file:///none/\($0)" })) { _, _ in }
    expectEqual(
      items.map { $0.itemProvider.registeredTypeIdentifiers.dropFirst().joined() },
      ["public.png", "public.jpeg", "public.jpeg", "org.webmproject.webp", "", "", ""])
    expectEqual(items.map { $0.itemProvider.canLoadObject(ofClass: UIImage.self) }, (0..<7).map { $0 < 4 })
    items[0].itemProvider.loadObject(ofClass: UIImage.self) { image, error in
      diary("\(image == nil) \(error != nil)")
    }
    board.stage.settle()
    expectEqual(diary.take(), "true true")
  }

  @Test("54.52: a target that forbids or cancels refuses the drop")
  func refused() {
    for operation in [UIDropOperation.cancel, .forbidden, .move] {
      board.target.operation = operation
      hand.enter()
      expectEqual(hand.move(to: board.onTray), false)
      hand.send(.dropped(number: 1))
      expectEqual(diary.take(), "tray.can tray.enter tray.exit tray.end")
    }
    expectEqual(hand.requests, Array(repeating: .finish(number: 1, isAccepted: false), count: 3))
  }

  @Test("54.54: files that no target accepts are opened, if the app opens files; a target that forbids refuses them")
  func opened() {
    var opened: [String] = []
    board.stage.window.application?.onDrop = { opened.append($0) }
    board.target.operation = .cancel
    for place in [nowhere, board.onTray] {
      hand.enter(["file:///a%20b", "https://c/d"])
      expectEqual(hand.move(to: place), true)
      hand.send(.dropped(number: 1))
    }
    expectEqual(opened, ["/a b", "/a b"])
    board.target.operation = .forbidden
    hand.enter(["file:///a"])
    expectEqual(hand.move(to: board.onTray), false)
    hand.send(.dropped(number: 1))
    hand.enter(["https://c/d"])
    expectEqual(hand.move(to: nowhere), false)
    hand.send(.left(number: 1))
    expectEqual(opened, ["/a b", "/a b"])
    expectEqual(hand.requests, [true, true, false].map { .finish(number: 1, isAccepted: $0) })
  }

  @Test("54.53: content can be loaded from the drop on until the last load has completed; a load that fails ends, too")
  func loads() throws {
    let reader = SessionReader()
    reader.operation = .copy
    board.tray.addInteraction(UIDropInteraction(delegate: reader))
    hand.enter([], [.text, .png])
    expectEqual(hand.move(to: board.onTray), true)
    let provider = try #require(reader.session?.items.first?.itemProvider)
    func load() { provider.loadObject(ofClass: String.self) { text, _ in diary(text ?? "none") } }
    load()
    board.stage.settle()
    #expect(diary.take() == "none" && hand.requests == [])
    reader.onPerform = {
      load()
      load()
    }
    hand.send(.dropped(number: 1))
    expectEqual(hand.requests, [.load(number: 1, .text)])
    hand.send(text)
    expectEqual(diary.take(), "ace ace")
    load()
    board.stage.settle()
    expectEqual(diary.take(), "none")
    expectEqual(hand.requests, [.load(number: 1, .text), .finish(number: 1, isAccepted: true)])
  }

  @Test("54.55: loads fail when the other program ends")
  func sourceEnds() {
    hand.enter()
    _ = hand.move(to: board.onTray)
    hand.send(.dropped(number: 1))
    hand.send(.left(number: 1))
    expectEqual(diary.take(), "tray.can tray.enter tray.perform tray.conclude tray.end tray.got()")
    expectEqual(hand.requests, [.load(number: 1, .text)])
  }

  @Test("54.40, 54.51: text of another program is inserted at the drop")
  func textView() {
    let view = UITextView(frame: CGRect(x: 20, y: 440, width: 200, height: 100))
    view.text = ""
    board.stage.rootView.addSubview(view)
    board.stage.settle()
    hand.enter()
    expectEqual(hand.move(to: CGPoint(x: 60, y: 460)), true)
    #expect(view.isTextDropActive)
    hand.send(.dropped(number: 1))
    hand.send(text)
    #expect(view.text == "ace" && view.isFirstResponder && !view.isTextDropActive)
  }

  @Test("54.52: windows accept drags once the app has had a drop interaction")
  func surface() {
    let program = HeadlessApplication(size: CGSize(width: 100, height: 100))
    #expect(!program.surface.takesRemoteDrags)
    program.window.addInteraction(UIDropInteraction(delegate: board.target))
    #expect(program.surface.takesRemoteDrags && !program.surface.takesDrops)
  }
}

/// A target that stores the session.
@MainActor private final class SessionReader: UIDropInteractionDelegate {
  var session: (any UIDropSession)?
  var operation = UIDropOperation.forbidden
  var onPerform: (() -> Void)?

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    self.session = session
    return UIDropProposal(operation: operation)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) { onPerform?() }
}
