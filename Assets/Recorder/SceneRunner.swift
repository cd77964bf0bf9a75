// SceneRunner.swift: builds a scene file of Touchstone in an app for iPhone or iPad, and records fingers and callbacks.
//
// Add this file to the app, and the text of a scene file that `touchstone lint` accepts:
//
//   let runner = try SceneRunner(text)
//   runner.onRecording = { [weak runner] recording in runner?.share(recording) }
//   runner.show(in: windowScene)
//
// When the scene has been at rest for two seconds after a touch, `onRecording` gets the text of one file: the scene,
// the fingers and keys, and the callback log. `touchstone compare` plays it and names the first difference.
// `show(in:)` builds the scene again. `unsupported` lists what the scene has and UIKit's public interface, of iOS 15 and
// later, cannot express. The second half of this file is written by Scripts/scene-runner.

import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Builds a scene, shows it, and records what happens.
@MainActor final class SceneRunner: NSObject, Sendable {
  /// Called with the text of a recording when the scene has come to rest.
  var onRecording: ((String) -> Void)?
  /// One sentence for each part of the scene that is left out.
  private(set) var unsupported: [String] = []
  /// The callback log since `show(in:)`.
  private(set) var log: [String] = []
  /// The lines of an input file since `show(in:)`, without its first line.
  private(set) var input: [String] = []
  private(set) var window: RunnerWindow?

  /// The time without callbacks and fingers that ends a recording, in seconds.
  static let quiet = 2.0

  let scene: RunnerValue
  private let text: String
  private var views: [String: UIView] = [:]
  private var recognizers: [String: UIGestureRecognizer] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  private var parts: [String: ScenePart] = [:]
  private var controllers: [ObjectIdentifier: UIViewController] = [:]
  private var kept: [AnyObject] = []
  private var inLists: [String: [UIView]] = [:]
  private var waiting: [(presenter: UIViewController, controller: UIViewController)] = []
  private var relations: [(UIGestureRecognizer, [String])] = []
  private var onWindow: [UIGestureRecognizer] = []
  private var firstResponder: UIResponder?
  private var windows: [UIWindow] = []
  private var isBuilt = false
  private var start: TimeInterval = 0
  private var eventTime: TimeInterval?
  private var lastChange: TimeInterval = 0
  private var fingers: [(touch: UITouch, id: Int, isDown: Bool)] = []
  private var link: CADisplayLink?

  #if canImport(ObjectiveC)
  private static let acts = #selector(SceneRunner.recognizerActs(_:))
  private static let frames = #selector(SceneRunner.frame)
  #else
  private static let acts = Selector(SceneRunner.recognizerActs)
  private static let frames = Selector(SceneRunner.frame)
  #endif

  /// Reads the text of a scene file; throws if it is not JSON or not a scene.
  init(_ text: String) throws {
    (self.text, scene) = (text, try RunnerReader.read(text))
    guard scene["format"]?.text == "touchstone-scene", scene["version"]?.number == 1, scene["root"] != nil else {
      throw RunnerFailure(description: "The text is not a scene: its format is not touchstone-scene, version 1.")
    }
  }

  /// The size of the scene in points.
  var size: CGSize { CGSize(width: scene["size"]?.numbers.first ?? 0, height: scene["size"]?.numbers.last ?? 0) }

