// A program for the checks of the clipboard: keys copy and paste, and it prints what it gets, one line each.
//
// `ClipboardProbe FILE`: C copies text, HTML and the image of the file, I the image, T text; V pastes everything, K
// prints whether there is an image and the types, and P a line without the clipboard.
import UIKit

final class ProbeView: UIView {
  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.characters {
      case "c": copyAll()
      case "i": UIPasteboard.general.image = Self.image
      case "t": UIPasteboard.general.string = "nur Text"
      case "k": print("known \(UIPasteboard.general.hasImages) \(UIPasteboard.general.types.joined(separator: " "))")
      case "v": pasteAll()
      case "p": print("here")
      default: continue
      }
      if ["c", "i", "t"].contains(press.key?.characters) { print("copied") }
    }
  }

  private static let image = CommandLine.arguments.dropFirst().first.flatMap { UIImage(contentsOfFile: $0) }

  private func copyAll() {
    var item: [String: Any] = ["public.utf8-plain-text": "Grüße", "public.html": "<b>Grüße</b>"]
    item["public.png"] = Self.image
    UIPasteboard.general.items = [item]
  }

  private func pasteAll() {
    let board = UIPasteboard.general
    if let image = board.image { print("image \(Int(image.size.width)) \(Int(image.size.height))") }
    if let data = board.data(forPasteboardType: "public.png") {
      print("png \(data.count) \(data.reduce(UInt32(0)) { $0 &* 31 &+ UInt32($1) })")
    }
    if let html = board.value(forPasteboardType: "public.html") as? String { print("html \(html)") }
    print("text \(board.string ?? "none")")
  }
}

final class ProbeController: UIViewController {
  override func loadView() { view = ProbeView() }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.backgroundColor = .white
    if view.becomeFirstResponder() { print("ready") }
  }
}

final class ProbeDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ProbeController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

UIApplicationMain(ProbeDelegate.self)
