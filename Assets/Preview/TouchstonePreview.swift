// The program that shows previews. `touchstone preview` adds this file to a copy of a program's sources, in which each
// `#Preview` has become a `TouchstonePreview`. It uses nothing but UIKit's public interface.
//
//   TOUCHSTONE_PREVIEW_STATE  the file that keeps the state of the previewed views between two builds
//   TOUCHSTONE_PREVIEW_SHOW   what is shown first, such as `name=Rows;style=dark;size=320x568`

import Glibc
import UIKit

/// One `#Preview` of a source file.
@MainActor struct TouchstonePreview {
  let name: String
  /// The size that its traits ask for; nil for the size of the window.
  let size: CGSize?
  /// Whether the traits turn the device on its side.
  let isLandscape: Bool
  /// Whether the traits ask for the size that fits the content.
  let fitsContent: Bool
  private let make: @MainActor () -> UIViewController

  init(
    name: String, size: (Double, Double)? = nil, isLandscape: Bool = false, fitsContent: Bool = false,
    _ make: @escaping @MainActor () -> UIViewController
  ) {
    self.name = name
    self.size = size.map { CGSize(width: $0.0, height: $0.1) }
    (self.isLandscape, self.fitsContent, self.make) = (isLandscape, fitsContent, make)
  }

  init(
    name: String, size: (Double, Double)? = nil, isLandscape: Bool = false, fitsContent: Bool = false,
    _ make: @escaping @MainActor () -> UIView
  ) {
    self.init(name: name, size: size, isLandscape: isLandscape, fitsContent: fitsContent) { () -> UIViewController in
      TouchstonePreviewViewController(make())
    }
  }

  /// Returns a new controller with the preview's content.
  func content() -> UIViewController { make() }
}

/// Shows a view in its whole area.
@MainActor final class TouchstonePreviewViewController: UIViewController {
  private let content: UIView
  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(content)
    preferredContentSize = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.frame = view.bounds
  }
}

/// The style or styles in which a preview is shown.
enum TouchstonePreviewStyle: String, CaseIterable {
  case light, dark, both
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  var styles: [UIUserInterfaceStyle] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .both: [.light, .dark]
    }
  }
}

/// What is shown: which preview, in which style, in which size.
struct TouchstonePreviewChoice: Equatable {
  var name: String?
  var style = TouchstonePreviewStyle.both
  /// Nil for the size of the window.
  var size: CGSize?

  /// Reads a choice such as `name=Rows;style=dark;size=320x568`; a backslash comes before a semicolon of a name.
  init(_ text: String) {
    for (key, value) in TouchstonePreviewState.fields(text, separator: ";").compactMap(Self.pair) {
      switch key {
      case "name": name = value
      case "style": style = TouchstonePreviewStyle(rawValue: value) ?? style
      case "size": size = Self.size(value)
      default: break
      }
    }
  }

  var text: String {
    var parts = ["style=\(style.rawValue)"]
    if let name { parts.append("name=" + name) }
    if let size { parts.append("size=\(Int(size.width))x\(Int(size.height))") }
    return parts.map { TouchstonePreviewState.escaped($0, separator: ";") }.joined(separator: ";")
  }

  private static func pair(_ text: String) -> (String, String)? {
    guard let index = text.firstIndex(of: "=") else { return nil }
    return (String(text[..<index]), String(text[text.index(after: index)...]))
  }

  private static func size(_ text: String) -> CGSize? {
    let numbers = text.split(separator: "x").compactMap { Double($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0 >= 1 && $0 <= 4096 }) else { return nil }
    return CGSize(width: numbers[0], height: numbers[1])
  }
}

/// The values that a user has changed in a tree of views, and that a new build of the same views gets.
///
/// It keeps the chosen tab, texts, switches, sliders, steppers, segments and scroll offsets. A value belongs to a view by
/// the way to it: the index and the class of each view from the preview's root. Unchanged
/// values are not stored, so a new value in the source applies.
@MainActor struct TouchstonePreviewState {
  /// A value for each key, such as `0 MyView/2 UISwitch isOn`.
  private(set) var values: [String: String] = [:]

