import TouchDrawing
import TouchGeometry

/// Makes the frames of one scene: lays out, lets dirty views draw, puts everything into one display list, presents it.
///
/// The three passes run in this order, once per frame that was asked for, and only for a scene in which something
/// changed. What views ask for during a pass that has gone by waits for the next frame.
@MainActor package final class FrameComposer {
  private unowned let scene: UIWindowScene
  /// Whether something that is seen has changed since the last frame.
  var isDirty = true
  /// What was presented last; nil when the surface has lost it.
  private var presented: DisplayList?
  private var composed: DisplayList?

  init(scene: UIWindowScene) { self.scene = scene }

  /// Lets the next frame be presented even if it equals the last, because the surface's pixels are gone.
  func forget() {
    presented = nil
    isDirty = true
  }

  /// Lays out the windows until no view waits, a limited number of times, and tells controllers that their view
  /// appeared.
  func layout() {
    guard isDirty else { return }
    for window in scene.byLevel {
      var rounds = 0
      while window.hasLayoutToDo, rounds < LayoutPass.maximumRounds {
        window.layoutTree()
        rounds += 1
      }
      if window.hasLayoutToDo { scene.frameNeeded() }
    }
    let appearing = scene.appearing
    scene.appearing = []
    for controller in appearing { controller.finishAppearing() }
  }

  /// Lets dirty views draw, and puts together the frame.
  func draw() {
    guard isDirty else { return }
    isDirty = false
    var list = DisplayList()
    for window in scene.byLevel { FrameComposer.append(window, to: &list) }
    composed = list
  }

  /// Shows the frame, if it looks different from the last.
  func present() {
    guard let composed else { return }
    self.composed = nil
    guard composed != presented else { return }
    presented = composed
    scene.surface.present(composed, damage: [CGRect(origin: .zero, size: scene.surface.size)])
  }

  /// Adds a view and all in it, in the space of its superview.
  private static func append(_ view: UIView, to list: inout DisplayList) {
    view.flags.remove(.needsFrame)
    guard !view.flags.contains(.hidden), view.storedAlpha > 0 else { return }
    view.recordContent()
    let look = ViewLook(view)
    let children = view.subviews
    guard look.isVisible || !children.isEmpty else { return }

    let isGroup = look.opacity < 1 && (look.needsGroup || !children.isEmpty)
    list.append(isGroup ? .beginGroup(opacity: look.opacity) : .save)
    list.append(.concat(view.toSuperview))
    look.appendBackground(to: &list, isGroup: isGroup)
    if look.clips { look.appendClip(to: &list) }
    look.appendContent(to: &list)
    for child in children { append(child, to: &list) }
    look.appendBorder(to: &list)
    list.append(isGroup ? .endGroup : .restore)
  }
}