  /// Builds the scene in a new window of its size, in the middle of the screen, and begins a recording.
  func show(in windowScene: UIWindowScene) {
    close()
    let window = RunnerWindow(windowScene: windowScene)
    let space = windowScene.coordinateSpace.bounds
    let corner = CGPoint(x: max(0, (space.width - size.width) / 2), y: max(0, (space.height - size.height) / 2))
    window.frame = CGRect(origin: corner, size: size)
    (window.runner, self.window, start) = (self, window, CACurrentMediaTime())
    let root = build(scene["root"] ?? .null)
    let style = scene["userInterfaceStyle"]?.text ?? "light"
    root.overrideUserInterfaceStyle = ["light": .light, "dark": .dark][style] ?? .unspecified
    if style != "light", root.backgroundColor == nil { root.backgroundColor = .systemBackground }
    relate()
    for line in scene["constraints"]?.texts ?? [] { constrain(line) }
    isBuilt = true
    for recognizer in onWindow { window.addGestureRecognizer(recognizer) }
    if let controller = controllers[ObjectIdentifier(root)] {
      window.rootViewController = controller
    } else {
      window.addSubview(root)
    }
    firstResponder?.becomeFirstResponder()
    window.makeKeyAndVisible()
    present()
    firstResponder?.becomeFirstResponder()
    let link = CADisplayLink(target: self, selector: Self.frames)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Removes the scene and ends the recording, without calling `onRecording`.
  func close() {
    link?.invalidate()
    for window in windows + [window].compactMap(\.self) { window.isHidden = true }
    (views, recognizers, names, parts, controllers, inLists) = ([:], [:], [:], [:], [:], [:])
    (kept, waiting, relations, onWindow, windows, fingers) = ([], [], [], [], [], [])
    (log, input, unsupported, link, window, firstResponder) = ([], [], [], nil, nil, nil)
    (isBuilt, eventTime, lastChange) = (false, nil, 0)
  }

  private func leaveOut(_ sentence: String) { if !unsupported.contains(sentence) { unsupported.append(sentence) } }

  // MARK: Log and input

  private var now: TimeInterval { max(0, (eventTime ?? CACurrentMediaTime()) - start) }

  func write(_ name: String, _ method: String, _ details: String = "") {
    log.append("\(RunnerText.decimal(now, 3)) \(name) \(method)" + (details.isEmpty ? "" : " " + details))
    lastChange = now
  }

  /// Logs unless the scene is being built.
  func writeBuilt(_ name: String, _ method: String, _ details: String = "") {
    if isBuilt { write(name, method, details) }
  }

  /// The numbers of touches in ascending order.
  func ids(_ touches: Set<UITouch>) -> String {
    touches.map { touch in fingers.last { $0.touch === touch }?.id ?? 0 }.sorted().map(String.init)
      .joined(separator: " ")
  }

  /// Called before an event is dispatched.
  func begin(_ event: UIEvent, in window: UIWindow) {
    eventTime = event.timestamp
    lastChange = now
    if let presses = (event as? UIPressesEvent)?.allPresses { for press in presses { note(press) } }
    // Fingers that come down together are numbered from left to right.
    let touches = event.type == .touches ? event.touches(for: window) ?? [] : []
    let ordered = touches.sorted { $0.location(in: window).x < $1.location(in: window).x }
    for touch in ordered where touch.phase == .began {
      fingers.removeAll { $0.touch === touch }
      let id = (1...).first { id in !fingers.contains { $0.isDown && $0.id == id } } ?? 1
      fingers = fingers.suffix(99) + [(touch, id, true)]
    }
    for touch in ordered { note(touch) }
  }

  func end() { eventTime = nil }

  private func note(_ touch: UITouch) {
    let phases: [UITouch.Phase: String] = [.began: "began", .moved: "moved", .ended: "ended", .cancelled: "cancelled"]
    guard let index = fingers.lastIndex(where: { $0.touch === touch }), fingers[index].isDown,
      let phase = phases[touch.phase]
    else { return }
    let place = touch.location(in: window)
    var line = "{\"t\": \(RunnerText.number(now)), \"id\": \(fingers[index].id), \"phase\": \"\(phase)\", "
    line += "\"x\": \(RunnerText.number(Double(place.x))), \"y\": \(RunnerText.number(Double(place.y)))"
    if touch.type == .pencil {
      let force = touch.maximumPossibleForce > 0 ? touch.force / touch.maximumPossibleForce : 0
      line += ", \"type\": \"pencil\", \"force\": \(RunnerText.number(Double(force)))"
    } else if touch.type == .indirectPointer {
      line += ", \"type\": \"indirectPointer\""
      if phase == "began" || phase == "moved" { line += ", \"buttons\": [\"primary\"]" }
    }
    input.append(line + "}")
    if phase == "ended" || phase == "cancelled" { fingers[index].isDown = false }
  }

  private func note(_ press: UIPress) {
    let phases: [UIPress.Phase: String] = [.began: "began", .ended: "ended", .cancelled: "cancelled"]
    guard let phase = phases[press.phase] else { return }
    let what = press.key == nil ? "button" : "key"
    input.append(
      "{\"t\": \(RunnerText.number(now)), \"press\": \"\(phase)\", \"\(what)\": \"\(RunnerText.word(press))\"}")
  }

  #if canImport(ObjectiveC)
  @objc
  #endif
  func frame() {
    let isQuiet = !input.isEmpty && !fingers.contains(where: \.isDown) && now - lastChange > Self.quiet
    guard isQuiet, let onRecording else { return }
    link?.invalidate()
    onRecording(recording)
  }

  /// The text of a capture: the scene, what was touched so far, and the callback log.
  var recording: String {
    func list(_ lines: [String]) -> String { "[\n    " + lines.joined(separator: ",\n    ") + "\n  ]" }
    return """
      {
        "format": "touchstone-capture", "version": 1, "callbacks": true,
        "program": "SceneRunner",
        "scene": \(text),
        "input": \(list(input)),
        "log": \(list(log.map(RunnerText.quoted)))
      }

      """
  }

  #if os(iOS)
  /// Presents a sheet to mail or share a recording; builds and shows the scene again when it is closed.
  ///
  /// The recording is shared as a file, or as text if no file can be written.
  func share(_ recording: String) {
    guard let windowScene = window?.windowScene else { return }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("scene.touchstone")
    let isWritten = (try? recording.write(to: file, atomically: true, encoding: .utf8)) != nil
    let items: [Any] = isWritten ? [file] : [recording]
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    let front = UIWindow(windowScene: windowScene)
    (front.rootViewController, front.windowLevel, front.isHidden) = (UIViewController(), .alert, false)
    windows.append(front)
    sheet.popoverPresentationController?.sourceView = front.rootViewController?.view
    sheet.completionWithItemsHandler = { [weak self] activity, isCompleted, _, _ in
      // The sheet stays after an activity that was cancelled.
      if activity == nil || isCompleted { self?.show(in: windowScene) }
    }
    front.rootViewController?.present(sheet, animated: true)
  }
  #endif

  // MARK: Building

  func view(named name: String?) -> UIView? { name.flatMap { views[$0] } }
  func name(of object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  /// Makes a view with everything in it.
  private func build(_ about: RunnerValue) -> UIView {
    let (name, kind) = (about["name"]?.text ?? "", about["class"]?.text ?? "UIView")
    let owner = about["controller"]
    if let owner, owner["class"]?.text ?? "UIViewController" != "UIViewController" { return container(about, owner) }
    let part = ScenePart(about, isSystem: Self.callsSuper(kind), runner: self)
    let view = Self.makeView(about, part)
    parts[name] = part
    part.view = view
    (views[name], names[ObjectIdentifier(view)]) = (view, name)
    configure(view, name, about)
    if let button = view as? UIButton, about["backgroundColor"] == nil { button.configuration = .tinted() }
    set(about, of: view)
    if about["links"] != nil { leaveOut("\(name): links in a text view are left out.") }
    if about["isFirstResponder"]?.flag == true { firstResponder = view }
    if let owner {
      let controller = RunnerController(nibName: nil, bundle: nil)
      controller.view = view
      controller.part = ScenePart(owner, runner: self)
      adopt(controller, owner, view)
    }
    for child in about["children"]?.list ?? [] {
      let made = build(child)
      if let own = presented(child, made) {
        if let presenter = controllers[ObjectIdentifier(view)] { waiting.append((presenter, own)) }
      } else if let place = child["in"]?.text {
        hold(made, place, in: view, name)
      } else if let stack = view as? UIStackView {
        stack.addArrangedSubview(made)
      } else {
        view.addSubview(made)
      }
    }
    if inLists.keys.contains(where: { $0.hasPrefix(name + " ") }) {
      (view as? UITableView)?.reloadData()
      (view as? UICollectionView)?.reloadData()
    }
    if let list = view as? UIScrollView {
      about.number("zoomScale") { list.zoomScale = CGFloat($0) }
      about.point("contentOffset") { list.contentOffset = $0 }
    }
    for event in about["events"]?.texts ?? [] {
      let line = UIAction { [weak self] _ in self?.write(name, "event", event) }
      if let kind = RunnerText.events[event] { (view as? UIControl)?.addAction(line, for: kind) }
    }
    if about["menu"] != nil {
      let delegate = RunnerDelegate(about, self)
      kept.append(delegate)
      view.addInteraction(UIContextMenuInteraction(delegate: delegate))
    }
    addRecognizers(about, to: view)
    return view
  }

  /// Makes a navigation, tab bar or split view controller, and returns its view.
  private func container(_ about: RunnerValue, _ owner: RunnerValue) -> UIView {
    let (name, own) = (about["name"]?.text ?? "", owner["name"]?.text ?? "")
    let made: UIViewController
    switch owner["class"]?.text {
    case "UITabBarController":
      let tabs = RunnerTabBarController(nibName: nil, bundle: nil)
      tabs.part = ScenePart(owner, runner: self)
      adopt(tabs, owner, nil)
      made = tabs
    case "UISplitViewController":
      let split = RunnerSplitViewController(style: .doubleColumn)
      split.part = ScenePart(owner, runner: self)
      adopt(split, owner, nil)
      made = split
    default:
      let stack = RunnerNavigationController(nibName: nil, bundle: nil)
      stack.part = ScenePart(owner, runner: self)
      adopt(stack, owner, nil)
      made = stack
    }
    var inside: [UIViewController] = []
    for child in about["children"]?.list ?? [] {
      let view = build(child)
      if let presented = presented(child, view) {
        waiting.append((made, presented))
      } else if let controller = controllers[ObjectIdentifier(view)] {
        inside.append(controller)
      }
    }
    switch made {
    case let stack as UINavigationController: stack.viewControllers = inside
    case let tabs as UITabBarController:
      tabs.viewControllers = inside
      tabs.selectedIndex = Int(owner["selectedIndex"]?.number ?? 0)
    case let split as UISplitViewController:
      for (column, one) in zip([UISplitViewController.Column.primary, .secondary], inside) {
        split.setViewController(one, for: column)
      }
    default: break
    }
    let view: UIView = made.view
    view.frame = about["frame"]?.rect ?? .zero
    (views[name], names[ObjectIdentifier(view)], controllers[ObjectIdentifier(view)]) = (view, name, made)
    if let pop = (made as? UINavigationController)?.interactivePopGestureRecognizer {
      register(pop, as: "\(own).pop")
      if let about = owner["interactivePopGestureRecognizer"] {
        let part = ScenePart(about.named("\(own).pop"), isSystem: true, runner: self)
        configure(pop, part, logsActions: about["logs"]?.flag ?? false)
      }
    }
    addRecognizers(about, to: view)
    return view
  }

  /// Gives a controller the properties that bars and presentations use.
  private func adopt(_ controller: UIViewController, _ about: RunnerValue, _ view: UIView?) {
    let name = about["name"]?.text ?? ""
    if let view { controllers[ObjectIdentifier(view)] = controller }
    names[ObjectIdentifier(controller)] = name
    kept.append(controller)
    if about["isFirstResponder"]?.flag == true { firstResponder = controller }
    controller.title = about["title"]?.text ?? name
    if let title = about["leftBarButtonItem"]?.text {
      let press = UIAction { [weak self] _ in self?.write(name, "leftBarButtonItem", title) }
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: title, primaryAction: press)
    }
    about.flag("leftItemsSupplementBackButton") { controller.navigationItem.leftItemsSupplementBackButton = $0 }
    about.flag("hidesBackButton") { controller.navigationItem.hidesBackButton = $0 }
    about.word(
      "modalPresentationStyle",
      [
        "pageSheet": .pageSheet, "formSheet": .formSheet, "fullScreen": .fullScreen,
        "overFullScreen": .overFullScreen,
      ]
    ) { controller.modalPresentationStyle = $0 }
    guard about["modalPresentationStyle"] != nil, let sheet = controller.sheetPresentationController else { return }
    let detents = about["detents"]?.texts ?? []
    if !detents.isEmpty { sheet.detents = detents.map { $0 == "medium" ? .medium() : .large() } }
    about.flag("prefersScrollingExpandsWhenScrolledToEdge") { sheet.prefersScrollingExpandsWhenScrolledToEdge = $0 }
    about.word("largestUndimmedDetentIdentifier", ["medium": .medium, "large": .large]) {
      sheet.largestUndimmedDetentIdentifier = $0
    }
  }

  /// The controller of a child that is presented instead of being a subview.
  private func presented(_ child: RunnerValue, _ view: UIView) -> UIViewController? {
    child["controller"]?["modalPresentationStyle"] == nil ? nil : controllers[ObjectIdentifier(view)]
  }

  private func present() {
    for one in waiting {
      window?.layoutIfNeeded()
      one.controller.overrideUserInterfaceStyle =
        views[scene["root"]?["name"]?.text ?? ""]?
        .overrideUserInterfaceStyle ?? .unspecified
      one.presenter.present(one.controller, animated: false)
    }
    waiting = []
  }

  /// Gives a view its delegates and data sources, and names its own recognizers.
  private func configure(_ view: UIView, _ name: String, _ about: RunnerValue) {
    let delegate = RunnerDelegate(about, self)
    kept.append(delegate)
    if let field = view as? UITextField {
      field.delegate = delegate
      let changed = UIAction { [weak delegate, weak field] _ in
        if let field, !field.isSecureTextEntry { delegate?.note(text: field.text ?? "") }
      }
      field.addAction(changed, for: .editingChanged)
    }
    if let picker = view as? UIPickerView {
      (picker.dataSource, picker.delegate) = (delegate, delegate)
      for (component, row) in (about["selectedRows"]?.numbers ?? []).enumerated() {
        picker.selectRow(Int(row), inComponent: component, animated: false)
      }
    }
    guard let list = view as? UIScrollView else { return }
    if let table = list as? UITableView { table.dataSource = delegate }
    if let grid = list as? UICollectionView {
      let kind = about["layout"]?.text == "list" ? UICollectionViewListCell.self : UICollectionViewCell.self
      grid.register(kind, forCellWithReuseIdentifier: "item")
      grid.dataSource = delegate
    }
    list.delegate = delegate
    register(list.panGestureRecognizer, as: "\(name).pan")
    if let pinch = list.pinchGestureRecognizer { register(pinch, as: "\(name).pinch") }
    for one in list.gestureRecognizers ?? [] where RunnerText.isRowSwipe(one) { register(one, as: "\(name).swipe") }
    guard let own = about["panGestureRecognizer"]?.named("\(name).pan") else { return }
    if own["subclass"] != nil {
      leaveOut(
        "\(name): the class of a scroll view's pan cannot answer about other recognizers (subclass); two pans that do "
          + "not prevent each other recognize simultaneously instead.")
    }
    var plain = own
    plain["delegate"] = nil
    configure(
      list.panGestureRecognizer, ScenePart(plain, isSystem: true, runner: self), logsActions: own["logs"]?.flag ?? false
    )
  }

  private func addRecognizers(_ about: RunnerValue, to view: UIView) {
    for description in about["recognizers"]?.list ?? [] {
      let part = ScenePart(description, isSystem: true, runner: self)
      let made = Self.makeRecognizer(description, part)
      register(made, as: part.name)
      configure(made, part, logsActions: true)
      if description["addedTo"] == nil { view.addGestureRecognizer(made) } else { onWindow.append(made) }
    }
  }

  private func register(_ recognizer: UIGestureRecognizer, as name: String) {
    recognizer.name = name
    (recognizers[name], names[ObjectIdentifier(recognizer)]) = (recognizer, name)
  }

  /// Gives a recognizer its properties, its delegate and its action.
  private func configure(_ recognizer: UIGestureRecognizer, _ part: ScenePart, logsActions: Bool) {
    let about = part.about
    parts[part.name] = part
    part.logsActions = logsActions
    set(about, of: recognizer)
    if let answers = about["delegate"] {
      let delegate = RunnerAnswers(answers, self)
      kept.append(delegate)
      recognizer.delegate = delegate
    }
    if about["beginningDistance"] != nil {
      leaveOut("\(part.name): the distance at which a pan begins cannot be set (beginningDistance).")
    }
    if about["apply"]?.text == "ink" { leaveOut("\(part.name): the effect ink draws nothing.") }
    recognizer.addTarget(self, action: Self.acts)
    relations.append((recognizer, about["requiresToFail"]?.texts ?? []))
  }

  private func relate() {
    for (recognizer, others) in relations {
      for name in others {
        if let other = recognizers[name] {
          recognizer.require(toFail: other)
        } else {
          leaveOut("\(self.name(of: recognizer) ?? ""): \(name) is a recognizer that UIKit does not make public.")
        }
      }
    }
  }

  // MARK: Lists

  private func hold(_ view: UIView, _ place: String, in list: UIView, _ name: String) {
    switch place {
    case "tableHeaderView": (list as? UITableView)?.tableHeaderView = view
    case "tableFooterView": (list as? UITableView)?.tableFooterView = view
    default: inLists["\(name) \(place)", default: []].append(view)
    }
  }

  /// The views of the scene at a position of a list.
  func held(_ name: String, _ place: String) -> [UIView] { inLists["\(name) \(place)"] ?? [] }

  /// The height in the scene of a header or footer.
  func heldHeight(_ name: String, _ place: String) -> CGFloat? {
    held(name, place).first.flatMap { self.name(of: $0) }.flatMap { parts[$0]?.about["frame"]?.rect?.height }
  }

  /// Puts the views of a position into a cell, and removes those of its former position.
  func fill(_ content: UIView, _ name: String, _ place: String) {
    let views = held(name, place)
    for old in content.subviews where self.name(of: old) != nil && !views.contains(where: { $0 === old }) {
      old.removeFromSuperview()
    }
    for view in views where view.superview !== content { content.addSubview(view) }
  }

  // MARK: Constraints

  /// Activates a constraint such as `a.leading == 2 * b.trailing + 8 @750 'gap'`.
  private func constrain(_ line: String) {
    var words = line.split(separator: " ").map(String.init)[...]
    guard words.count > 2, let first = anchor(words.removeFirst()),
      let relation = ["==": NSLayoutConstraint.Relation.equal, ">=": .greaterThanOrEqual, "<=": .lessThanOrEqual][
        words.removeFirst()]
    else { return }
    var multiplier = 1.0
    if words.dropFirst().first == "*" {
      multiplier = Double(words.removeFirst()) ?? 1
      words.removeFirst()
    }
    guard let word = words.popFirst() else { return }
    let second = Double(word) == nil ? anchor(word) : nil
    var constant = second == nil ? Double(word) ?? 0 : 0
    if let sign = words.first, sign == "+" || sign == "-", words.count > 1 {
      constant = (Double(words[words.startIndex + 1]) ?? 0) * (sign == "-" ? -1 : 1)
      words = words.dropFirst(2)
    }
    let made = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: CGFloat(multiplier), constant: CGFloat(constant))
    if let priority = words.first(where: { $0.hasPrefix("@") }).flatMap({ Float(String($0.dropFirst())) }) {
      made.priority = UILayoutPriority(priority)
    }
    made.identifier = words.first { $0.hasPrefix("'") }.map { String($0.dropFirst().dropLast()) }
    made.isActive = true
  }

