import TouchGeometry
import TouchKit
import TouchNavigation
import TouchWidgets

/// The live views, controllers and recognizers that a scene file describes, with their log.
///
/// The stage owns what it builds. Callbacks that the scene logs are appended to `log` in order, each with the time of
/// the loop; `onLine` is called with each line.
@MainActor package final class SceneStage {
  package let scene: SceneFile
  /// The scene's root view.
  ///
  /// Add it to a window with `install(in:)`, or to any view.
  package private(set) var rootView: UIView
  /// The controller of the root view, if it has one.
  package private(set) var rootController: UIViewController?
  /// The lines of the log.
  package private(set) var log: [String] = []
  package var onLine: ((String) -> Void)?
  /// Sentences about edits and selections that were refused, with their times: "F kept editing: …".
  package private(set) var remarks: [(time: TimeInterval, view: String, sentence: String)] = []
  /// The maximum number of remarks that are kept.
  private static let maximumRemarks = 200
  /// Called when an action runs the loop, with the time at which the run ends.
  package var onRun: ((TimeInterval) -> Void)?
  /// Called when the user has selected a row or an item, with the name of the table or the collection.
  package var onSelect: ((String) -> Void)?
  /// Called when the user has moved a row of a table, with the name of the table.
  package var onMoveRow: ((String) -> Void)?
  /// The zero of the log's clock; earlier callbacks are logged at 0.
  package var startTime: TimeInterval = 0

  private var views: [String: UIView] = [:]
  private var recognizers: [String: UIGestureRecognizer] = [:]
  /// The active constraints, by their texts in the file.
  var constraints: [String: NSLayoutConstraint] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  private var controllers: [UIViewController] = []
  /// The views in cells, headers and footers, by the names of their lists.
  var viewsInLists: [String: [ListPosition: [UIView]]] = [:]
  /// The heights of headers and footers, by their names.
  var heightsInLists: [String: CGFloat] = [:]
  /// The recognizers to add to the window when the scene is installed.
  private var recognizersOnWindow: [UIGestureRecognizer] = []
  /// The controllers that are still to be presented, each with its presenter.
  var waitingToBePresented: [(presenter: UIViewController, view: UIView, description: SceneController)] = []
  /// Recognizers with `requiresToFail` relations to recognizers that a presentation will create.
  private var waitingRelations: [(UIGestureRecognizer, SceneRecognizer)] = []
  private weak var firstResponder: UIResponder?
  private var delegates: [SceneRecognizerDelegate] = []
  private var keptDelegates: [AnyObject] = []
  /// Whether the scene is complete, so that callbacks are logged.
  private(set) var isBuilt = false
  package let application: UIApplication
  /// The number of nested actions that are running the loop.
  package internal(set) var runDepth = 0
  /// The windows that actions have opened.
  var windows: [UIWindow] = []
  /// The window in which the scene is installed.
  private weak var home: UIWindow?
  /// Whether the scene was closed.
  package private(set) var isClosed = false
  /// Whether hit tests are predictions, which are not logged.
  private var isPredicting = false

  /// Builds a scene for an application.
  ///
  /// The file has been validated: every name that it uses exists.
  package init(_ scene: SceneFile, for application: UIApplication) {
    self.scene = scene
    self.application = application
    rootView = UIView(frame: CGRect(origin: .zero, size: scene.size))
    var relations: [(UIGestureRecognizer, SceneRecognizer)] = []
    rootView = build(scene.root, &relations)
    switch scene.userInterfaceStyle {
    // A file without a style has colors for light mode only, so the scene ignores a dark system.
    case nil, .light: rootView.overrideUserInterfaceStyle = .light
    case .dark: rootView.overrideUserInterfaceStyle = .dark
    case .unspecified: break
    }
    // Light text would be unreadable on the window's white background.
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
  /// The constraint with this text in the file.
  package func constraint(written text: String) -> NSLayoutConstraint? { constraints[text] }

  /// The scene's recognizers in the order of the file: those of a view before those of its subviews.
  package var recognizersInOrder: [UIGestureRecognizer] {
    func names(in view: SceneView) -> [String] {
      let own = view.viewClass.isKind(of: .scrollView) ? ["\(view.name).pan", "\(view.name).pinch"] : []
      // Omit the pinch of a scroll view that cannot zoom.
      let active = own.filter { recognizers[$0]?.isEnabled ?? false || $0.hasSuffix(".pan") }
      let more = view.recognizersOfItsOwn.map(\.name)
      return active + more + view.recognizers.map(\.name) + view.children.flatMap(names)
    }
    return names(in: scene.root).compactMap { recognizers[$0] }
  }

  /// The name of an object of the scene; nil for other objects.
  package func name(of object: AnyObject) -> String? {
    names[ObjectIdentifier(object)] ?? nameInRow(object) ?? nameInItem(object)
  }

  /// The name of a view that the file describes.
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

  /// Presents the scene's presented controllers and makes its first responder the first responder.
  ///
  /// Call it again after the window becomes visible.
  package func takeKeyboard() {
    present()
    firstResponder?.becomeFirstResponder()
  }

  /// Closes the scene and its windows, and cancels what is in progress.
  ///
  /// Later callbacks are not logged.
  ///
  /// Callbacks caused by closing are still logged. May be called more than once.
  package func close() {
    guard !isClosed else { return }
    home?.tearDown()
    for window in windows { window.tearDown() }
    windows = []
    isClosed = true
    onLine = nil
    onRun = nil
    onSelect = nil
    onMoveRow = nil
  }

  // MARK: Log

  /// Runs hit tests that are only predictions: calls of `hitTest` and `point(inside:)` in them are not logged.
  package func predicting<Result>(_ predict: () -> Result) -> Result {
    isPredicting = true
    defer { isPredicting = false }
    return predict()
  }

  func write(_ name: String, _ what: String, _ details: String = "") {
    guard !isClosed, !isPredicting else { return }
    let time = decimal(max(0, application.now - startTime), places: 3)
    let line = details.isEmpty ? "\(time) \(name) \(what)" : "\(time) \(name) \(what) \(details)"
    log.append(line)
    onLine?(line)
  }

  /// Records why a text input or a list refused something.
  ///
  /// - Parameters:
  ///   - view: The name of the text input or the list, with which the sentence begins.
  ///   - refusal: The rest of the sentence, without a full stop.
  func remark(_ view: String, _ refusal: String) {
    guard !isClosed, remarks.count < Self.maximumRemarks else { return }
    remarks.append((max(0, application.now - startTime), view, "\(view) \(refusal)"))
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
    if let pan = installScrollDelegate(view, description) { relations.append(pan) }
    installTextDelegate(view, description)
    installPickerSource(view, description)
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
        place(made, at: position, of: description.name, in: view)
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

  /// Repeats the relations after a presentation has created recognizers.
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
    configure(controller, description)
    controllers.append(controller)
    if description.isFirstResponder { firstResponder = controller }
    names[ObjectIdentifier(controller)] = description.name
  }

  /// Builds a container with the controllers of its child views; its view is the container's own.
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

  /// Registers a recognizer under a name of the scene.
  func register(_ recognizer: UIGestureRecognizer, as name: String) {
    recognizer.name = name
    recognizers[name] = recognizer
    names[ObjectIdentifier(recognizer)] = name
  }

  /// Registers one of the kit's recognizers of a view, found by the name that the kit gave it.
  func register(_ name: String, of view: UIView, as ownName: String) {
    if let own = view.gestureRecognizers?.last(where: { $0.name == name }) { register(own, as: ownName) }
  }

  /// Retains a delegate, which its view references weakly.
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

/// A number with a fixed number of decimals, as in the logs.
package func decimal(_ value: Double, places: Int) -> String {
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let whole = Int(clamping: (abs(value) * scale).rounded())
  let digits = String(whole)
  let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
  let sign = value < 0 && whole > 0 ? "-" : ""
  return "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
}