  /// Reads the values of a controller and its views.
  init(of controller: UIViewController) {
    Self.visit(controller) { key, value, _ in values[key] = value }
  }

  /// Reads what `text` has returned.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = Self.fields(String(line), separator: "\t")
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
  }

  /// Removes the values that are the same in another state.
  func subtracting(_ other: TouchstonePreviewState) -> TouchstonePreviewState {
    var result = self
    result.values = values.filter { other.values[$0.key] != $0.value }
    return result
  }

  /// Adds the values of another state that this one does not have.
  func merging(_ other: TouchstonePreviewState) -> TouchstonePreviewState {
    var result = self
    result.values.merge(other.values) { own, _ in own }
    return result
  }

  /// One line for each value, sorted by keys.
  var text: String {
    values.sorted { $0.key < $1.key }.map { key, value in
      Self.escaped(key, separator: "\t") + "\t" + Self.escaped(value, separator: "\t") + "\n"
    }.joined()
  }

  /// Gives the values to the views that have the same keys: first the tabs, then controls and texts, then offsets.
  func restore(to controller: UIViewController) {
    for kind in ["selectedIndex", "", "contentOffset"] {
      controller.view.layoutIfNeeded()
      Self.visit(controller) { key, value, set in
        let ownKind = ["selectedIndex", "contentOffset"].first { key.hasSuffix(" " + $0) } ?? ""
        if ownKind == kind, let kept = values[key], kept != value { set(kept) }
      }
    }
    controller.view.layoutIfNeeded()
  }

  /// Calls a closure with each value of a controller and its views, and a closure that sets it.
  private static func visit(
    _ controller: UIViewController, _ found: (_ key: String, _ value: String, _ set: (String) -> Void) -> Void
  ) {
    visitViews(controller.view, "", found)
  }

  /// Visits a tab bar controller: also the tabs that are not shown, so that they have values from the beginning.
  private static func visitTabs(
    _ tabs: UITabBarController, _ path: String, _ found: (String, String, (String) -> Void) -> Void
  ) {
    found("\(path)selectedIndex", "\(tabs.selectedIndex)") { text in
      if let index = Int(text), tabs.viewControllers?.indices.contains(index) == true { tabs.selectedIndex = index }
    }
    for (index, child) in (tabs.viewControllers ?? []).enumerated() {
      child.loadViewIfNeeded()
      visitViews(child.view, "\(path)tab \(index) ", found)
    }
  }

  private static func visitViews(
    _ view: UIView, _ path: String, _ found: (String, String, (String) -> Void) -> Void
  ) {
    let own = "\(path)\(type(of: view))"
    // A controller follows its view in the responder chain.
    if let tabs = view.next as? UITabBarController { return visitTabs(tabs, "\(own) ", found) }
    switch view {
    case let field as UITextField where !field.isSecureTextEntry:
      found("\(own) text", field.text ?? "") { text in
        field.text = text
        field.sendActions(for: .editingChanged)
      }
    case let text as UITextView where text.isEditable: found("\(own) text", text.text ?? "") { text.text = $0 }
    case let control as UISwitch:
      found("\(own) isOn", "\(control.isOn)") { text in
        control.isOn = text == "true"
        control.sendActions(for: .valueChanged)
      }
    case let slider as UISlider:
      found("\(own) value", "\(slider.value)") { text in
        slider.value = Float(text) ?? slider.value
        slider.sendActions(for: .valueChanged)
      }
    case let stepper as UIStepper:
      found("\(own) value", "\(stepper.value)") { text in
        stepper.value = Double(text) ?? stepper.value
        stepper.sendActions(for: .valueChanged)
      }
    case let segments as UISegmentedControl:
      found("\(own) selectedSegmentIndex", "\(segments.selectedSegmentIndex)") { text in
        guard let index = Int(text), index < segments.numberOfSegments else { return }
        segments.selectedSegmentIndex = index
        segments.sendActions(for: .valueChanged)
      }
    default: break
    }
    if let scroll = view as? UIScrollView {
      // Adding 0 makes 0 of -0.
      let offset = scroll.contentOffset
      found("\(own) contentOffset", "\(offset.x + 0) \(offset.y + 0)") { text in
        let numbers = text.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 2 else { return }
        let (inset, size) = (scroll.adjustedContentInset, scroll.contentSize)
        let most = CGPoint(
          x: max(-inset.left, size.width + inset.right - scroll.bounds.width),
          y: max(-inset.top, size.height + inset.bottom - scroll.bounds.height))
        scroll.contentOffset = CGPoint(
          x: min(max(numbers[0], -inset.left), most.x), y: min(max(numbers[1], -inset.top), most.y))
      }
      // Which cells a list has depends on where it is scrolled to.
      if scroll is UITableView || scroll is UICollectionView { return }
    }
    for (index, subview) in view.subviews.enumerated() { visitViews(subview, "\(own)/\(index) ", found) }
  }

  // MARK: Texts

  /// Puts a backslash before backslashes, line breaks and the separator.
  nonisolated static func escaped(_ text: String, separator: Character) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\n": result += "\\n"
      case "\\", separator: result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  /// Splits a text at the separators that have no backslash before them.
  nonisolated static func fields(_ text: String, separator: Character) -> [String] {
    var (fields, isEscaped) = ([""], false)
    for character in text {
      switch (isEscaped, character) {
      case (false, "\\"):
        isEscaped = true
        continue
      case (false, separator): fields.append("")
      case (true, "n"): fields[fields.count - 1] += "\n"
      default: fields[fields.count - 1].append(character)
      }
      isEscaped = false
    }
    return fields
  }
}

