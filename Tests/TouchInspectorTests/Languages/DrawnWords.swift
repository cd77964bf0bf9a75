import TouchDrawing
import TouchGeometry
import TouchHeadless
@testable import TouchKit

/// The texts that the windows of an application draw.
@MainActor struct DrawnWords {
  /// Each text once, in the order of drawing.
  private(set) var all: [String] = []
  /// The texts that are truncated, or wider than the view that draws them.
  private(set) var cut: [String] = []

  /// - Parameter skipped: A window whose texts are not collected.
  init(of program: HeadlessApplication, without skipped: UIWindow? = nil) {
    program.advance(to: program.now)
    for window in program.scene.windows where window !== skipped { collect(window) }
  }

  private mutating func collect(_ view: UIView) {
    guard !view.isHidden else { return }
    for case .text(let layout, let place) in view.content?.list.commands ?? [] {
      let text = layout.runs.map(\.text).joined()
      if !text.isEmpty, !all.contains(text) { all.append(text) }
      if isCut(layout, at: place, in: view), !cut.contains(text) { cut.append(text) }
    }
    for subview in view.subviews { collect(subview) }
  }

  private func isCut(_ layout: TextLayout, at place: CGPoint, in view: UIView) -> Bool {
    let shown = TextSystem.current.measure(layout).size
    var free = layout
    free.maximumLines = 0
    if layout.maximumLines == 1 { free.width = nil }
    let whole = TextSystem.current.measure(free).size
    if layout.maximumLines == 1, let width = layout.width, whole.width > width + 0.5 { return true }
    if layout.maximumLines > 1, whole.height > shown.height + 1 { return true }
    return layout.width == nil && place.x + shown.width > view.bounds.maxX + 1
  }

  /// Whether a text is in the pseudo-language, at least partly.
  static func isPseudo(_ text: String) -> Bool { text.contains("[") && text.contains("·]") }

  /// The cut texts of the pseudo-language.
  var cutPseudo: [String] { cut.filter(Self.isPseudo) }
  /// The texts with letters that are not in the pseudo-language.
  var plain: [String] { all.filter { !Self.isPseudo($0) && $0.contains(where: \.isLetter) } }
}
