import TouchGeometry
import TouchKit
import TouchNavigation
import TouchWidgets

/// A scene come to life: the views, controllers and recognizers that a scene file describes, and their log.
///
/// The stage owns what it builds. Callbacks that the scene logs go to `log` in the order in which they are made, each
/// with the time of the loop; `onLine` hears of each as it is made.
@MainActor package final class SceneStage {
  package let scene: SceneFile
  /// The scene's root view; put it into a window with `install(in:)`, or anywhere.
  package private(set) var rootView: UIView
  /// The controller of the root view, if it has one.
  package private(set) var rootController: UIViewController?
  /// The lines so far.
  package private(set) var log: [String] = []
  package var onLine: ((String) -> Void)?
  /// What text inputs refused, with its time: "F kept editing: …".
  package private(set) var remarks: [(time: TimeInterval, sentence: String)] = []
  /// The maximum number of remarks that are kept.
  private static let mostRemarks = 200
  /// Told when an action lets the loop run, with the time of the loop until which it does.
  package var onRun: ((TimeInterval) -> Void)?
  /// Told when the user has selected a row or an item, with the name of the table or the collection.
  package var onSelect: ((String) -> Void)?
  /// From this time on the log's clock counts; what comes before is logged at zero.
  package var startTime: TimeInterval = 0

  private var views: [String: UIView] = [:]
  private var recognizers: [String: UIGestureRecognizer] = [:]
  /// By their texts in the file.
  var constraints: [String: NSLayoutConstraint] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  private var controllers: [UIViewController] = []
  /// The views in cells, headers and footers, by the names of their lists.
  var viewsInLists: [String: [ListPosition: [UIView]]] = [:]
  /// The heights of headers and footers, by their names.
  var heightsInLists: [String: CGFloat] = [:]
  /// What is added to the window that the scene is put into.
  private var recognizersOnWindow: [UIGestureRecognizer] = []
  /// What is still to be presented, with the controller that presents it.
  var waitingToBePresented: [(presenter: UIViewController, view: UIView, description: SceneController)] = []
  /// Who waits for recognizers that come with a presentation.
  private var waitingRelations: [(UIGestureRecognizer, SceneRecognizer)] = []
  private weak var firstResponder: UIResponder?
  private var delegates: [SceneRecognizerDelegate] = []
  private var keptDelegates: [AnyObject] = []
  /// Whether everything is there and callbacks count.
  private(set) var isBuilt = false
  package let application: UIApplication
  /// How many actions are letting the loop run, one inside the other.
  package internal(set) var runDepth = 0
  /// The windows that actions have opened.
  var windows: [UIWindow] = []
  /// The window that the root view was put into.
  private weak var home: UIWindow?
  /// Whether the scene was taken down.
  package private(set) var isClosed = false

  /// Builds a scene for an application.
  ///
  /// The file was read, so it is sound: every name it uses is there.
  package init(_ scene: SceneFile, for application: UIApplication) {
    self.scene = scene
    self.application = application
    rootView = UIView(frame: CGRect(origin: .zero, size: scene.size))
    var relations: [(UIGestureRecognizer, SceneRecognizer)] = []
    rootView = build(scene.root, &relations)
    switch scene.userInterfaceStyle {
    // Colors of a file that knows one style do not follow the desktop, so the system's must not either.
    case nil, .light: rootView.overrideUserInterfaceStyle = .light
    case .dark: rootView.overrideUserInterfaceStyle = .dark
    case .unspecified: break
    }
    // Light text on the white of an empty window could not be read.
    if rootView.overrideUserInterfaceStyle != .light, rootView.backgroundColor == nil {
      rootView.backgroundColor = .systemBackground
    }
    rootController = rootView.rare?.viewController
    relate(relations)
    waitingRelations = waitingToBePresented.isEmpty ? [] : relations
    for constraint in scene.constraints { activate(constraint) }
    isBuilt = true
  }

  package func view(named name: String) -> UIView? { views[name] }
  package func recognizer(named name: String) -> UIGestureRecognizer? { recognizers[name] }
  /// The constraint that the file writes so.
  package func constraint(written text: String) -> NSLayoutConstraint? { constraints[text] }

  /// The recognizers that the file describes, in its order: those of a view before those of the views in it.
  package var recognizersInOrder: [UIGestureRecognizer] {
    func names(in view: SceneView) -> [String] {
      let own = view.viewClass.isKind(of: .scrollView) ? ["\(view.name).pan", "\(view.name).pinch"] : []
      // A pinch that has nothing to zoom takes no part.
      let active = own.filter { recognizers[$0]?.isEnabled ?? false || $0.hasSuffix(".pan") }
      let more = view.recognizersOfItsOwn.map(\.name)
      return active + more + view.recognizers.map(\.name) + view.children.flatMap(names)
    }
    return names(in: scene.root).compactMap { recognizers[$0] }
  }

  /// What the scene calls a view, a controller or a recognizer; nil for what is not the scene's.
  package func name(of object: AnyObject) -> String? {
    names[ObjectIdentifier(object)] ?? nameInRow(object) ?? nameInItem(object)
  }

  /// The same, of a view that the file describes.
  func nameOfView(_ view: UIView) -> String? { names[ObjectIdentifier(view)] }

  /// Makes the root view the content of a window.
  package func install(in window: UIWindow) {
    home = window
    for recognizer in recognizersOnWindow { window.addGestureRecognizer(recognizer) }
    if let rootController {
      window.rootViewController = rootController
    } else {
      window.addSubview(rootView)
    }
    takeKeyboard()
  }

  /// Presents what the scene presents, and lets its first responder become it; to be called again when the window was
  /// not visible yet.
  package func takeKeyboard() {
    present()
    firstResponder?.becomeFirstResponder()
  }

  /// Takes the scene down: its windows go, with all that is under way in them, and nothing is logged afterwards.
  ///
  /// What is told on the way still stands in the log. Any number of calls.
  package func close() {
    guard !isClosed else { return }
    home?.takeDown()
    for window in windows { window.takeDown() }
    windows = []
    isClosed = true
    onLine = nil
    onRun = nil
    onSelect = nil
  }

  // MARK: Log

  func write(_ name: String, _ what: String, _ details: String = "") {
    guard !isClosed else { return }
    let time = decimal(max(0, application.now - startTime), places: 3)
    let line = details.isEmpty ? "\(time) \(name) \(what)" : "\(time) \(name) \(what) \(details)"
    log.append(line)
    onLine?(line)
  }

  /// Says why a text input did not do what was asked of it, once for each time.
  func remark(_ sentence: String) {
    guard !isClosed, remarks.count < Self.mostRemarks else { return }
    remarks.append((max(0, application.now - startTime), sentence))
  }

  // MARK: Building

  private func build(_ description: SceneView, _ relations: inout [(UIGestureRecognizer, SceneRecognizer)]) -> UIView {
    if let controller = description.controller, controller.controllerClass.isContainer {
      return buildContainer(description, controller, &relations)
    }
    let behavior = ViewBehavior(description, stage: self)
    let view = makeView(description, behavior)
    behavior.view = view
    views[description.name] = view
    names[ObjectIdentifier(view)] = description.name
    if let pan = equip(view, description) { relations.append(pan) }
    equipText(view, description)
    equipPicker(view, description)
    for property in description.properties { apply(property, to: view) }
    addLinks(view, description)
    if description.isFirstResponder { firstResponder = view }
    if let controller = description.controller { adopt(view, controller) }
    let stack = view as? UIStackView
    for child in description.children {
      let made = build(child, &relations)
      if let about = child.controller, about.modalPresentationStyle != nil, let own = view.rare?.viewController {
        waitingToBePresented.append((own, made, about))
        continue
      }
      if let position = child.position {
        hold(made, at: position, of: description.name, in: view)
        continue
      }
      if let stack { stack.addArrangedSubview(made) } else { view.addSubview(made) }
    }
    reload(view, description.name)
    finish(view, description)
    addEvents(description, to: view)
    if !description.menu.isEmpty { addMenu(description, to: view) }
    for recognizer in description.recognizers {
      let made = make(recognizer)
      if recognizer.isOnWindow { recognizersOnWindow.append(made) } else { view.addGestureRecognizer(made) }
      relations.append((made, recognizer))
    }
    return view
  }

  private func relate(_ relations: [(UIGestureRecognizer, SceneRecognizer)]) {
    for (recognizer, description) in relations {
      for name in description.requiresToFail {
        if let other = recognizers[name] { recognizer.require(toFail: other) }
      }
    }
  }

  /// Recognizers have come with a presentation.
  func relateAgain() {
    relate(waitingRelations)
    if waitingToBePresented.isEmpty { waitingRelations = [] }
  }

  private func adopt(_ view: UIView, _ description: SceneController) {
    let controller = LoggingController(ResponderBehavior(description, stage: self))
    controller.view = view
    enroll(controller, description)
  }

  private func enroll(_ controller: UIViewController, _ description: SceneController) {
    equip(controller, description)
    controllers.append(controller)
    if description.isFirstResponder { firstResponder = controller }
    names[ObjectIdentifier(controller)] = description.name
  }

  /// A container with the controllers of the views in it; its view is its own.
  private func buildContainer(
    _ description: SceneView, _ controller: SceneController, _ relations: inout [(UIGestureRecognizer, SceneRecognizer)]
  ) -> UIView {
    let container = makeContainer(controller, ResponderBehavior(controller, stage: self))
    enroll(container, controller)
    var inside: [UIViewController] = []
    for child in description.children {
      let view = build(child, &relations)
      guard let own = view.rare?.viewController, let about = child.controller else { continue }
      if about.modalPresentationStyle == nil {
        inside.append(own)
      } else {
        waitingToBePresented.append((container, view, about))
      }
    }
    let view = fill(container, with: inside, selecting: controller.selectedIndex)
    view.frame = description.frame
    views[description.name] = view
    names[ObjectIdentifier(view)] = description.name
    if let stack = container as? UINavigationController, let pop = stack.interactivePopGestureRecognizer {
      register(pop, as: controller.popName)
      register("interactive content pop", of: view, as: "\(controller.name).contentPop")
      register("mouse back", of: view, as: "\(controller.name).mouse")
      let about = controller.popGesture
      for property in about.properties { apply(property, to: pop) }
      if let answers = about.delegate { answer(answers, for: pop) }
      if about.logs {
        let behavior = RecognizerBehavior(about, stage: self)
        pop.addAction(UIAction { [weak pop] _ in if let pop { behavior.acted(pop) } })
      }
      relations.append((pop, about))
    }
    for recognizer in description.recognizers {
      let made = make(recognizer)
      if recognizer.isOnWindow { recognizersOnWindow.append(made) } else { view.addGestureRecognizer(made) }
      relations.append((made, recognizer))
    }
    return view
  }

  private func answer(_ answers: SceneDelegate, for recognizer: UIGestureRecognizer) {
    let delegate = SceneRecognizerDelegate(answers, stage: self)
    delegates.append(delegate)
    recognizer.delegate = delegate
  }

  /// Lets the scene speak of a recognizer by a name.
  func register(_ recognizer: UIGestureRecognizer, as name: String) {
    recognizer.name = name
    recognizers[name] = recognizer
    names[ObjectIdentifier(recognizer)] = name
  }

  /// The same, of a recognizer of the kit's on a view, by the name that the kit gives it.
  func register(_ name: String, of view: UIView, as ownName: String) {
    if let own = view.gestureRecognizers?.last(where: { $0.name == name }) { register(own, as: ownName) }
  }

  /// Keeps a delegate that its view holds weakly.
  func keep(_ delegate: AnyObject) { keptDelegates.append(delegate) }

  private func make(_ description: SceneRecognizer) -> UIGestureRecognizer {
    let behavior = RecognizerBehavior(description, stage: self)
    let recognizer = makeRecognizer(description, behavior)
    register(recognizer, as: description.name)
    (recognizer as? CustomGestureRecognizer)?.transitions = description.transitions
    for property in description.properties { apply(property, to: recognizer) }
    if let answers = description.delegate { answer(answers, for: recognizer) }
    recognizer.addAction(UIAction { [weak recognizer] _ in if let recognizer { behavior.acted(recognizer) } })
    return recognizer
  }
}

/// A number with a fixed count of decimals, as the logs print it.
package func decimal(_ value: Double, places: Int) -> String {
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let whole = Int(pixels: (abs(value) * scale).rounded())
  let digits = String(whole)
  let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
  let sign = value < 0 && whole > 0 ? "-" : ""
  return "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
}
