import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

/// Lines in the order in which they were written.
@MainActor final class Diary {
  private var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
  /// What was written since it was asked last, as one line.
  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: " ")
  }
}

/// A page that records its appearance calls, with `!` after animated ones.
@MainActor final class Page: UIViewController {
  let name: String
  let diary: Diary
  var layouts = false
  var moves = false
  var on: [String: () -> Void] = [:]

  init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(nibName: nil, bundle: nil)
    title = name
  }
  required init?(coder: NSCoder) { nil }
  isolated deinit { diary("\(name).deinit") }

  private func note(_ what: String, _ animated: Bool = false) {
    diary("\(name).\(what)\(animated ? "!" : "")")
    on[what]?()
  }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing", animated) }
  override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }
  override func viewWillLayoutSubviews() { if layouts { note("layout") } }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if moves { note(parent == nil ? "willMove(nil)" : "willMove(N)") }
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if moves { note(parent == nil ? "didMove(nil)" : "didMove(N)") }
  }
}

/// A stage with a navigation controller N in the window and a diary; A is its root.
@MainActor final class NavigationStage: UINavigationControllerDelegate {
  let stage = TouchStage(size: CGSize(width: 400, height: 600))
  let diary = Diary()
  let navigation = UINavigationController()

  init(root: String? = "A") {
    navigation.delegate = self
    if let root {
      navigation.viewControllers = [page(root)]
      show()
      _ = diary.take()
    }
  }

  func page(_ name: String) -> Page { Page(name, diary) }

  func show() {
    stage.window.rootViewController = navigation
    stage.settle()
  }

  /// The names in the stack.
  var names: String { navigation.viewControllers.map { $0.title ?? "?" }.joined() }

  func navigationController(_: UINavigationController, willShow controller: UIViewController, animated: Bool) {
    diary("N.willShow(\(controller.title ?? "?"))")
  }
  func navigationController(_: UINavigationController, didShow controller: UIViewController, animated: Bool) {
    diary("N.didShow(\(controller.title ?? "?"))")
  }
}
