import TouchGeometry
import TouchInspector
import TouchKit
import TouchLoop
import Touchstone

/// What the delegate of a case does when the program has its scene.
@MainActor final class CaseDelegate: UIResponder, UIApplicationDelegate {
  private let build: @MainActor (UIWindow) -> Void
  private var window: UIWindow?

  init(_ build: @escaping @MainActor (UIWindow) -> Void) { self.build = build }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let scene = application.connectedScenes.first as? UIWindowScene else { return false }
    let window = UIWindow(windowScene: scene)
    build(window)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A view of the bench: filled with a color, another in every frame.
@MainActor enum Shade {
  static func color(view: Int, frame: Int) -> UIColor {
    func part(_ number: Int) -> CGFloat {
      let shade: Int = view * (number * 2 + 1) + frame * 37 + number * 64
      return CGFloat(shade & 255) / 255
    }
    return UIColor(red: part(0), green: part(1), blue: part(2), alpha: 1)
  }
}

/// A view that changes its color when it is touched.
final class Target: UIView {
  private var isOn = false
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isOn.toggle()
    backgroundColor = Shade.color(view: 1, frame: isOn ? 1 : 0)
  }
}

/// Cases with a window on the display, composed as every program with a window is.
@MainActor enum WindowCases {
  private static func open(side: CGFloat, _ build: @escaping @MainActor (UIWindow) -> Void) throws -> WindowedProgram {
    UIWindowScene.preferredSize = CGSize(width: side, height: side)
    return try WindowedProgram { CaseDelegate(build) }
  }

  /// Ends the program when the first frame, with a label, has been presented.
  static func start() throws {
    let program = try open(side: 400) { window in
      let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
      label.text = "Hello"
      window.backgroundColor = .white
      window.addSubview(label)
    }
    program.loop.addHandler(for: .present) { exit(0) }
    program.run()
  }

  /// A window with something to press, until the program is ended from outside.
  static func press() throws {
    let program = try open(side: 400) { window in
      window.backgroundColor = .white
      window.addSubview(Target(frame: CGRect(x: 150, y: 150, width: 100, height: 100)))
    }
    program.run()
  }

  /// Receives shakes and remote controls.
  private final class Listener: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    override func remoteControlReceived(with event: UIEvent?) {}
  }

  /// A window that uses controllers, shakes, remote controls, touchpads and pens, until the program is ended.
  static func sources() throws {
    let program = try open(side: 400) { window in
      let listener = Listener(frame: window.bounds)
      window.addSubview(listener)
      let (pan, hover) = (UIPanGestureRecognizer(), UIHoverGestureRecognizer())
      pan.allowedScrollTypesMask = .all
      hover.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
      let tap = UITapGestureRecognizer()
      tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
      for recognizer in [pan, hover, tap, UIPinchGestureRecognizer(), UIRotationGestureRecognizer()] {
        listener.addGestureRecognizer(recognizer)
      }
      listener.becomeFirstResponder()
      UIApplication.shared.takesGameControllers = true
      UIApplication.shared.beginReceivingRemoteControlEvents()
    }
    program.run()
  }

  /// Says what a context menu has.
  private final class Menus: UIContextMenuInteractionDelegate {
    static let shared = Menus()
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: (0..<10).map { UIAction(title: "Command \($0)") { _ in } })
      })
    }
  }

  /// A window with a context menu, until the program is ended from outside.
  static func menu() throws {
    let program = try open(side: 600) { window in
      let ground = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
      ground.backgroundColor = .white
      ground.addInteraction(UIContextMenuInteraction(delegate: Menus.shared))
      window.addSubview(ground)
    }
    program.run()
  }

  /// A scene with one view in a large window, with the inspector around it or without, until the program is ended.
  static func pressScene(isInspected: Bool) throws {
    let size = CGSize(width: 600, height: 600)
    var kept: [AnyObject] = []
    UIWindowScene.preferredSize = Inspector.preferredSize(forScene: size)
    let program = try WindowedProgram {
      CaseDelegate { window in
        guard let scene = window.windowScene else { return }
        window.frame = CGRect(x: 148, y: 100, width: size.width, height: size.height)
        let target = Target(frame: window.bounds)
        window.addSubview(target)
        guard isInspected else { return }
        let inspector = Inspector(of: window, in: scene, title: "Press", about: "") { $0 === target ? "target" : nil }
        scene.application?.traceSink = inspector
        kept.append(inspector)
      }
    }
    program.run()
  }

  /// Milliseconds from a change to the presented frame, of all of 10,000 views or of one above them.
  static func frames(changesAll: Bool) throws -> Double {
    var views: [UIView] = []
    let box = UIView(frame: CGRect(x: 475, y: 475, width: 50, height: 50))
    let program = try open(side: Places.side) { window in
      for place in 0..<10_000 {
        let view = UIView(frame: CGRect(x: place % 100 * 10, y: place / 100 * 10, width: 10, height: 10))
        view.backgroundColor = Shade.color(view: place, frame: 0)
        window.addSubview(view)
        views.append(view)
      }
      if !changesAll { window.addSubview(box) }
    }
    for _ in 0..<20 { program.loop.runTurn() }
    var number = 0
    func frame() {
      number += 1
      if changesAll {
        for (place, view) in views.enumerated() { view.backgroundColor = Shade.color(view: place, frame: number) }
      } else {
        box.backgroundColor = Shade.color(view: 1, frame: number)
      }
      program.loop.runTurn()
    }
    for _ in 0..<5 { frame() }
    return Stopwatch.times(60, frame).sorted()[30] * 1e3
  }
}