  private func anchor(_ word: String) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
    let parts = word.split(separator: ".").map(String.init)
    guard let view = view(named: parts.first), let attribute = parts.last.flatMap({ RunnerText.attributes[$0] }) else {
      return nil
    }
    switch parts.count > 2 ? parts[1] : "" {
    case "layoutMarginsGuide": return (view.layoutMarginsGuide, attribute)
    case "safeAreaLayoutGuide": return (view.safeAreaLayoutGuide, attribute)
    case "readableContentGuide": return (view.readableContentGuide, attribute)
    case "contentLayoutGuide": return (view as? UIScrollView).map { ($0.contentLayoutGuide, attribute) }
    case "frameLayoutGuide": return (view as? UIScrollView).map { ($0.frameLayoutGuide, attribute) }
    default: return (view, attribute)
    }
  }

  // MARK: Actions

  #if canImport(ObjectiveC)
  @objc
  #endif
  func recognizerActs(_ recognizer: UIGestureRecognizer) {
    guard let name = name(of: recognizer), let part = parts[name],
      let state = RunnerText.actionStates[recognizer.state]
    else { return }
    if part.logsActions { write(name, "action", state) }
    part.apply(recognizer)
    for effect in part.about["on"]?.list ?? [] where effect["state"]?.text == state { perform(effect) }
  }

  private func perform(_ effect: RunnerValue) {
    for (name, values) in effect["set"]?.members ?? [] {
      if let view = views[name] {
        values.rect("frame") { view.frame = $0 }
        set(values, of: view)
      } else if let recognizer = recognizers[name] {
        set(values, of: recognizer)
      }
    }
    view(named: effect["remove"]?.text)?.removeFromSuperview()
    if let one = effect["removeRecognizer"]?.text.flatMap({ recognizers[$0] }) {
      one.view?.removeGestureRecognizer(one)
    }
    for (name, target) in effect["add"]?.members ?? [] {
      guard let view = views[name], let target = self.view(named: target.text), !target.isDescendant(of: view) else {
        continue
      }
      target.addSubview(view)
    }
    for (name, target) in effect["addRecognizer"]?.members ?? [] {
      if let one = recognizers[name] { self.view(named: target.text)?.addGestureRecognizer(one) }
    }
    if let view = self.view(named: effect["openWindow"]?.text) { open(view) }
    view(named: effect["endEditing"]?.text)?.endEditing(false)
    if let seconds = effect["run"]?.number {
      #if canImport(ObjectiveC)
      RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds))
      #else
      leaveOut("An action cannot run the loop for \(RunnerText.number(seconds)) s here (run).")
      #endif
    }
  }

  /// Moves a view to a window in front, at the same position on the screen.
  private func open(_ view: UIView) {
    guard let window = view.window, let scene = window.windowScene else { return }
    let front = RunnerWindow(windowScene: scene)
    let place = view.convert(view.bounds, to: nil)
    front.runner = self
    front.frame = place.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    front.windowLevel = .alert
    view.removeFromSuperview()
    view.frame = CGRect(origin: .zero, size: place.size)
    front.addSubview(view)
    front.isHidden = false
    windows.append(front)
  }
}

/// A window that numbers and records the touches of `sendEvent`.
final class RunnerWindow: UIWindow {
  weak var runner: SceneRunner?

  override func sendEvent(_ event: UIEvent) {
    runner?.begin(event, in: self)
    super.sendEvent(event)
    runner?.end()
  }
}

// MARK: - Behavior

/// What the scene states about a view, a controller or a recognizer.
@MainActor final class ScenePart {
  let about: RunnerValue
  let name: String
  weak var view: UIView?
  var logsActions = false
  private(set) weak var runner: SceneRunner?
  private let overrides: [String]
  private let order: String

  /// - Parameter isSystem: whether overrides call super after they have logged, unless the scene states otherwise.
  init(_ about: RunnerValue = .null, isSystem: Bool = false, runner: SceneRunner? = nil) {
    (self.about, self.runner) = (about, runner)
    name = about["name"]?.text ?? ""
    overrides = about["overrides"]?.texts ?? []
    order = about["callsSuper"]?.text ?? (isSystem ? "after" : "never")
  }

  var isFirstResponder: Bool { about["isFirstResponder"]?.flag ?? false }

  /// The answers of a view's class that the scene gives.
  var begins: Bool? { about["gestureRecognizerShouldBegin"]?.flag }
  var touchesShouldBegin: Bool? { about["touchesShouldBegin"]?.flag }
  var touchesShouldCancel: Bool? { about["touchesShouldCancel"]?.flag }

  func run(_ method: String, _ touches: Set<UITouch>, _ callSuper: () -> Void) {
    run(method, runner?.ids(touches) ?? "", callSuper)
  }

  func run(_ method: String, _ presses: Set<UIPress>, _ callSuper: () -> Void) {
    run(method, presses.map(RunnerText.word).sorted().joined(separator: " "), callSuper)
  }

  func run(_ method: String, _ subtype: UIEvent.EventSubtype, _ callSuper: () -> Void) {
    run(method, RunnerText.subtypes[subtype.rawValue] ?? "", callSuper)
  }

  private func run(_ method: String, _ details: String, _ callSuper: () -> Void) {
    guard overrides.contains(method) else { return callSuper() }
    if order == "before" { callSuper() }
    runner?.write(name, method, details)
    if order == "after" { callSuper() }
  }

  func appears(_ method: String, _ callSuper: () -> Void) {
    callSuper()
    if logs("appearance") { runner?.write(name, method) }
  }

  private func logs(_ what: String) -> Bool { about["logs"]?.texts.contains(what) ?? false }

  func tracks<T>(_ method: String, _ callSuper: () -> T) -> T {
    if logs("tracking") { runner?.write(name, method) }
    return callSuper()
  }

  func hitTest(_ callSuper: () -> UIView?) -> UIView? {
    if logs("hitTest") { runner?.write(name, "hitTest") }
    guard let found = callSuper() else { return nil }
    switch about["hitTest"]?.text ?? "default" {
    case "default": return found
    case "passThrough": return found === view ? nil : found
    case "superview": return view?.superview
    case let name: return runner?.view(named: name)
    }
  }

  func inside(_ point: CGPoint, _ callSuper: () -> Bool) -> Bool {
    var answer = about["pointInside"]?.flag
    if answer == nil, let insets = about["touchInsets"]?.insets, let view {
      answer = view.bounds.inset(by: insets).contains(point)
    }
    let isInside = answer ?? callSuper()
    if logs("hitTest") { runner?.write(name, "point(inside:)", "\(isInside)") }
    return isInside
  }

  /// Logs a touch method of a recognizer.
  func receives(_ method: String, _ touches: Set<UITouch>, _ callSuper: () -> Void) {
    if about["logs"]?.flag == true { runner?.write(name, method, runner?.ids(touches) ?? "") }
    callSuper()
  }

  /// Logs a press method of a recognizer.
  func receives(_ method: String, _ presses: Set<UIPress>, _ callSuper: () -> Void) {
    if about["logs"]?.flag == true {
      runner?.write(name, method, presses.map(RunnerText.word).sorted().joined(separator: " "))
    }
    callSuper()
  }

  // The answers of a recognizer's class about another recognizer; nil if the scene has none.
  private func answer(_ question: String, _ other: UIGestureRecognizer) -> Bool? {
    about["subclass"]?[question]?.holds(for: other)
  }
  func canPrevent(_ other: UIGestureRecognizer) -> Bool? { answer("canPrevent", other) }
  func canBePreventedBy(_ other: UIGestureRecognizer) -> Bool? { answer("canBePreventedBy", other) }
  func shouldRequireFailureOf(_ other: UIGestureRecognizer) -> Bool? { answer("shouldRequireFailureOf", other) }
  func shouldBeRequiredToFailBy(_ other: UIGestureRecognizer) -> Bool? { answer("shouldBeRequiredToFailBy", other) }

  /// Adds the change of a recognizer to its view and resets the recognizer's value.
  func apply(_ recognizer: UIGestureRecognizer) {
    guard let effect = about["apply"]?.text, let view = recognizer.view else { return }
    switch (effect, recognizer) {
    case ("translate", let pan as UIPanGestureRecognizer):
      let travel = pan.translation(in: view.superview)
      view.center = CGPoint(x: view.center.x + travel.x, y: view.center.y + travel.y)
      pan.setTranslation(.zero, in: view.superview)
    case ("scale", let pinch as UIPinchGestureRecognizer):
      view.transform = view.transform.scaledBy(x: pinch.scale, y: pinch.scale)
      pinch.scale = 1
    case ("rotate", let rotation as UIRotationGestureRecognizer):
      view.transform = view.transform.rotated(by: rotation.rotation)
      rotation.rotation = 0
    case ("contentOffset", let pan as UIPanGestureRecognizer):
      var next: UIView? = view
      while let here = next, !(here is UIScrollView) { next = here.superview }
      guard let list = next as? UIScrollView else { return }
      let (travel, inset) = (pan.translation(in: list), list.adjustedContentInset)
      func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(value, high)) }
      list.contentOffset = CGPoint(
        x: clamped(
          list.contentOffset.x - travel.x, -inset.left, list.contentSize.width + inset.right - list.bounds.width),
        y: clamped(
          list.contentOffset.y - travel.y, -inset.top, list.contentSize.height + inset.bottom - list.bounds.height))
      pan.setTranslation(.zero, in: list)
    default: break
    }
  }
}

/// The delegate of a recognizer, with the answers of the scene.
final class RunnerAnswers: NSObject, UIGestureRecognizerDelegate {
  private let answers: RunnerValue
  private weak var runner: SceneRunner?

  init(_ answers: RunnerValue, _ runner: SceneRunner?) { (self.answers, self.runner) = (answers, runner) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = (gestureRecognizer as? UIPanGestureRecognizer)?.velocity(in: gestureRecognizer.view) ?? .zero
    switch answers["shouldBegin"]?.text {
    case "horizontal": return abs(velocity.x) > abs(velocity.y)
    case "vertical": return abs(velocity.y) > abs(velocity.x)
    default: return answers["shouldBegin"]?.flag ?? true
    }
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let rule = answers["shouldReceiveTouch"] else { return true }
    if let names = rule["onlyViews"]?.texts {
      return touch.view.flatMap { runner?.name(of: $0) }.map { names.contains($0) } ?? false
    }
    return rule["notControls"] == nil ? rule.flag ?? true : !(touch.view is UIControl)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    answers["shouldReceivePress"]?.flag ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answers["shouldRecognizeSimultaneouslyWith"]?.holds(for: otherGestureRecognizer) ?? false }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answers["shouldRequireFailureOf"]?.holds(for: otherGestureRecognizer) ?? false }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answers["shouldBeRequiredToFailBy"]?.holds(for: otherGestureRecognizer) ?? false }
}

/// A scroll view that answers for its pan, because UIKit lets no other object be the delegate of that.
final class RunnerAnsweringScrollView: RunnerScrollView, UIGestureRecognizerDelegate {
  private var own: RunnerValue? { part.about["panGestureRecognizer"] }
  private var answers: RunnerAnswers { RunnerAnswers(own?["delegate"] ?? .null, part.runner) }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    gestureRecognizer !== panGestureRecognizer || answers.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else { return false }
    let other = otherGestureRecognizer.view as? RunnerAnsweringScrollView
    let isMutual =
      own?["subclass"]?["canPrevent"]?.holds(for: otherGestureRecognizer) == false
      && other?.panGestureRecognizer === otherGestureRecognizer
      && other?.own?["subclass"]?["canPrevent"]?.holds(for: gestureRecognizer) == false
    return isMutual
      || answers.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === panGestureRecognizer
      && answers.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === panGestureRecognizer
      && answers.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }
}

