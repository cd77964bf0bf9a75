import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = BoardController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// A note on the board; one finger moves it, a long press removes it.
final class Note: UIView {
  private let label = UILabel()

  init(number: Int, color: UIColor) {
    super.init(frame: CGRect(x: 0, y: 0, width: 96, height: 72))
    backgroundColor = color
    layer.cornerRadius = 8
    label.text = "\(number)"
    label.textAlignment = .center
    label.textColor = .white
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)

    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: Note.moved)
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  private func moved(_ pan: UIPanGestureRecognizer) {
    let distance = pan.translation(in: superview)
    center = CGPoint(x: center.x + distance.x, y: center.y + distance.y)
    pan.setTranslation(.zero, in: superview)
    if pan.state == .began { superview?.bringSubviewToFront(self) }
  }
}

/// A tap adds a note, a long press on a note removes it, and the key N adds one in the middle.
final class BoardController: UIViewController {
  private let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPurple]
  private let hint = UILabel()
  private var made = 0

  var notes: [Note] { view.subviews.compactMap { $0 as? Note } }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(title: "New Note", action: Selector(BoardController.addInTheMiddle), input: "n")]
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    hint.textAlignment = .center
    hint.textColor = .secondaryLabel
    hint.frame = view.bounds
    hint.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(hint)

    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: BoardController.tapped)
    view.addGestureRecognizer(tap)
    let press = UILongPressGestureRecognizer()
    press.addTarget(self, action: BoardController.pressed)
    view.addGestureRecognizer(press)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    count()
  }

  private func tapped(_ tap: UITapGestureRecognizer) { add(at: tap.location(in: view)) }

  private func addInTheMiddle() { add(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY)) }

  private func add(at point: CGPoint) {
    made += 1
    let note = Note(number: made, color: colors[made % colors.count])
    note.center = point
    view.addSubview(note)
    count()
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began else { return }
    let point = press.location(in: view)
    notes.last { $0.frame.contains(point) }?.removeFromSuperview()
    count()
  }

  private func count() {
    hint.text = notes.isEmpty ? "Tap to add a note" : ""
    view.window?.windowScene?.title = "MyTool: \(notes.count)"
  }
}
