// A program for the checks of drag and drop between programs: it prints what it receives, one line each.
//
// The upper left of the window is a drop view, the upper right a text view; a card below can be dragged, and
// files that are dropped there are opened.
// `DropProbe REFUSES` has a drop view that forbids drops. `DropProbe TWO` has a second window, `Second`; what its drop view
// receives begins with `second`, and drops of the app's own drags with `local`. `DropProbe LONG` has a card with a text of two
// million letters.
import UIKit

final class Target: NSObject, UIDropInteractionDelegate {
  let operation: UIDropOperation = CommandLine.arguments.contains("REFUSES") ? .forbidden : .copy
  /// Written before each line.
  var name = ""

  private func print(_ text: String) { Swift.print(name + text) }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    var classes: [(String, any NSItemProviderReading.Type)] = [("text", String.self)]
    #if FoundationGeometry
    classes.append(("url", URL.self))
    #endif
    classes.append(("image", UIImage.self))
    let offered = classes.filter { session.canLoadObjects(ofClass: $0.1) }.map(\.0)
    print("can \(session.items.count) \(offered.joined(separator: " "))")
    return true
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { print("enter") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    if let view = interaction.view {
      let place = session.location(in: view)
      print("update \(Int(place.x)) \(Int(place.y))")
    }
    return UIDropProposal(operation: operation)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { print("exit") }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    print(session.localDragSession == nil ? "perform" : "local perform")
    #if FoundationGeometry
    session.loadObjects(ofClass: URL.self) { urls in
      for url in urls { self.print("url \(url.isFileURL ? url.path : url.absoluteString)") }
    }
    #endif
    session.loadObjects(ofClass: String.self) { texts in
      let words = texts.map { $0.count < 100 ? $0 : "\($0.count) letters" }
      self.print((["texts \(texts.count)"] + words).joined(separator: " "))
    }
    session.loadObjects(ofClass: UIImage.self) { images in
      for image in images { self.print("image \(Int(image.size.width)) \(Int(image.size.height))") }
    }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { print("end") }
}

final class Source: NSObject, UIDragInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    let isLong = CommandLine.arguments.contains("LONG")
    let text = isLong ? String(repeating: "x", count: 2_000_000) : "Grüße vom Kit"
    return [UIDragItem(itemProvider: NSItemProvider(object: text))]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { print("ended \(operation)") }

  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
    print("transferred")
  }
}

final class ProbeController: UIViewController, UITextViewDelegate {
  let target = Target()
  private let source = Source()
  private let card = UIView(frame: CGRect(x: 0, y: 210, width: 100, height: 60))
  private let drops = UIView(frame: CGRect(x: 0, y: 0, width: 180, height: 200))
  private let text = UITextView(frame: CGRect(x: 200, y: 0, width: 180, height: 200))
  private var isShown = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    drops.backgroundColor = .systemGray5
    drops.addInteraction(UIDropInteraction(delegate: target))
    card.backgroundColor = .systemBlue
    card.addInteraction(UIDragInteraction(delegate: source))
    view.addSubview(card)
    text.delegate = self
    view.addSubview(drops)
    view.addSubview(text)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !isShown {
      if CommandLine.arguments.contains("WORDS") { showWords() }
      print("ready")
    }
    isShown = true
  }

  private func showWords() {
    text.text = "one two three"
    let start = text.beginningOfDocument
    guard let from = text.position(from: start, offset: 4), let end = text.position(from: start, offset: 7),
      let range = text.textRange(from: from, to: end)
    else { return }
    for (name, rect) in [("word", text.firstRect(for: range)), ("start", text.caretRect(for: start))] {
      let place = text.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
      print("\(name) \(Int(place.x)) \(Int(place.y))")
    }
  }

  func textViewDidChange(_ textView: UITextView) { print("written \(textView.text ?? "")") }
}

/// A window of `TWO`.
final class ProbeScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private static var count = 0

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    Self.count += 1
    let controller = ProbeController()
    if Self.count == 2 {
      scene.title = "Second"
      controller.target.name = "second "
    } else {
      UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class ProbeDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  private let hasTwoWindows = CommandLine.arguments.contains("TWO")

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    if hasTwoWindows { configuration.delegateClass = ProbeScene.self }
    return configuration
  }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.opensFiles = true
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard !hasTwoWindows else { return true }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ProbeController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    print("open \(url.path)")
    return true
  }
}

UIApplicationMain(ProbeDelegate.self)