/// A recognizer whose touch methods set its state by a table of the scene.
final class RunnerCustomRecognizer: RunnerRecognizer {
  private var starts: [(touch: UITouch, place: CGPoint)] = []
  private var distance = 0.0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches { starts.append((touch, touch.location(in: nil))) }
    take("touchesBegan")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    for start in starts where touches.contains(start.touch) {
      let place = start.touch.location(in: nil)
      let (x, y) = (Double(place.x - start.place.x), Double(place.y - start.place.y))
      distance = max(distance, (x * x + y * y).squareRoot())
    }
    take("touchesMoved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    starts.removeAll { touches.contains($0.touch) }
    take("touchesEnded")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    starts.removeAll { touches.contains($0.touch) }
    take("touchesCancelled")
  }

  override func reset() {
    super.reset()
    (starts, distance) = ([], 0)
  }

  private func take(_ method: String) {
    let row = part.about["transitions"]?.list.first { row in
      row["on"]?.text == method && row["from"].map { $0.text == RunnerText.states[state] } ?? true
        && row["touches"].map { Int($0.number ?? 0) == starts.count } ?? true
        && distance >= row["distance"]?.number ?? 0
    }
    if let word = row?["state"]?.text, let new = RunnerText.states.first(where: { $0.value == word })?.key {
      state = new
    }
  }
}

/// The delegate and the data source of a scroll view, a list, a text input, a picker or a menu.
@MainActor final class RunnerDelegate: NSObject {
  private let about: RunnerValue
  private let name: String
  private let logs: [String]
  /// The text and the initial position of each row or item.
  private var sections: [[(text: String, place: String)]]
  private weak var runner: SceneRunner?

  init(_ about: RunnerValue, _ runner: SceneRunner) {
    (self.about, self.runner) = (about, runner)
    name = about["name"]?.text ?? ""
    logs = about["logs"]?.texts ?? []
    sections = (about["sections"]?.list ?? []).enumerated().map { section, values in
      (values["rows"] ?? values["items"] ?? .null).texts.enumerated().map { ($0.element, "\(section).\($0.offset)") }
    }
  }

  private func write(_ log: String, _ method: String, _ details: String = "") {
    if logs.contains(log) { runner?.writeBuilt(name, method, details) }
  }

  /// Logs a question and returns the scene's answer.
  private func ask(_ log: String, _ method: String, _ key: String, _ details: String = "") -> Bool {
    let answer = about["delegate"]?[key]?.flag ?? true
    write(log, method, (details.isEmpty ? "" : details + " ") + "\(answer)")
    return answer
  }

  func note(text: String) {
    write("text", "text", RunnerText.cited(String(decoding: text.utf16.prefix(200), as: UTF16.self)))
  }

  private func word(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }
}

extension RunnerDelegate: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset
    write("scroll", "scrollViewDidScroll", "\(RunnerText.offset(offset.x)) \(RunnerText.offset(offset.y))")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { write("scroll", "scrollViewDidZoom") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { write("scroll", "scrollViewWillBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { write("scroll", "scrollViewWillEndDragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    write("scroll", "scrollViewDidEndDragging")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    write("scroll", "scrollViewWillBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { write("scroll", "scrollViewDidEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    write("scroll", "scrollViewDidEndScrollingAnimation")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { runner?.view(named: about["viewForZooming"]?.text) }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    write("scroll", "scrollViewWillBeginZooming")
  }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    write("scroll", "scrollViewDidEndZooming")
  }
}

extension RunnerDelegate: UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask("text", "textFieldShouldBeginEditing", "shouldBeginEditing")
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { write("text", "textFieldDidBeginEditing") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    ask("text", "textFieldShouldEndEditing", "shouldEndEditing")
  }
  func textFieldDidEndEditing(_ textField: UITextField) { write("text", "textFieldDidEndEditing") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    let shown = textField.isSecureTextEntry ? String(repeating: "\u{2022}", count: string.count) : string
    return ask(
      "text", "shouldChangeCharactersIn", "shouldChange", "\(range.location) \(range.length) \(RunnerText.cited(shown))"
    )
  }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    guard let range = textField.selectedTextRange else { return }
    let start = textField.offset(from: textField.beginningOfDocument, to: range.start)
    write("text", "selection", "\(start) \(textField.offset(from: range.start, to: range.end))")
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("text", "textFieldShouldClear", "shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("text", "textFieldShouldReturn", "shouldReturn") }
}

extension RunnerDelegate: UITextViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    ask("text", "textViewShouldBeginEditing", "shouldBeginEditing")
  }
  func textViewDidBeginEditing(_ textView: UITextView) { write("text", "textViewDidBeginEditing") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    ask("text", "textViewShouldEndEditing", "shouldEndEditing")
  }
  func textViewDidEndEditing(_ textView: UITextView) { write("text", "textViewDidEndEditing") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    ask("text", "shouldChangeTextIn", "shouldChange", "\(range.location) \(range.length) \(RunnerText.cited(text))")
  }
  func textViewDidChange(_ textView: UITextView) {
    write("text", "textViewDidChange")
    note(text: textView.text)
  }
  func textViewDidChangeSelection(_ textView: UITextView) {
    write("text", "selection", "\(textView.selectedRange.location) \(textView.selectedRange.length)")
  }
}

extension RunnerDelegate: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    about["sections"]?.list[section]["header"]?.text
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    about["sections"]?.list[section]["footer"]?.text
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    write("cells", "cellForRowAt", word(indexPath))
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    let row = sections[indexPath.section][indexPath.row]
    cell.textLabel?.text = row.text
    runner?.fill(cell.contentView, name, row.place)
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    about["dataSource"]?["canEdit"]?.flag ?? true
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    about["dataSource"]?["canMove"]?.flag ?? false
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    write("rows", "commit", "\(editingStyle == .delete ? "delete" : "insert") \(word(indexPath))")
    if editingStyle == .delete { remove(indexPath, from: tableView) }
  }
  private func remove(_ path: IndexPath, from table: UITableView) {
    sections[path.section].remove(at: path.row)
    table.deleteRows(at: [path], with: .automatic)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    write("rows", "moveRowAt", "\(word(sourceIndexPath)) \(word(destinationIndexPath))")
    let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
  }
}

extension RunnerDelegate: UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    runner?.held(name, "header.\(section)").first
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    runner?.held(name, "footer.\(section)").first
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    runner?.heldHeight(name, "header.\(section)") ?? tableView.sectionHeaderHeight
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    runner?.heldHeight(name, "footer.\(section)") ?? tableView.sectionFooterHeight
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    write("cells", "willDisplay", word(indexPath))
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    write("cells", "didEndDisplaying", word(indexPath))
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    ask("rows", "shouldHighlightRowAt", "shouldHighlight", word(indexPath))
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    write("rows", "didHighlightRowAt", word(indexPath))
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    write("rows", "didUnhighlightRowAt", word(indexPath))
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    ask("rows", "willSelectRowAt", "willSelect", word(indexPath)) ? indexPath : nil
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    write("rows", "didSelectRowAt", word(indexPath))
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    write("rows", "didDeselectRowAt", word(indexPath))
  }
  #if !os(iOS)
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    write("rows", "performPrimaryActionForRowAt", word(indexPath))
  }
  #else
  @available(iOS 16, *)
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    write("rows", "performPrimaryActionForRowAt", word(indexPath))
  }
  #endif
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    write("rows", "willBeginEditingRowAt", word(indexPath))
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    write("rows", "didEndEditingRowAt", indexPath.map(word) ?? "nil")
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    write(
      "rows", "targetIndexPathForMoveFromRowAt", "\(word(sourceIndexPath)) \(word(proposedDestinationIndexPath))")
    return proposedDestinationIndexPath
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions("leadingSwipeActions", indexPath, tableView) }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions("trailingSwipeActions", indexPath, tableView) }

  private func actions(_ key: String, _ path: IndexPath, _ table: UITableView) -> UISwipeActionsConfiguration? {
    guard let answers = about["delegate"],
      answers["leadingSwipeActions"] != nil || answers["trailingSwipeActions"] != nil
    else { return nil }
    let actions = answers[key]?.list
    write("rows", key, "\(word(path)) \(actions?.count ?? 0)")
    guard let actions else { return nil }
    let made = actions.map { action in
      let (title, deletes) = (action["title"]?.text ?? "", action["style"]?.text == "destructive")
      return UIContextualAction(style: deletes ? .destructive : .normal, title: title) {
        [weak self, weak table] _, _, done in
        if let self { write("rows", "action", "\(word(path)) \(RunnerText.cited(title))") }
        if deletes, let table { self?.remove(path, from: table) }
        done(true)
      }
    }
    let configuration = UISwipeActionsConfiguration(actions: made)
    configuration.performsFirstActionWithFullSwipe = answers["performsFirstActionWithFullSwipe"]?.flag ?? true
    return configuration
  }
}

extension RunnerDelegate: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    write("cells", "cellForItemAt", word(indexPath))
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    let item = sections[indexPath.section][indexPath.item]
    var content = UIListContentConfiguration.cell()
    content.text = item.text
    cell.contentConfiguration = content
    runner?.fill(cell.contentView, name, item.place)
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    about["dataSource"]?["canMove"]?.flag ?? false
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    write("items", "moveItemAt", "\(word(sourceIndexPath)) \(word(destinationIndexPath))")
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }
}

extension RunnerDelegate: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { write("cells", "willDisplay", word(indexPath)) }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { write("cells", "didEndDisplaying", word(indexPath)) }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    ask("items", "shouldHighlightItemAt", "shouldHighlight", word(indexPath))
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    write("items", "didHighlightItemAt", word(indexPath))
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    write("items", "didUnhighlightItemAt", word(indexPath))
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    ask("items", "shouldSelectItemAt", "shouldSelect", word(indexPath))
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    ask("items", "shouldDeselectItemAt", "shouldDeselect", word(indexPath))
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    write("items", "didSelectItemAt", word(indexPath))
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    write("items", "didDeselectItemAt", word(indexPath))
  }
}

extension RunnerDelegate: UIPickerViewDataSource, UIPickerViewDelegate {
  private func titles(_ component: Int) -> [String] { about["components"]?.list[component].texts ?? [] }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { about["components"]?.list.count ?? 0 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles(component).count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    titles(component)[row]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    write("rows", "didSelectRow", "\(component).\(row)")
  }
}

extension RunnerDelegate: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let (name, titles, runner) = (name, about["menu"]?.texts ?? [], runner)
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak runner] _ in
      UIMenu(
        title: "",
        children: titles.map { title in
          UIAction(title: title) { [weak runner] _ in runner?.write(name, "menu", RunnerText.cited(title)) }
        })
    }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { runner?.write(name, "menuOpens") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { runner?.write(name, "menuCloses") }
}

// MARK: - Values of a scene file

/// Why a text is not a scene.
struct RunnerFailure: Error, CustomStringConvertible { let description: String }

