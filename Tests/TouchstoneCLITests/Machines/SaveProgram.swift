import TouchGeometry
import TouchKit
import TouchNavigation
import TouchTesting
import TouchWidgets

/// A program with a button or a tile Save, an obstacle, and the gesture that does not save.
@MainActor struct SaveProgram {
  /// The name of the file with the expected conversation.
  let name: String
  /// Words that the answer must contain, whatever else it says.
  let cause: [String]
  /// The event with which the control saves.
  var event = "touchUpInside"
  let build: (SaveScreen) -> Void
  var gesture: (SaveScreen) -> Void = { $0.stage.tap(at: SaveScreen.place) }
}

/// The window of a program: a panel, and Save in it.
@MainActor final class SaveScreen {
  /// The middle of Save, in the window.
  static let place = CGPoint(x: 195, y: 185)

  let stage: TouchStage
  let panel = Panel(frame: CGRect(x: 20, y: 100, width: 350, height: 300))
  /// Where Save is in the panel.
  let frame = CGRect(x: 75, y: 60, width: 200, height: 50)
  /// How often the program has saved.
  private(set) var count = 0
  /// What the program keeps as long as it runs: windows, delegates.
  var kept: [AnyObject] = []

  init() {
    stage = TouchStage()
    stage.rootView.addSubview(panel)
  }

  /// A button of the kit that saves.
  @discardableResult func addButton(to view: UIView? = nil, _ event: UIControl.Event = .touchUpInside) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    return add(button, to: view, event)
  }

  /// A custom control that saves.
  @discardableResult func addControl(to view: UIView? = nil, _ event: UIControl.Event = .touchUpInside) -> SaveControl {
    let control = SaveControl(frame: CGRect(origin: .zero, size: frame.size))
    control.addSubview(title())
    return add(control, to: view, event)
  }

  private func add<Control: UIControl>(_ control: Control, to view: UIView?, _ event: UIControl.Event) -> Control {
    control.frame = frame
    control.addAction(UIAction { [weak self] _ in self?.count += 1 }, for: event)
    (view ?? panel).addSubview(control)
    return control
  }

  /// A view with a title and a tap that saves.
  @discardableResult func addTile() -> (tile: SaveTile, tap: UITapGestureRecognizer) {
    let tile = SaveTile(frame: frame)
    tile.addSubview(title())
    let tap = UITapGestureRecognizer()
    tap.name = "saveTap"
    tap.addAction(UIAction { [weak self] _ in self?.count += 1 })
    tile.addGestureRecognizer(tap)
    panel.addSubview(tile)
    return (tile, tap)
  }

  private func title() -> UILabel {
    let label = UILabel(frame: CGRect(origin: .zero, size: frame.size))
    label.text = "Save"
    return label
  }

  final class Panel: UIView {}
  final class Banner: UIView {}
  final class Shelf: UIView {}
  final class SaveControl: UIControl {}
  final class SaveTile: UIView {}

  /// Refuses touches, or the beginning of a gesture.
  final class Refusal: NSObject, UIGestureRecognizerDelegate {
    let (receives, begins): (Bool, Bool)

    init(receives: Bool = true, begins: Bool = true) { (self.receives, self.begins) = (receives, begins) }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  }
}

extension SaveProgram {
  /// A finger that comes down on Save, moves in three steps, and is lifted.
  private static func drag(_ dx: CGFloat, _ dy: CGFloat, step: Double = 0.05) -> (SaveScreen) -> Void {
    { screen in
      let (finger, start) = (screen.stage.finger, SaveScreen.place)
      finger.down(at: start)
      for part in 1...4 {
        screen.stage.wait(step)
        finger.move(to: CGPoint(x: start.x + dx * CGFloat(part) / 4, y: start.y + dy * CGFloat(part) / 4))
      }
      screen.stage.wait(step)
      finger.up()
    }
  }

  static let all = reaching + taking + ofTiles

  // MARK: The touch does not reach Save

  private static let reaching = [
    SaveProgram(name: "covered", cause: ["banner"]) { screen in
      screen.addButton()
      screen.stage.rootView.addSubview(SaveScreen.Banner(frame: CGRect(x: 0, y: 120, width: 390, height: 100)))
    },
    SaveProgram(name: "outside-its-superview", cause: ["shelf", "outside"]) { screen in
      let shelf = SaveScreen.Shelf(frame: CGRect(x: 0, y: 0, width: 350, height: 40))
      screen.panel.addSubview(shelf)
      screen.addButton(to: shelf)
    },
    SaveProgram(name: "clipped", cause: ["its ancestor shelf, which clips"]) { screen in
      let shelf = SaveScreen.Shelf(frame: CGRect(x: 0, y: 0, width: 350, height: 80))
      shelf.clipsToBounds = true
      screen.panel.addSubview(shelf)
      screen.addButton(to: shelf)
    },
    SaveProgram(name: "outside-the-window", cause: ["outside"]) { screen in
      screen.panel.frame.origin.x = 320
      screen.addButton()
    } gesture: {
      $0.stage.tap(at: CGPoint(x: 388, y: 185))
    },
    SaveProgram(name: "disabled", cause: ["isEnabled"]) { $0.addButton().isEnabled = false },
    SaveProgram(name: "no-interaction", cause: ["isUserInteractionEnabled"]) {
      $0.addButton().isUserInteractionEnabled = false
    },
    SaveProgram(name: "superview-without-interaction", cause: ["panel", "isUserInteractionEnabled"]) { screen in
      screen.addButton()
      screen.panel.isUserInteractionEnabled = false
    },
    SaveProgram(name: "transparent", cause: ["alpha"]) { $0.addButton().alpha = 0 },
    SaveProgram(name: "hidden", cause: ["isHidden"]) { $0.addButton().isHidden = true },
    SaveProgram(name: "behind-a-sheet", cause: ["button is behind UIViewController", "Dismiss the sheet"]) { screen in
      screen.addButton()
      let sheet = UIViewController()
      sheet.view.backgroundColor = .white
      sheet.modalPresentationStyle = .pageSheet
      sheet.sheetPresentationController?.detents = [.medium()]
      screen.stage.window.rootViewController?.present(sheet, animated: false)
    },
    SaveProgram(name: "behind-a-window", cause: ["UIButton \"Save\" is in a window behind UIWindow"]) { screen in
      screen.addButton()
      guard let scene = screen.stage.window.windowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.windowLevel = .alert
      window.rootViewController = UIViewController()
      window.isHidden = false
      screen.kept.append(window)
    },
  ]

