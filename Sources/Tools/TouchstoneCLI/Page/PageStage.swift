import TouchDiagnosis
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchScenes
import TouchTrace
import TouchWidgets

/// The scene as SVG, and its changes: a group for each view, with its position, its color and its text.
///
/// It is updated at each moment at which the scene may look different, and stores the differences.
@MainActor final class PageStage {
  /// The properties of a view that can change while an input is played.
  struct Look: Equatable {
    var transform: String
    var size: CGSize
    var opacity: Double
    var isShown: Bool
    var fill: String
  }

  /// A changed appearance of a view, with its time.
  struct Change {
    let time: Double
    let view: Int
    let look: Look
  }

  private let stage: SceneStage
  private let spokenNames: SpokenNames
  private var views: [UIView] = []
  /// The subviews of each view at the start, from back to front.
  private var children: [[Int]] = []
  private var first: [Look] = []
  private var latest: [Look] = []
  private(set) var changes: [Change] = []

  init(_ stage: SceneStage) {
    self.stage = stage
    spokenNames = stage.scene.spokenNames
    _ = collect(stage.rootView)
    first = views.map(look)
    latest = first
  }

  private func collect(_ view: UIView) -> Int {
    let index = views.count
    views.append(view)
    children.append([])
    // The subviews of a button are internal: only its title is shown.
    if !(view is UIButton) { children[index] = view.subviews.map(collect) }
    return index
  }

  /// Records the changes at a time.
  func note(at time: Double) {
    for (index, view) in views.enumerated() {
      let look = look(view)
      guard look != latest[index] else { continue }
      latest[index] = look
      if let last = changes.last(where: { $0.view == index }), last.time == time {
        changes.removeAll { $0.view == index && $0.time == time }
      }
      changes.append(Change(time: time, view: index, look: look))
    }
  }

  /// The final state of the scene: a group for each view, with a number for the script.
  var groups: String { group(0) }

  private func group(_ index: Int) -> String {
    let (view, look) = (views[index], latest[index])
    var text = "<g id=\"v\(index)\" transform=\"\(look.transform)\""
    if look.opacity < 1 { text += " opacity=\"\(Markup.number(look.opacity))\"" }
    if !look.isShown { text += " display=\"none\"" }
    text += ">"
    if let name = stage.name(of: view) { text += "<title>\(Markup.text(spokenNames.text(name)))</title>" }
    let inside = children[index].map(group).joined()
    return text + box(view, look) + (view.clipsToBounds ? clipped(inside, by: view, index) : inside) + "</g>"
  }

  /// Content outside the view's bounds is clipped.
  private func clipped(_ inside: String, by view: UIView, _ index: Int) -> String {
    guard !inside.isEmpty else { return "" }
    let box = view.bounds
    let (width, height) = (Markup.number(Double(box.width)), Markup.number(Double(box.height)))
    return "<clipPath id=\"c\(index)\"><rect width=\"\(width)\" height=\"\(height)\" "
      + "rx=\"\(Markup.number(Double(view.layer.cornerRadius)))\"/></clipPath><g clip-path=\"url(#c\(index))\">"
      + inside + "</g>"
  }

  // MARK: Views

  private func box(_ view: UIView, _ look: Look) -> String {
    let (width, height) = (Markup.number(Double(look.size.width)), Markup.number(Double(look.size.height)))
    let radius = Double(view.layer.cornerRadius)
    let corner = radius > 0 ? " rx=\"\(Markup.number(radius))\"" : ""
    var text = ""
    if look.fill != "none" || view is UIControl {
      text += "<rect width=\"\(width)\" height=\"\(height)\"\(corner) fill=\"\(look.fill)\"/>"
    }
    guard let label = words(view), !label.text.isEmpty else { return text }
    let style =
      "font:\(label.weight) \(Markup.number(label.size))px/1.25 system-ui,sans-serif;color:\(label.color);"
      + "text-align:\(label.alignment);justify-content:\(label.justify)"
    return text
      + "<foreignObject width=\"\(width)\" height=\"\(height)\"><div class=\"words\" style=\"\(style)\"><span>"
      + "\(Markup.text(label.text))</span></div></foreignObject>"
  }

  private struct Words {
    var text: String
    var size: Double
    var weight: Int
    var color: String
    var alignment = "left"
    var justify: String { alignment == "center" ? "center" : (alignment == "right" ? "flex-end" : "flex-start") }
  }

  private func words(_ view: UIView) -> Words? {
    switch view {
    case let label as UILabel:
      let alignment =
        switch label.textAlignment {
        case .center: "center"
        case .right: "right"
        case .left, .justified, .natural: "left"
        }
      return Words(
        text: label.text ?? "", size: Double(label.font.pointSize), weight: label.font.pageWeight,
        color: css(label.textColor.resolvedColor(with: label.traitCollection).cgColor), alignment: alignment)
    case let button as UIButton:
      return Words(
        text: button.currentTitle ?? "", size: 17, weight: 500,
        color: css(button.currentTitleColor.resolvedColor(with: button.traitCollection).cgColor),
        alignment: "center")
    default: return nil
    }
  }

  private func look(_ view: UIView) -> Look {
    let isRoot = view === stage.rootView
    let map = isRoot ? view.transform : UIView.mapping(from: view, to: view.superview) ?? .identity
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { Markup.precise(Double($0)) }
    return Look(
      transform: "matrix(\(numbers.joined(separator: " ")))", size: view.bounds.size, opacity: Double(view.alpha),
      isShown: !view.isHidden && (isRoot || view.superview != nil),
      fill: view.layer.backgroundColor.map { css($0) } ?? "none")
  }

  private func css(_ color: CGColor) -> String {
    let parts = [color.red, color.green, color.blue].map { Int((Double($0) * 255).rounded()) }
    if color.alpha <= 0 { return "none" }
    if color.alpha >= 1 { return "rgb(\(parts.map(String.init).joined(separator: ",")))" }
    return "rgba(\(parts.map(String.init).joined(separator: ",")),\(Markup.number(Double(color.alpha))))"
  }

  // MARK: For the script

  /// The initial appearance of each view, and the changes with their times.
  var data: (first: JSONValue, changes: JSONValue) {
    (
      .array(first.map(Self.value)),
      .array(
        changes.map { change in
          .array([.number(change.time), .number(Double(change.view)), Self.value(change.look)])
        })
    )
  }

  private static func value(_ look: Look) -> JSONValue {
    .array([.string(look.transform), .number(look.opacity), .bool(look.isShown), .string(look.fill)])
  }
}

extension UIFont {
  /// The font weight in CSS.
  fileprivate var pageWeight: Int { weight.rawValue >= 0.3 ? 700 : (weight.rawValue >= 0.15 ? 500 : 400) }
}

extension Markup {
  /// A number with at most four decimals, for rotations and scales.
  static func precise(_ value: Double) -> String { JSONWriter.number((value * 10_000).rounded() / 10_000 + 0) }
}

/// A surface that draws nothing and reports each frame.
@MainActor final class WatchedSurface: PlatformSurface {
  let size: CGSize
  var scale: CGFloat { 1 }
  /// Called for each frame.
  var onFrame: (() -> Void)?

  init(size: CGSize) { self.size = size }

  func present(_ frame: PresentedFrame) { onFrame?() }
  func take(_ request: SurfaceRequest) {}
}