/// A value of a scene file.
enum RunnerValue: Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([RunnerValue])
  case object([(key: String, value: RunnerValue)])

  var flag: Bool? { if case .flag(let value) = self { value } else { nil } }
  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var text: String? { if case .text(let value) = self { value } else { nil } }
  var list: [RunnerValue] { if case .list(let values) = self { values } else { [] } }
  var members: [(key: String, value: RunnerValue)] { if case .object(let members) = self { members } else { [] } }
  var texts: [String] { list.compactMap(\.text) }
  var numbers: [Double] { list.compactMap(\.number) }

  subscript(key: String) -> RunnerValue? {
    get { members.first { $0.key == key }?.value }
    set { self = .object(members.filter { $0.key != key } + (newValue.map { [(key, $0)] } ?? [])) }
  }

  func named(_ name: String) -> RunnerValue {
    var copy = self
    copy["name"] = .text(name)
    return copy
  }

  /// The answer about a recognizer: a flag, or a list of the names for which it is yes.
  @MainActor func holds(for other: UIGestureRecognizer) -> Bool? {
    if case .list = self { other.name.map { texts.contains($0) } ?? false } else { flag }
  }

  private func parts(_ count: Int) -> [CGFloat]? { numbers.count == count ? numbers.map { CGFloat($0) } : nil }
  var rect: CGRect? { parts(4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } }
  var insets: UIEdgeInsets? { parts(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } }

  // Each calls the setter with the value of a key, if there is one of its kind.
  func flag(_ key: String, _ set: (Bool) -> Void) { if let value = self[key]?.flag { set(value) } }
  func number(_ key: String, _ set: (Double) -> Void) { if let value = self[key]?.number { set(value) } }
  func count(_ key: String, _ set: (Int) -> Void) {
    if let value = self[key]?.number.flatMap({ Int(exactly: $0) }) { set(value) }
  }
  func text(_ key: String, _ set: (String) -> Void) { if let value = self[key]?.text { set(value) } }
  func texts(_ key: String, _ set: ([String]) -> Void) { if let value = self[key] { set(value.texts) } }
  func rect(_ key: String, _ set: (CGRect) -> Void) { if let value = self[key]?.rect { set(value) } }
  func insets(_ key: String, _ set: (UIEdgeInsets) -> Void) { if let value = self[key]?.insets { set(value) } }
  func point(_ key: String, _ set: (CGPoint) -> Void) {
    if let value = self[key]?.parts(2) { set(CGPoint(x: value[0], y: value[1])) }
  }
  func size(_ key: String, _ set: (CGSize) -> Void) {
    if let value = self[key]?.parts(2) { set(CGSize(width: value[0], height: value[1])) }
  }
  func transform(_ key: String, _ set: (CGAffineTransform) -> Void) {
    guard let value = self[key]?.parts(6) else { return }
    set(CGAffineTransform(a: value[0], b: value[1], c: value[2], d: value[3], tx: value[4], ty: value[5]))
  }
  func color(_ key: String, _ set: (UIColor) -> Void) {
    if let value = self[key]?.text.flatMap(RunnerText.color) { set(value) }
  }
  @MainActor func font(_ key: String, _ set: (UIFont) -> Void) {
    guard let value = self[key] else { return }
    let weights: [String: UIFont.Weight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold,
      "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    set(
      .systemFont(
        ofSize: CGFloat(value["size"]?.number ?? 17), weight: weights[value["weight"]?.text ?? ""] ?? .regular))
  }
  func word<T>(_ key: String, _ values: [String: T], _ set: (T) -> Void) {
    if let value = self[key]?.text.flatMap({ values[$0] }) { set(value) }
  }
  func words<T: OptionSet>(_ key: String, _ values: [String: T], _ set: (T) -> Void) {
    if let value = self[key] { set(value.texts.compactMap { values[$0] }.reduce(into: T()) { $0.formUnion($1) }) }
  }
  func numbers(_ key: String, _ values: [String: Int], _ set: ([NSNumber]) -> Void) {
    if let value = self[key] { set(value.texts.compactMap { values[$0] }.map { NSNumber(value: $0) }) }
  }
}

/// Reads JSON.
struct RunnerReader {
  private var rest: Substring.UnicodeScalarView
  private let length: Int
  private var depth = 0
  /// The most objects and lists in one another: few enough for the stack of the main thread.
  private static let maximumLevels = 512

  static func read(_ text: String) throws -> RunnerValue {
    var reader = RunnerReader(rest: Substring(text).unicodeScalars, length: text.unicodeScalars.count)
    let value = try reader.value()
    guard reader.next == nil else { throw reader.failure }
    return value
  }

  /// The next scalar after white space.
  private var next: Unicode.Scalar? {
    mutating get {
      while let scalar = rest.first, scalar.properties.isWhitespace { rest.removeFirst() }
      return rest.first
    }
  }

  private var failure: RunnerFailure {
    RunnerFailure(description: "The text is not JSON from character \(length - rest.count + 1) on.")
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func value() throws -> RunnerValue {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumLevels else { throw failure }
    if take("{") { return .object(try items("}") { reader in try reader.member() }) }
    if take("[") { return .list(try items("]") { reader in try reader.value() }) }
    if take("\"") { return .text(try string()) }
    let word = String(
      rest.prefix { $0.isASCII && ($0.properties.isAlphabetic || "+-.0123456789".unicodeScalars.contains($0)) })
    rest.removeFirst(word.unicodeScalars.count)
    switch word {
    case "true", "false": return .flag(word == "true")
    case "null": return .null
    default:
      guard let number = Double(word) else { throw failure }
      return .number(number)
    }
  }

  private mutating func items<T>(_ end: Unicode.Scalar, _ item: (inout RunnerReader) throws -> T) throws -> [T] {
    var items: [T] = []
    if take(end) { return items }
    repeat { items.append(try item(&self)) } while take(",")
    guard take(end) else { throw failure }
    return items
  }

  private mutating func member() throws -> (key: String, value: RunnerValue) {
    guard take("\"") else { throw failure }
    let key = try string()
    guard take(":") else { throw failure }
    return (key, try value())
  }

  /// Reads the rest of a text, after its first quotation mark.
  private mutating func string() throws -> String {
    var units: [UInt16] = []
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return String(decoding: units, as: UTF16.self) }
      guard scalar == "\\" else {
        units.append(contentsOf: String(scalar).utf16)
        continue
      }
      guard let escaped = rest.popFirst() else { break }
      let escapes: [Unicode.Scalar: UInt16] = ["n": 10, "t": 9, "r": 13, "b": 8, "f": 12]
      if escaped == "u" {
        let digits = rest.prefix(4)
        guard digits.count == 4, digits.allSatisfy({ $0.properties.isASCIIHexDigit }),
          let unit = UInt16(String(digits), radix: 16)
        else { throw failure }
        units.append(unit)
        rest.removeFirst(4)
      } else {
        units.append(escapes[escaped] ?? UInt16(truncatingIfNeeded: escaped.value))
      }
    }
    throw failure
  }
}

/// The words and numbers of scenes, inputs and logs.
@MainActor enum RunnerText {
  static let actionStates: [UIGestureRecognizer.State: String] = [
    .began: "began", .changed: "changed", .ended: "ended", .cancelled: "cancelled",
  ]
  static let states = actionStates.merging([.possible: "possible", .failed: "failed"]) { one, _ in one }
  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
  static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "firstBaseline": .firstBaseline,
    "lastBaseline": .lastBaseline,
  ]
  static let subtypes: [Int: String] = [
    1: "shake", 100: "play", 101: "pause", 102: "stop", 103: "togglePlayPause", 104: "nextTrack", 105: "previousTrack",
    106: "beginSeekingBackward", 107: "endSeekingBackward", 108: "beginSeekingForward", 109: "endSeekingForward",
  ]
  /// The numbers of keys in the USB HID tables, of which UIKit has the type of a press 2000 higher.
  static let keys: [String: Int] = {
    var keys = [
      "return": 40, "escape": 41, "backspace": 42, "tab": 43, "space": 44, "home": 74, "pageUp": 75, "delete": 76,
      "end": 77, "pageDown": 78, "right": 79, "left": 80, "down": 81, "up": 82,
    ]
    for (index, key) in "abcdefghijklmnopqrstuvwxyz1234567890".enumerated() { keys[String(key)] = 4 + index }
    return keys
  }()
  static let buttons: [String: Int] = [
    "upArrow": 0, "downArrow": 1, "leftArrow": 2, "rightArrow": 3, "select": 4, "menu": 5, "playPause": 6,
    "pageUp": 30, "pageDown": 31, "tvRemoteOneTwoThree": 32, "tvRemoteFourColors": 33,
  ]
  static let pressTypes = buttons.merging(keys.map { ("key.\($0)", 2000 + $1) }) { one, _ in one }

  static func word(_ press: UIPress) -> String {
    if let code = press.key.map({ Int($0.keyCode.rawValue) }) {
      return keys.first { $0.value == code }?.key ?? "\(code)"
    }
    return buttons.first { $0.value == press.type.rawValue }?.key ?? "\(press.type.rawValue)"
  }

  static func isRowSwipe(_ recognizer: UIGestureRecognizer) -> Bool {
    let word = String(describing: type(of: recognizer))
    return word == "RowSwipePan" || word.hasPrefix("_UISwipeActionPan")
  }

  nonisolated static func color(_ text: String) -> UIColor? {
    let colors = text.split(separator: "/").map { word -> UIColor in
      var digits = word.dropFirst().compactMap(\.hexDigitValue)
      if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
      let parts = stride(from: 0, to: digits.count - 1, by: 2).map { CGFloat(digits[$0] * 16 + digits[$0 + 1]) / 255 }
      guard parts.count > 2 else { return .clear }
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
    }
    guard let light = colors.first, let dark = colors.last else { return nil }
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  static func number(_ value: Double) -> String {
    let text = decimal((value * 1e6).rounded() / 1e6, 6).reversed().drop { $0 == "0" }
    return String((text.first == "." ? text.dropFirst() : text).reversed())
  }

  static func decimal(_ value: Double, _ places: Int) -> String {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    let digits = String(Int((abs(value) * scale).rounded()))
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let sign = value < 0 && digits != "0" ? "-" : ""
    return "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
  }

  /// An offset as in logs, without the errors of binary fractions.
  static func offset(_ value: CGFloat) -> String { decimal((Double(value) * 1e6).rounded() / 1e6, 1) }

  static func quoted(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"]
    return "\"" + text.unicodeScalars.map { escapes[$0] ?? ($0.value < 0x20 ? " " : String($0)) }.joined() + "\""
  }

  /// A text in quotation marks, shortened to 60 characters.
  static func cited(_ text: String) -> String {
    let scalars = text.unicodeScalars
    return quoted(scalars.count > 60 ? String(String.UnicodeScalarView(scalars.prefix(57))) + "…" : text)
  }
}

// MARK: - Classes, written by Scripts/scene-runner

typealias Touches = Set<UITouch>
typealias Presses = Set<UIPress>

/// A view, a controller or a recognizer of a scene.
@MainActor protocol RunnerObject: AnyObject { var part: ScenePart { get set } }

extension SceneRunner {
  /// Makes a view of a class.
  private static func makeView(_ about: RunnerValue, _ part: ScenePart) -> UIView {
    let (frame, pan) = (about["frame"]?.rect ?? .zero, about["panGestureRecognizer"])
    let styles: [String: UITableView.Style] = ["grouped": .grouped, "insetGrouped": .insetGrouped]
    let view: any UIView & RunnerObject
    switch about["class"]?.text {
    case "UIControl": view = RunnerControl(frame: frame)
    case "UIButton": view = RunnerButton(frame: frame)
    case "UISwitch": view = RunnerSwitch(frame: frame)
    case "UISlider": view = RunnerSlider(frame: frame)
    case "UIStepper": view = RunnerStepper(frame: frame)
    case "UISegmentedControl": view = RunnerSegmentedControl(frame: frame)
    case "UIPageControl": view = RunnerPageControl(frame: frame)
    case "UIProgressView": view = RunnerProgressView(frame: frame)
    case "UIActivityIndicatorView": view = RunnerActivityIndicatorView(frame: frame)
    case "UILabel": view = RunnerLabel(frame: frame)
    case "UIImageView": view = RunnerImageView(frame: frame)
    case "UIScrollView" where pan?["delegate"] != nil || pan?["subclass"] != nil:
      view = RunnerAnsweringScrollView(frame: frame)
    case "UIScrollView": view = RunnerScrollView(frame: frame)
    case "UIStackView": view = RunnerStackView(frame: frame)
    case "UITextField": view = RunnerTextField(frame: frame)
    case "UITextView": view = RunnerTextView(frame: frame, textContainer: nil)
    case "UITableView": view = RunnerTableView(frame: frame, style: styles[about["style"]?.text ?? ""] ?? .plain)
    case "UICollectionView": view = RunnerCollectionView(frame: frame, collectionViewLayout: layout(about))
    case "UIPickerView": view = RunnerPickerView(frame: frame)
    default: view = RunnerView(frame: frame)
    }
    view.part = part
    return view
  }