/// One preview in one style, in a frame.
@MainActor final class TouchstonePreviewDevice: UIViewController {
  let content: UIViewController
  /// The initial values.
  private var initial: TouchstonePreviewState?

  init(_ content: UIViewController, style: UIUserInterfaceStyle) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    overrideUserInterfaceStyle = style
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    view.backgroundColor = .systemBackground
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.view.frame = view.bounds
  }

  /// Restores values once the content has its size.
  func restore(_ state: TouchstonePreviewState?) {
    guard initial == nil else { return }
    view.layoutIfNeeded()
    initial = TouchstonePreviewState(of: content)
    state?.restore(to: content)
  }

  /// The values that differ from those at the beginning.
  var changes: TouchstonePreviewState? {
    initial.map { TouchstonePreviewState(of: content).subtracting($0) }
  }
}

/// The window's content: a bar to choose preview, style and size, and the previews below it.
@MainActor final class TouchstonePreviewController: UIViewController {
  static let barHeight: CGFloat = 48
  private static let gap: CGFloat = 24
  /// The sizes in the menu: a small, a usual and a large device, in points.
  static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 834, height: 1194),
  ]

  let previews: [TouchstonePreview]
  private(set) var choice: TouchstonePreviewChoice
  /// The values that other previews than the shown one, and the shown one of the last build, have kept.
  private var kept: [String: TouchstonePreviewState]
  private(set) var devices: [TouchstonePreviewDevice] = []
  private let bar = UIView()
  private let line = UIView()
  private let canvas = UIScrollView()
  private let names = UIButton(type: .system)
  private let styles = UISegmentedControl(items: TouchstonePreviewStyle.allCases.map(\.title))
  private let sizes = UIButton(type: .system)

  /// - Parameters:
  ///   - previews: At least one.
  ///   - choice: The first is shown if no preview has its name.
  ///   - kept: The state of each preview by its name.
  init(_ previews: [TouchstonePreview], choice: TouchstonePreviewChoice, kept: [String: TouchstonePreviewState]) {
    (self.previews, self.choice, self.kept) = (previews, choice, kept)
    super.init(nibName: nil, bundle: nil)
    if !previews.contains(where: { $0.name == choice.name }) { self.choice.name = previews[0].name }
  }
  required init?(coder: NSCoder) { nil }

  var preview: TouchstonePreview { previews.first { $0.name == choice.name } ?? previews[0] }

  /// The state of each preview by its name.
  var state: [String: TouchstonePreviewState] {
    var result = kept
    let changes = devices.compactMap(\.changes)
    if let first = changes.first { result[preview.name] = changes.dropFirst().reduce(first) { $0.merging($1) } }
    return result
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray5
    bar.backgroundColor = .systemBackground
    line.backgroundColor = .separator
    names.menu = UIMenu(
      children: previews.map { preview in
        UIAction(title: preview.name, state: preview.name == choice.name ? .on : .off) { [weak self] _ in
          self?.show { $0.name = preview.name }
        }
      })
    names.accessibilityLabel = "Preview"
    sizes.accessibilityLabel = "Size"
    for button in [names, sizes] {
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
    }
    styles.selectedSegmentIndex = TouchstonePreviewStyle.allCases.firstIndex(of: choice.style) ?? 0
    styles.accessibilityLabel = "Style"
    styles.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        show { $0.style = TouchstonePreviewStyle.allCases[self.styles.selectedSegmentIndex] }
      }, for: .valueChanged)
    for part in [names, styles, sizes, line] { bar.addSubview(part) }
    view.addSubview(canvas)
    view.addSubview(bar)
    makeDevices()
  }

  /// Lists the sizes: first that of the preview itself.
  private func updateSizes() {
    let own =
      preview.size.map(Self.title) ?? (preview.fitsContent ? "Size of the content" : "Size of the window")
    let others = (Self.sizes + [choice.size].compactMap { $0 }).reduce(into: [CGSize]()) { list, size in
      if !list.contains(size), size != preview.size { list.append(size) }
    }
    sizes.menu = UIMenu(
      children: ([(nil, own)] + others.map { ($0, Self.title($0)) }).map { (size: CGSize?, title: String) in
        UIAction(title: title, state: size == choice.size ? .on : .off) { [weak self] _ in
          self?.show { $0.size = size }
        }
      })
  }

  private static func title(_ size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height))" }

  /// Changes what is shown: recreates the content and restores its state.
  private func show(_ change: (inout TouchstonePreviewChoice) -> Void) {
    kept = state
    change(&choice)
    for device in devices {
      device.willMove(toParent: nil)
      device.view.removeFromSuperview()
      device.removeFromParent()
    }
    makeDevices()
  }

  private func makeDevices() {
    if choice.size == preview.size { choice.size = nil }
    updateSizes()
    devices = choice.style.styles.map { TouchstonePreviewDevice(preview.content(), style: $0) }
    for device in devices {
      addChild(device)
      canvas.addSubview(device.view)
      device.didMove(toParent: self)
    }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, safe) = (view.bounds.width, view.safeAreaInsets)
    bar.frame = CGRect(x: 0, y: 0, width: width, height: Self.barHeight + safe.top)
    line.frame = CGRect(x: 0, y: bar.bounds.height - 1, width: width, height: 1)
    canvas.frame = CGRect(x: 0, y: bar.frame.maxY, width: width, height: view.bounds.height - bar.frame.maxY)
    layoutBar(safe.top)
    layoutDevices()
    let state = kept[preview.name]
    for device in devices { device.restore(state) }
  }

  private func layoutBar(_ top: CGFloat) {
    let height: CGFloat = 32
    let y = top + (Self.barHeight - height) / 2
    let middle: CGFloat = min(216, view.bounds.width / 2)
    let side = (view.bounds.width - middle) / 2 - 2 * 12
    let widths = [names, sizes].map { min(side, $0.intrinsicContentSize.width.rounded(.up)) }
    names.frame = CGRect(x: 12, y: y, width: widths[0], height: height)
    styles.frame = CGRect(x: (view.bounds.width - middle) / 2, y: y, width: middle, height: height)
    sizes.frame = CGRect(x: view.bounds.width - 12 - widths[1], y: y, width: widths[1], height: height)
  }

  private func layoutDevices() {
    let count = CGFloat(devices.count)
    let room = canvas.bounds.size
    let size = deviceSize(in: room)
    let whole = CGSize(width: count * size.width + (count - 1) * Self.gap, height: size.height)
    let start = CGPoint(
      x: max(Self.gap, ((room.width - whole.width) / 2).rounded()),
      y: max(Self.gap, ((room.height - whole.height) / 2).rounded()))
    for (index, device) in devices.enumerated() {
      device.view.frame = CGRect(
        x: start.x + CGFloat(index) * (size.width + Self.gap), y: start.y, width: size.width, height: size.height)
    }
    canvas.contentSize = CGSize(
      width: max(room.width, whole.width + 2 * Self.gap), height: max(room.height, whole.height + 2 * Self.gap))
  }

  private func deviceSize(in room: CGSize) -> CGSize {
    if let size = choice.size ?? preview.size { return preview.isLandscape ? size.turned : size }
    if preview.fitsContent, let content = devices.first?.content {
      let asked = content.preferredContentSize
      if asked.width > 0, asked.height > 0 { return asked }
      let fitting = content.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if fitting.width > 0, fitting.height > 0 { return fitting }
    }
    let count = CGFloat(devices.count)
    return CGSize(
      width: max(1, ((room.width - (count + 1) * Self.gap) / count).rounded(.down)),
      height: max(1, (room.height - 2 * Self.gap).rounded(.down)))
  }
}