  // MARK: Something else takes the touch

  private static let taking = [
    SaveProgram(name: "tap-on-the-superview", cause: ["tap", "cancelsTouchesInView"]) { screen in
      screen.addControl()
      screen.panel.addGestureRecognizer(UITapGestureRecognizer())
    },
    SaveProgram(name: "pan-on-the-superview", cause: ["pan", "cancelsTouchesInView"]) { screen in
      screen.addButton()
      screen.panel.addGestureRecognizer(UIPanGestureRecognizer())
    } gesture: {
      drag(30, 0)($0)
    },
    SaveProgram(name: "scroll-view", cause: ["drawer.pan took touch 1 from button"]) { screen in
      screen.addButton(to: list(screen, Drawer(frame: screen.panel.bounds)))
    } gesture: { screen in
      let finger = screen.stage.finger
      finger.down(at: SaveScreen.place)
      screen.stage.wait(0.3)
      for step in 1...4 {
        screen.stage.wait(0.03)
        finger.move(to: CGPoint(x: 195, y: 185 - CGFloat(step) * 10))
      }
      finger.up()
    },
    SaveProgram(name: "content-delay", cause: ["delaysContentTouches"], event: "touchDown") { screen in
      screen.addControl(to: list(screen, UIScrollView(frame: screen.panel.bounds)), .touchDown)
    } gesture: {
      drag(0, -40, step: 0.02)($0)
    },
    SaveProgram(name: "exclusive-touch", cause: ["isExclusiveTouch"]) { screen in
      screen.addButton()
      let hold = UIButton(frame: CGRect(x: 75, y: 200, width: 200, height: 50))
      hold.setTitle("Hold", for: .normal)
      hold.isExclusiveTouch = true
      screen.panel.addSubview(hold)
    } gesture: { screen in
      screen.stage.finger(2).down(at: CGPoint(x: 195, y: 325))
      screen.stage.wait(0.2)
      screen.stage.tap(at: SaveScreen.place)
      screen.stage.finger(2).up()
    },
    SaveProgram(name: "lifted-outside", cause: ["outside"]) {
      $0.addButton()
    } gesture: {
      drag(0, 150)($0)
    },
  ]

  private static func list(_ screen: SaveScreen, _ list: UIScrollView) -> UIScrollView {
    list.contentSize = CGSize(width: 350, height: 900)
    screen.panel.addSubview(list)
    return list
  }

  /// Lets drags take touches from buttons.
  private final class Drawer: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
  }

  // MARK: The tap of a tile does not act

  private static let ofTiles = [
    SaveProgram(name: "moved-too-far", cause: ["saveTap", "moved"]) {
      $0.addTile()
    } gesture: {
      drag(60, 0)($0)
    },
    SaveProgram(name: "recognizer-disabled", cause: ["saveTap", "isEnabled"]) { $0.addTile().tap.isEnabled = false },
    SaveProgram(name: "delegate-refuses-touch", cause: ["saveTap", "delegate"]) { screen in
      let refusal = SaveScreen.Refusal(receives: false)
      screen.kept.append(refusal)
      screen.addTile().tap.delegate = refusal
    },
    SaveProgram(name: "delegate-refuses-begin", cause: ["saveTap", "delegate"]) { screen in
      let refusal = SaveScreen.Refusal(begins: false)
      screen.kept.append(refusal)
      screen.addTile().tap.delegate = refusal
    },
    SaveProgram(name: "requirement-that-recognizes", cause: ["saveTap", "hold"]) { screen in
      let (tile, tap) = screen.addTile()
      let hold = UILongPressGestureRecognizer()
      (hold.name, hold.minimumPressDuration) = ("hold", 0.03)
      tile.addGestureRecognizer(hold)
      tap.require(toFail: hold)
    },
    SaveProgram(name: "requirements-in-a-circle", cause: ["saveTap", "other", "waited"]) { screen in
      let (_, tap) = screen.addTile()
      let other = UITapGestureRecognizer()
      other.name = "other"
      screen.panel.addGestureRecognizer(other)
      other.require(toFail: tap)
      tap.require(toFail: other)
    },
  ]
}