  private static func layout(_ about: RunnerValue) -> UICollectionViewLayout {
    about["layout"]?.text == "list"
      ? UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)) : UICollectionViewFlowLayout()
  }

  /// Whether overrides in a class call super, unless the scene states otherwise: controls and scroll views work
  /// in their touch methods.
  private static func callsSuper(_ kind: String) -> Bool {
    [
      "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
      "UIScrollView", "UITextField", "UITextView", "UITableView", "UICollectionView",
    ].contains(kind)
  }

  /// Makes a recognizer of a class.
  private static func makeRecognizer(_ about: RunnerValue, _ part: ScenePart) -> UIGestureRecognizer {
    let made: any UIGestureRecognizer & RunnerObject
    switch about["class"]?.text {
    case "UITapGestureRecognizer": made = RunnerTapRecognizer(target: nil, action: nil)
    case "UILongPressGestureRecognizer": made = RunnerLongPressRecognizer(target: nil, action: nil)
    case "UIPanGestureRecognizer": made = RunnerPanRecognizer(target: nil, action: nil)
    case "UISwipeGestureRecognizer": made = RunnerSwipeRecognizer(target: nil, action: nil)
    case "UIPinchGestureRecognizer": made = RunnerPinchRecognizer(target: nil, action: nil)
    case "UIRotationGestureRecognizer": made = RunnerRotationRecognizer(target: nil, action: nil)
    case "UIScreenEdgePanGestureRecognizer": made = RunnerScreenEdgePanRecognizer(target: nil, action: nil)
    case "UIHoverGestureRecognizer": made = RunnerHoverRecognizer(target: nil, action: nil)
    default: made = RunnerCustomRecognizer(target: nil, action: nil)
    }
    made.part = part
    return made
  }

  /// Sets the properties of a view that have values.
  private func set(_ about: RunnerValue, of view: UIView) {
    about.rect("bounds") { view.bounds = $0 }
    about.transform("transform") { view.transform = $0 }
    about.flag("isHidden") { view.isHidden = $0 }
    about.number("alpha") { view.alpha = .init($0) }
    about.flag("isUserInteractionEnabled") { view.isUserInteractionEnabled = $0 }
    about.flag("isMultipleTouchEnabled") { view.isMultipleTouchEnabled = $0 }
    about.flag("isExclusiveTouch") { view.isExclusiveTouch = $0 }
    about.flag("translatesAutoresizingMaskIntoConstraints") { view.translatesAutoresizingMaskIntoConstraints = $0 }
    about.flag("clipsToBounds") { view.clipsToBounds = $0 }
    about.color("backgroundColor") { view.backgroundColor = $0 }
    about.number("cornerRadius") { view.layer.cornerRadius = .init($0) }
    about.text("accessibilityLabel") { view.accessibilityLabel = $0 }
    if let view = view as? UIControl {
      about.flag("isEnabled") { view.isEnabled = $0 }
      about.flag("isSelected") { view.isSelected = $0 }
      about.flag("isHighlighted") { view.isHighlighted = $0 }
    }
    if let view = view as? UIButton {
      about.text("title") { view.setTitle($0, for: .normal) }
      about.text("subtitle") { view.configuration?.subtitle = $0 }
      about.word("configuration", RunnerText.configurations) { make in
        var new = make()
        (new.title, new.subtitle) = (view.title(for: .normal), view.configuration?.subtitle)
        view.configuration = new
      }
    }
    if let view = view as? UISwitch {
      about.flag("isOn") { view.isOn = $0 }
      about.color("onTintColor") { view.onTintColor = $0 }
      about.color("thumbTintColor") { view.thumbTintColor = $0 }
    }
    if let view = view as? UISlider {
      about.number("minimumValue") { view.minimumValue = .init($0) }
      about.number("maximumValue") { view.maximumValue = .init($0) }
      about.number("value") { view.value = .init($0) }
      about.flag("isContinuous") { view.isContinuous = $0 }
      about.color("minimumTrackTintColor") { view.minimumTrackTintColor = $0 }
      about.color("maximumTrackTintColor") { view.maximumTrackTintColor = $0 }
      about.color("thumbTintColor") { view.thumbTintColor = $0 }
    }
    if let view = view as? UIStepper {
      about.number("minimumValue") { view.minimumValue = .init($0) }
      about.number("maximumValue") { view.maximumValue = .init($0) }
      about.number("stepValue") { view.stepValue = .init($0) }
      about.number("value") { view.value = .init($0) }
      about.flag("isContinuous") { view.isContinuous = $0 }
      about.flag("wraps") { view.wraps = $0 }
      about.flag("autorepeat") { view.autorepeat = $0 }
    }
    if let view = view as? UISegmentedControl {
      about.texts("items") {
        for title in $0 { view.insertSegment(withTitle: title, at: view.numberOfSegments, animated: false) }
      }
      about.count("selectedSegmentIndex") { view.selectedSegmentIndex = min($0, view.numberOfSegments - 1) }
      about.flag("isMomentary") { view.isMomentary = $0 }
      about.color("selectedSegmentTintColor") { view.selectedSegmentTintColor = $0 }
    }
    if let view = view as? UIPageControl {
      about.count("numberOfPages") { view.numberOfPages = $0 }
      about.count("currentPage") { view.currentPage = $0 }
      about.flag("hidesForSinglePage") { view.hidesForSinglePage = $0 }
      about.color("pageIndicatorTintColor") { view.pageIndicatorTintColor = $0 }
      about.color("currentPageIndicatorTintColor") { view.currentPageIndicatorTintColor = $0 }
    }
    if let view = view as? UIProgressView {
      about.number("progress") { view.progress = .init($0) }
      about.color("progressTintColor") { view.progressTintColor = $0 }
      about.color("trackTintColor") { view.trackTintColor = $0 }
    }
    if let view = view as? UIActivityIndicatorView {
      about.word("style", ["medium": .medium, "large": .large]) { view.style = $0 }
      about.color("color") { view.color = $0 }
      about.flag("hidesWhenStopped") { view.hidesWhenStopped = $0 }
      about.flag("isAnimating") { $0 ? view.startAnimating() : view.stopAnimating() }
    }
    if let view = view as? UILabel {
      about.text("text") { view.text = $0 }
      about.font("font") { view.font = $0 }
      about.color("textColor") { view.textColor = $0 }
      about.word(
        "textAlignment",
        [
          "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
        ]
      ) { view.textAlignment = $0 }
      about.count("numberOfLines") { view.numberOfLines = $0 }
    }
    if let view = view as? UIScrollView {
      about.size("contentSize") { view.contentSize = $0 }
      about.flag("delaysContentTouches") { view.delaysContentTouches = $0 }
      about.flag("canCancelContentTouches") { view.canCancelContentTouches = $0 }
      about.flag("isScrollEnabled") { view.isScrollEnabled = $0 }
      about.flag("isPagingEnabled") { view.isPagingEnabled = $0 }
      about.flag("bounces") { view.bounces = $0 }
      about.flag("isDirectionalLockEnabled") { view.isDirectionalLockEnabled = $0 }
      if #available(iOS 17.4, *) {
        about.flag("transfersHorizontalScrollingToParent") { view.transfersHorizontalScrollingToParent = $0 }
      }
      if #available(iOS 17.4, *) {
        about.flag("transfersVerticalScrollingToParent") { view.transfersVerticalScrollingToParent = $0 }
      }
      about.flag("alwaysBounceVertical") { view.alwaysBounceVertical = $0 }
      about.flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = $0 }
      about.number("minimumZoomScale") { view.minimumZoomScale = .init($0) }
      about.number("maximumZoomScale") { view.maximumZoomScale = .init($0) }
      about.flag("bouncesZoom") { view.bouncesZoom = $0 }
      about.insets("contentInset") { view.contentInset = $0 }
      about.word("decelerationRate", ["normal": .normal, "fast": .fast]) { view.decelerationRate = $0 }
      about.number("zoomScale") { view.zoomScale = .init($0) }
      about.point("contentOffset") { view.contentOffset = $0 }
    }
    if let view = view as? UIStackView {
      about.word("axis", ["horizontal": .horizontal, "vertical": .vertical]) { view.axis = $0 }
      about.number("spacing") { view.spacing = .init($0) }
      about.word(
        "distribution",
        [
          "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
          "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]
      ) { view.distribution = $0 }
      about.word(
        "alignment",
        [
          "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
          "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
        ]
      ) { view.alignment = $0 }
      about.flag("isLayoutMarginsRelativeArrangement") { view.isLayoutMarginsRelativeArrangement = $0 }
    }
    if let view = view as? UITextField {
      about.text("text") { view.text = $0 }
      about.font("font") { view.font = $0 }
      about.color("textColor") { view.textColor = $0 }
      about.word(
        "textAlignment",
        [
          "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
        ]
      ) { view.textAlignment = $0 }
      about.text("placeholder") { view.placeholder = $0 }
      about.word("borderStyle", ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]) {
        view.borderStyle = $0
      }
      about.word(
        "clearButtonMode",
        [
          "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
        ]
      ) { view.clearButtonMode = $0 }
      about.flag("isSecureTextEntry") { view.isSecureTextEntry = $0 }
      about.flag("clearsOnBeginEditing") { view.clearsOnBeginEditing = $0 }
    }
    if let view = view as? UITextView {
      about.text("text") { view.text = $0 }
      about.font("font") { view.font = $0 }
      about.color("textColor") { view.textColor = $0 }
      about.word(
        "textAlignment",
        [
          "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
        ]
      ) { view.textAlignment = $0 }
      about.flag("isEditable") { view.isEditable = $0 }
      about.flag("isSelectable") { view.isSelectable = $0 }
    }
    if let view = view as? UITableView {
      about.number("rowHeight") { view.rowHeight = .init($0) }
      about.flag("allowsSelection") { view.allowsSelection = $0 }
      about.flag("allowsMultipleSelection") { view.allowsMultipleSelection = $0 }
      about.flag("allowsSelectionDuringEditing") { view.allowsSelectionDuringEditing = $0 }
      about.flag("allowsMultipleSelectionDuringEditing") { view.allowsMultipleSelectionDuringEditing = $0 }
      about.flag("isEditing") { view.isEditing = $0 }
    }
    if let view = view as? UICollectionView {
      about.flag("allowsSelection") { view.allowsSelection = $0 }
      about.flag("allowsMultipleSelection") { view.allowsMultipleSelection = $0 }
      about.flag("isEditing") { view.isEditing = $0 }
      if let view = view.collectionViewLayout as? UICollectionViewFlowLayout {
        about.size("itemSize") { view.itemSize = $0 }
        about.number("minimumLineSpacing") { view.minimumLineSpacing = .init($0) }
        about.number("minimumInteritemSpacing") { view.minimumInteritemSpacing = .init($0) }
        about.insets("sectionInset") { view.sectionInset = $0 }
        about.word("scrollDirection", ["horizontal": .horizontal, "vertical": .vertical]) { view.scrollDirection = $0 }
      }
    }
  }

  /// Sets the properties of a recognizer that have values.
  private func set(_ about: RunnerValue, of recognizer: UIGestureRecognizer) {
    about.flag("isEnabled") { recognizer.isEnabled = $0 }
    about.flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = $0 }
    about.flag("delaysTouchesBegan") { recognizer.delaysTouchesBegan = $0 }
    about.flag("delaysTouchesEnded") { recognizer.delaysTouchesEnded = $0 }
    about.flag("requiresExclusiveTouchType") { recognizer.requiresExclusiveTouchType = $0 }
    about.numbers("allowedTouchTypes", RunnerText.touchTypes) { recognizer.allowedTouchTypes = $0 }
    about.numbers("allowedPressTypes", RunnerText.pressTypes) { recognizer.allowedPressTypes = $0 }
    if let recognizer = recognizer as? UITapGestureRecognizer {
      about.count("numberOfTapsRequired") { recognizer.numberOfTapsRequired = $0 }
      about.count("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = $0 }
      about.words("buttonMaskRequired", ["primary": .primary, "secondary": .secondary]) {
        recognizer.buttonMaskRequired = $0
      }
    }
    if let recognizer = recognizer as? UILongPressGestureRecognizer {
      about.count("numberOfTapsRequired") { recognizer.numberOfTapsRequired = $0 }
      about.count("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = $0 }
      about.number("minimumPressDuration") { recognizer.minimumPressDuration = .init($0) }
      about.number("allowableMovement") { recognizer.allowableMovement = .init($0) }
    }
    if let recognizer = recognizer as? UIPanGestureRecognizer {
      about.count("minimumNumberOfTouches") { recognizer.minimumNumberOfTouches = $0 }
      about.count("maximumNumberOfTouches") { recognizer.maximumNumberOfTouches = $0 }
      about.words("allowedScrollTypesMask", ["discrete": .discrete, "continuous": .continuous, "all": .all]) {
        recognizer.allowedScrollTypesMask = $0
      }
    }
    if let recognizer = recognizer as? UISwipeGestureRecognizer {
      about.count("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = $0 }
      about.words("direction", ["right": .right, "left": .left, "up": .up, "down": .down]) { recognizer.direction = $0 }
    }
    if let recognizer = recognizer as? UIScreenEdgePanGestureRecognizer {
      about.words("edges", ["top": .top, "left": .left, "bottom": .bottom, "right": .right, "all": .all]) {
        recognizer.edges = $0
      }
    }
  }
}

extension RunnerText {
  static let configurations: [String: () -> UIButton.Configuration] = [
    "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
    "bordered": { .bordered() }, "borderedTinted": { .borderedTinted() },
    "borderedProminent": { .borderedProminent() }, "borderless": { .borderless() },
  ]
  static let touchTypes = ["direct": 0, "indirect": 1, "pencil": 2, "indirectPointer": 3]
}

final class RunnerView: UIView, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    part.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    part.inside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    part.begins ?? super.gestureRecognizerShouldBegin(one)
  }
  override var canBecomeFirstResponder: Bool { part.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesBegan", all) { super.pressesBegan(all, with: event) }
  }
  override func pressesChanged(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesChanged", all) { super.pressesChanged(all, with: event) }
  }
  override func pressesEnded(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesEnded", all) { super.pressesEnded(all, with: event) }
  }
  override func pressesCancelled(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesCancelled", all) { super.pressesCancelled(all, with: event) }
  }
  override func motionBegan(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionBegan", all) { super.motionBegan(all, with: event) }
  }
  override func motionEnded(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionEnded", all) { super.motionEnded(all, with: event) }
  }
  override func motionCancelled(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionCancelled", all) { super.motionCancelled(all, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    part.run("remoteControlReceived", event?.subtype ?? .none) { super.remoteControlReceived(with: event) }
  }
}