extension CGSize {
  /// The size of a device on its side.
  fileprivate var turned: CGSize { CGSize(width: max(width, height), height: min(width, height)) }
}

/// The delegate of the program that shows previews.
@MainActor final class TouchstonePreviewDelegate: UIResponder, UIApplicationDelegate {
  private let previews: [TouchstonePreview]
  private var window: UIWindow?
  private var controller: TouchstonePreviewController?

  init(_ previews: [TouchstonePreview]) { self.previews = previews }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIWindowScene.preferredSize = CGSize(width: 960, height: 720)
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    var choice = TouchstonePreviewChoice(Self.variable("TOUCHSTONE_PREVIEW_SHOW") ?? "")
    var kept: [String: TouchstonePreviewState] = [:]
    if let text = Self.variable("TOUCHSTONE_PREVIEW_STATE").flatMap(Self.read) {
      for section in text.split(separator: "\u{1}") {
        let lines = section.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        if lines[0].hasPrefix("shown ") { choice = TouchstonePreviewChoice(String(lines[0].dropFirst(6))) }
        if lines[0].hasPrefix("preview ") {
          kept[String(lines[0].dropFirst(8))] = TouchstonePreviewState(lines.count > 1 ? lines[1] : "")
        }
      }
    }
    let controller = TouchstonePreviewController(previews, choice: choice, kept: kept)
    self.controller = controller
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {
    guard let controller, let path = Self.variable("TOUCHSTONE_PREVIEW_STATE") else { return }
    var sections = ["shown " + controller.choice.text + "\n"]
    for (name, state) in controller.state.sorted(by: { $0.key < $1.key }) {
      sections.append("preview \(name)\n" + state.text)
    }
    Self.write(sections.joined(separator: "\u{1}"), path)
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 65536))
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func write(_ text: String, _ path: String) {
    guard let file = fopen(path, "w") else { return }
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    if fwrite(bytes, 1, bytes.count, file) < bytes.count { perror(path) }
  }
}