final class RunnerControl: UIControl, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    part.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    part.inside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    part.begins ?? super.gestureRecognizerShouldBegin(one)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    part.tracks("beginTracking") { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    part.tracks("continueTracking") { super.continueTracking(touch, with: event) }
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    part.tracks("endTracking") { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    part.tracks("cancelTracking") { super.cancelTracking(with: event) }
  }
  override var canBecomeFirstResponder: Bool { part.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesBegan", all) { super.pressesBegan(all, with: event) }
  }
  override func pressesChanged(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesChanged", all) { super.pressesChanged(all, with: event) }
  }
  override func pressesEnded(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesEnded", all) { super.pressesEnded(all, with: event) }
  }
  override func pressesCancelled(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesCancelled", all) { super.pressesCancelled(all, with: event) }
  }
  override func motionBegan(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionBegan", all) { super.motionBegan(all, with: event) }
  }
  override func motionEnded(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionEnded", all) { super.motionEnded(all, with: event) }
  }
  override func motionCancelled(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionCancelled", all) { super.motionCancelled(all, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    part.run("remoteControlReceived", event?.subtype ?? .none) { super.remoteControlReceived(with: event) }
  }
}

final class RunnerButton: UIButton, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    part.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    part.inside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    part.begins ?? super.gestureRecognizerShouldBegin(one)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    part.tracks("beginTracking") { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    part.tracks("continueTracking") { super.continueTracking(touch, with: event) }
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    part.tracks("endTracking") { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    part.tracks("cancelTracking") { super.cancelTracking(with: event) }
  }
  override var canBecomeFirstResponder: Bool { part.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesBegan", all) { super.pressesBegan(all, with: event) }
  }
  override func pressesChanged(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesChanged", all) { super.pressesChanged(all, with: event) }
  }
  override func pressesEnded(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesEnded", all) { super.pressesEnded(all, with: event) }
  }
  override func pressesCancelled(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesCancelled", all) { super.pressesCancelled(all, with: event) }
  }
  override func motionBegan(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionBegan", all) { super.motionBegan(all, with: event) }
  }
  override func motionEnded(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionEnded", all) { super.motionEnded(all, with: event) }
  }
  override func motionCancelled(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionCancelled", all) { super.motionCancelled(all, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    part.run("remoteControlReceived", event?.subtype ?? .none) { super.remoteControlReceived(with: event) }
  }
}

final class RunnerSwitch: UISwitch, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    part.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    part.inside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    part.begins ?? super.gestureRecognizerShouldBegin(one)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    part.tracks("beginTracking") { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    part.tracks("continueTracking") { super.continueTracking(touch, with: event) }
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    part.tracks("endTracking") { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    part.tracks("cancelTracking") { super.cancelTracking(with: event) }
  }
}

final class RunnerSlider: UISlider, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    part.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    part.inside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    part.begins ?? super.gestureRecognizerShouldBegin(one)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    part.tracks("beginTracking") { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    part.tracks("continueTracking") { super.continueTracking(touch, with: event) }
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    part.tracks("endTracking") { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    part.tracks("cancelTracking") { super.cancelTracking(with: event) }
  }
}

final class RunnerStepper: UIStepper, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    part.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    part.inside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    part.begins ?? super.gestureRecognizerShouldBegin(one)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    part.tracks("beginTracking") { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    part.tracks("continueTracking") { super.continueTracking(touch, with: event) }
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    part.tracks("endTracking") { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    part.tracks("cancelTracking") { super.cancelTracking(with: event) }
  }
}

final class RunnerSegmentedControl: UISegmentedControl, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    part.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    part.inside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    part.begins ?? super.gestureRecognizerShouldBegin(one)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    part.tracks("beginTracking") { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    part.tracks("continueTracking") { super.continueTracking(touch, with: event) }
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    part.tracks("endTracking") { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    part.tracks("cancelTracking") { super.cancelTracking(with: event) }
  }
}

final class RunnerPageControl: UIPageControl, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    part.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    part.inside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    part.begins ?? super.gestureRecognizerShouldBegin(one)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    part.tracks("beginTracking") { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    part.tracks("continueTracking") { super.continueTracking(touch, with: event) }
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    part.tracks("endTracking") { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    part.tracks("cancelTracking") { super.cancelTracking(with: event) }
  }
}

final class RunnerProgressView: UIProgressView, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    part.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    part.inside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    part.begins ?? super.gestureRecognizerShouldBegin(one)
  }
}

final class RunnerActivityIndicatorView: UIActivityIndicatorView, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    part.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    part.inside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    part.begins ?? super.gestureRecognizerShouldBegin(one)
  }
}

final class RunnerLabel: UILabel, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    part.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    part.inside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    part.begins ?? super.gestureRecognizerShouldBegin(one)
  }
}

final class RunnerImageView: UIImageView, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    part.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    part.inside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    part.begins ?? super.gestureRecognizerShouldBegin(one)
  }
}

class RunnerScrollView: UIScrollView, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    part.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    part.inside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    part.begins ?? super.gestureRecognizerShouldBegin(one)
  }
  override func touchesShouldBegin(_ all: Touches, with event: UIEvent?, in view: UIView) -> Bool {
    part.touchesShouldBegin ?? super.touchesShouldBegin(all, with: event, in: view)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    part.touchesShouldCancel ?? super.touchesShouldCancel(in: view)
  }
}

final class RunnerStackView: UIStackView, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    part.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    part.inside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    part.begins ?? super.gestureRecognizerShouldBegin(one)
  }
}

final class RunnerTextField: UITextField, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    part.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    part.inside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    part.begins ?? super.gestureRecognizerShouldBegin(one)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    part.tracks("beginTracking") { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    part.tracks("continueTracking") { super.continueTracking(touch, with: event) }
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    part.tracks("endTracking") { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    part.tracks("cancelTracking") { super.cancelTracking(with: event) }
  }
}

final class RunnerTextView: UITextView, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    part.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    part.inside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    part.begins ?? super.gestureRecognizerShouldBegin(one)
  }
  override func touchesShouldBegin(_ all: Touches, with event: UIEvent?, in view: UIView) -> Bool {
    part.touchesShouldBegin ?? super.touchesShouldBegin(all, with: event, in: view)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    part.touchesShouldCancel ?? super.touchesShouldCancel(in: view)
  }
}

final class RunnerTableView: UITableView, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    part.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    part.inside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    part.begins ?? super.gestureRecognizerShouldBegin(one)
  }
  override func touchesShouldBegin(_ all: Touches, with event: UIEvent?, in view: UIView) -> Bool {
    part.touchesShouldBegin ?? super.touchesShouldBegin(all, with: event, in: view)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    part.touchesShouldCancel ?? super.touchesShouldCancel(in: view)
  }
}

final class RunnerCollectionView: UICollectionView, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    part.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    part.inside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    part.begins ?? super.gestureRecognizerShouldBegin(one)
  }
  override func touchesShouldBegin(_ all: Touches, with event: UIEvent?, in view: UIView) -> Bool {
    part.touchesShouldBegin ?? super.touchesShouldBegin(all, with: event, in: view)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    part.touchesShouldCancel ?? super.touchesShouldCancel(in: view)
  }
}

final class RunnerPickerView: UIPickerView, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    part.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    part.inside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    part.begins ?? super.gestureRecognizerShouldBegin(one)
  }
}

final class RunnerController: UIViewController, RunnerObject {
  var part = ScenePart()
  override func viewWillAppear(_ animated: Bool) { part.appears("viewWillAppear") { super.viewWillAppear(animated) } }
  override func viewIsAppearing(_ animated: Bool) {
    part.appears("viewIsAppearing") { super.viewIsAppearing(animated) }
  }
  override func viewDidAppear(_ animated: Bool) { part.appears("viewDidAppear") { super.viewDidAppear(animated) } }
  override func viewWillDisappear(_ animated: Bool) {
    part.appears("viewWillDisappear") { super.viewWillDisappear(animated) }
  }
  override func viewDidDisappear(_ animated: Bool) {
    part.appears("viewDidDisappear") { super.viewDidDisappear(animated) }
  }
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override var canBecomeFirstResponder: Bool { part.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesBegan", all) { super.pressesBegan(all, with: event) }
  }
  override func pressesChanged(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesChanged", all) { super.pressesChanged(all, with: event) }
  }
  override func pressesEnded(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesEnded", all) { super.pressesEnded(all, with: event) }
  }
  override func pressesCancelled(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesCancelled", all) { super.pressesCancelled(all, with: event) }
  }
  override func motionBegan(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionBegan", all) { super.motionBegan(all, with: event) }
  }
  override func motionEnded(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionEnded", all) { super.motionEnded(all, with: event) }
  }
  override func motionCancelled(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionCancelled", all) { super.motionCancelled(all, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    part.run("remoteControlReceived", event?.subtype ?? .none) { super.remoteControlReceived(with: event) }
  }
}

final class RunnerNavigationController: UINavigationController, RunnerObject {
  var part = ScenePart()
  override func viewWillAppear(_ animated: Bool) { part.appears("viewWillAppear") { super.viewWillAppear(animated) } }
  override func viewIsAppearing(_ animated: Bool) {
    part.appears("viewIsAppearing") { super.viewIsAppearing(animated) }
  }
  override func viewDidAppear(_ animated: Bool) { part.appears("viewDidAppear") { super.viewDidAppear(animated) } }
  override func viewWillDisappear(_ animated: Bool) {
    part.appears("viewWillDisappear") { super.viewWillDisappear(animated) }
  }
  override func viewDidDisappear(_ animated: Bool) {
    part.appears("viewDidDisappear") { super.viewDidDisappear(animated) }
  }
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override var canBecomeFirstResponder: Bool { part.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesBegan", all) { super.pressesBegan(all, with: event) }
  }
  override func pressesChanged(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesChanged", all) { super.pressesChanged(all, with: event) }
  }
  override func pressesEnded(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesEnded", all) { super.pressesEnded(all, with: event) }
  }
  override func pressesCancelled(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesCancelled", all) { super.pressesCancelled(all, with: event) }
  }
  override func motionBegan(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionBegan", all) { super.motionBegan(all, with: event) }
  }
  override func motionEnded(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionEnded", all) { super.motionEnded(all, with: event) }
  }
  override func motionCancelled(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionCancelled", all) { super.motionCancelled(all, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    part.run("remoteControlReceived", event?.subtype ?? .none) { super.remoteControlReceived(with: event) }
  }
}

final class RunnerTabBarController: UITabBarController, RunnerObject {
  var part = ScenePart()
  override func viewWillAppear(_ animated: Bool) { part.appears("viewWillAppear") { super.viewWillAppear(animated) } }
  override func viewIsAppearing(_ animated: Bool) {
    part.appears("viewIsAppearing") { super.viewIsAppearing(animated) }
  }
  override func viewDidAppear(_ animated: Bool) { part.appears("viewDidAppear") { super.viewDidAppear(animated) } }
  override func viewWillDisappear(_ animated: Bool) {
    part.appears("viewWillDisappear") { super.viewWillDisappear(animated) }
  }
  override func viewDidDisappear(_ animated: Bool) {
    part.appears("viewDidDisappear") { super.viewDidDisappear(animated) }
  }
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override var canBecomeFirstResponder: Bool { part.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesBegan", all) { super.pressesBegan(all, with: event) }
  }
  override func pressesChanged(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesChanged", all) { super.pressesChanged(all, with: event) }
  }
  override func pressesEnded(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesEnded", all) { super.pressesEnded(all, with: event) }
  }
  override func pressesCancelled(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesCancelled", all) { super.pressesCancelled(all, with: event) }
  }
  override func motionBegan(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionBegan", all) { super.motionBegan(all, with: event) }
  }
  override func motionEnded(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionEnded", all) { super.motionEnded(all, with: event) }
  }
  override func motionCancelled(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionCancelled", all) { super.motionCancelled(all, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    part.run("remoteControlReceived", event?.subtype ?? .none) { super.remoteControlReceived(with: event) }
  }
}

final class RunnerSplitViewController: UISplitViewController, RunnerObject {
  var part = ScenePart()
  override func viewWillAppear(_ animated: Bool) { part.appears("viewWillAppear") { super.viewWillAppear(animated) } }
  override func viewIsAppearing(_ animated: Bool) {
    part.appears("viewIsAppearing") { super.viewIsAppearing(animated) }
  }
  override func viewDidAppear(_ animated: Bool) { part.appears("viewDidAppear") { super.viewDidAppear(animated) } }
  override func viewWillDisappear(_ animated: Bool) {
    part.appears("viewWillDisappear") { super.viewWillDisappear(animated) }
  }
  override func viewDidDisappear(_ animated: Bool) {
    part.appears("viewDidDisappear") { super.viewDidDisappear(animated) }
  }
  override func touchesBegan(_ all: Touches, with event: UIEvent?) {
    part.run("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent?) {
    part.run("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent?) {
    part.run("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent?) {
    part.run("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override var canBecomeFirstResponder: Bool { part.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesBegan", all) { super.pressesBegan(all, with: event) }
  }
  override func pressesChanged(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesChanged", all) { super.pressesChanged(all, with: event) }
  }
  override func pressesEnded(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesEnded", all) { super.pressesEnded(all, with: event) }
  }
  override func pressesCancelled(_ all: Presses, with event: UIPressesEvent?) {
    part.run("pressesCancelled", all) { super.pressesCancelled(all, with: event) }
  }
  override func motionBegan(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionBegan", all) { super.motionBegan(all, with: event) }
  }
  override func motionEnded(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionEnded", all) { super.motionEnded(all, with: event) }
  }
  override func motionCancelled(_ all: UIEvent.EventSubtype, with event: UIEvent?) {
    part.run("motionCancelled", all) { super.motionCancelled(all, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    part.run("remoteControlReceived", event?.subtype ?? .none) { super.remoteControlReceived(with: event) }
  }
}

final class RunnerTapRecognizer: UITapGestureRecognizer, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent) {
    part.receives("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent) {
    part.receives("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent) {
    part.receives("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent) {
    part.receives("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { part.canPrevent(other) ?? super.canPrevent(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    part.canBePreventedBy(other) ?? super.canBePrevented(by: other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    part.shouldRequireFailureOf(other) ?? super.shouldRequireFailure(of: other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    part.shouldBeRequiredToFailBy(other) ?? super.shouldBeRequiredToFail(by: other)
  }
  override func pressesBegan(_ all: Presses, with event: UIPressesEvent) {
    part.receives("pressesBegan", all) { super.pressesBegan(all, with: event) }
  }
  override func pressesChanged(_ all: Presses, with event: UIPressesEvent) {
    part.receives("pressesChanged", all) { super.pressesChanged(all, with: event) }
  }
  override func pressesEnded(_ all: Presses, with event: UIPressesEvent) {
    part.receives("pressesEnded", all) { super.pressesEnded(all, with: event) }
  }
  override func pressesCancelled(_ all: Presses, with event: UIPressesEvent) {
    part.receives("pressesCancelled", all) { super.pressesCancelled(all, with: event) }
  }
}

final class RunnerLongPressRecognizer: UILongPressGestureRecognizer, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent) {
    part.receives("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent) {
    part.receives("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent) {
    part.receives("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent) {
    part.receives("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { part.canPrevent(other) ?? super.canPrevent(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    part.canBePreventedBy(other) ?? super.canBePrevented(by: other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    part.shouldRequireFailureOf(other) ?? super.shouldRequireFailure(of: other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    part.shouldBeRequiredToFailBy(other) ?? super.shouldBeRequiredToFail(by: other)
  }
  override func pressesBegan(_ all: Presses, with event: UIPressesEvent) {
    part.receives("pressesBegan", all) { super.pressesBegan(all, with: event) }
  }
  override func pressesChanged(_ all: Presses, with event: UIPressesEvent) {
    part.receives("pressesChanged", all) { super.pressesChanged(all, with: event) }
  }
  override func pressesEnded(_ all: Presses, with event: UIPressesEvent) {
    part.receives("pressesEnded", all) { super.pressesEnded(all, with: event) }
  }
  override func pressesCancelled(_ all: Presses, with event: UIPressesEvent) {
    part.receives("pressesCancelled", all) { super.pressesCancelled(all, with: event) }
  }
}

final class RunnerPanRecognizer: UIPanGestureRecognizer, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent) {
    part.receives("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent) {
    part.receives("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent) {
    part.receives("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent) {
    part.receives("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { part.canPrevent(other) ?? super.canPrevent(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    part.canBePreventedBy(other) ?? super.canBePrevented(by: other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    part.shouldRequireFailureOf(other) ?? super.shouldRequireFailure(of: other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    part.shouldBeRequiredToFailBy(other) ?? super.shouldBeRequiredToFail(by: other)
  }
}

final class RunnerSwipeRecognizer: UISwipeGestureRecognizer, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent) {
    part.receives("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent) {
    part.receives("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent) {
    part.receives("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent) {
    part.receives("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { part.canPrevent(other) ?? super.canPrevent(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    part.canBePreventedBy(other) ?? super.canBePrevented(by: other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    part.shouldRequireFailureOf(other) ?? super.shouldRequireFailure(of: other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    part.shouldBeRequiredToFailBy(other) ?? super.shouldBeRequiredToFail(by: other)
  }
}

final class RunnerPinchRecognizer: UIPinchGestureRecognizer, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent) {
    part.receives("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent) {
    part.receives("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent) {
    part.receives("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent) {
    part.receives("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { part.canPrevent(other) ?? super.canPrevent(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    part.canBePreventedBy(other) ?? super.canBePrevented(by: other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    part.shouldRequireFailureOf(other) ?? super.shouldRequireFailure(of: other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    part.shouldBeRequiredToFailBy(other) ?? super.shouldBeRequiredToFail(by: other)
  }
}

final class RunnerRotationRecognizer: UIRotationGestureRecognizer, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent) {
    part.receives("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent) {
    part.receives("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent) {
    part.receives("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent) {
    part.receives("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { part.canPrevent(other) ?? super.canPrevent(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    part.canBePreventedBy(other) ?? super.canBePrevented(by: other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    part.shouldRequireFailureOf(other) ?? super.shouldRequireFailure(of: other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    part.shouldBeRequiredToFailBy(other) ?? super.shouldBeRequiredToFail(by: other)
  }
}

final class RunnerScreenEdgePanRecognizer: UIScreenEdgePanGestureRecognizer, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent) {
    part.receives("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent) {
    part.receives("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent) {
    part.receives("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent) {
    part.receives("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { part.canPrevent(other) ?? super.canPrevent(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    part.canBePreventedBy(other) ?? super.canBePrevented(by: other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    part.shouldRequireFailureOf(other) ?? super.shouldRequireFailure(of: other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    part.shouldBeRequiredToFailBy(other) ?? super.shouldBeRequiredToFail(by: other)
  }
}

final class RunnerHoverRecognizer: UIHoverGestureRecognizer, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent) {
    part.receives("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent) {
    part.receives("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent) {
    part.receives("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent) {
    part.receives("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { part.canPrevent(other) ?? super.canPrevent(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    part.canBePreventedBy(other) ?? super.canBePrevented(by: other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    part.shouldRequireFailureOf(other) ?? super.shouldRequireFailure(of: other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    part.shouldBeRequiredToFailBy(other) ?? super.shouldBeRequiredToFail(by: other)
  }
}

class RunnerRecognizer: UIGestureRecognizer, RunnerObject {
  var part = ScenePart()
  override func touchesBegan(_ all: Touches, with event: UIEvent) {
    part.receives("touchesBegan", all) { super.touchesBegan(all, with: event) }
  }
  override func touchesMoved(_ all: Touches, with event: UIEvent) {
    part.receives("touchesMoved", all) { super.touchesMoved(all, with: event) }
  }
  override func touchesEnded(_ all: Touches, with event: UIEvent) {
    part.receives("touchesEnded", all) { super.touchesEnded(all, with: event) }
  }
  override func touchesCancelled(_ all: Touches, with event: UIEvent) {
    part.receives("touchesCancelled", all) { super.touchesCancelled(all, with: event) }
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { part.canPrevent(other) ?? super.canPrevent(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    part.canBePreventedBy(other) ?? super.canBePrevented(by: other)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    part.shouldRequireFailureOf(other) ?? super.shouldRequireFailure(of: other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    part.shouldBeRequiredToFailBy(other) ?? super.shouldBeRequiredToFail(by: other)
  }
}
