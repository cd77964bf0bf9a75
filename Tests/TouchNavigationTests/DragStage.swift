import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTesting

@testable import TouchWidgets

/// A source of drags that records its calls with `drag.` before them.
@MainActor final class Source: UIDragInteractionDelegate {
  let diary: Diary
  let name: String
  var items: () -> [UIDragItem]
  var (allowsMove, isRestricted) = (true, false)
  var cancelling: ((UITargetedDragPreview) -> UITargetedDragPreview?)?
  var onBegin: (() -> Void)?
  var isVerbose = false
  /// The session of the last drag.
  private(set) var session: (any UIDragSession)?
  init(_ name: String, _ diary: Diary, items: @escaping () -> [UIDragItem]) {
    (self.name, self.diary, self.items) = (name, diary, items)
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    diary("\(name).items")
    self.session = session
    return items()
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    diary("\(name).lift")
    animator.addCompletion { [diary, name] position in diary("\(name).lifted(\(position))") }
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    diary("\(name).begin")
    onBegin?()
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isRestricted }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
    if isVerbose { diary("\(name).move") }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { diary("\(name).willEnd(\(operation))") }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let cancelling else { return defaultPreview }
    return cancelling(defaultPreview)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {
    diary("\(name).cancelling")
    animator.addCompletion { [diary, name] position in diary("\(name).cancelled(\(position))") }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { diary("\(name).didEnd(\(operation))") }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
    diary("\(name).transferred")
  }
}

/// A target of drops that records its calls, and loads text.
@MainActor final class Target: UIDropInteractionDelegate {
  let diary: Diary
  let name: String
  var canHandle = true
  var operation = UIDropOperation.copy
  var isVerbose = false
  var dropping: ((UITargetedDragPreview) -> UITargetedDragPreview?)?
  var onUpdate: (() -> Void)?
  init(_ name: String, _ diary: Diary) { (self.name, self.diary) = (name, diary) }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    diary("\(name).can")
    return canHandle
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    diary("\(name).enter")
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    if isVerbose { diary("\(name).update") }
    onUpdate?()
    return UIDropProposal(operation: operation)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    diary("\(name).exit")
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    diary("\(name).perform")
    session.loadObjects(ofClass: String.self) { [diary, name] in diary("\(name).got(\($0.joined(separator: ",")))") }
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let dropping else { return defaultPreview }
    return dropping(defaultPreview)
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    diary("\(name).conclude")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    diary("\(name).end")
  }
}

/// A card that can be dragged, at 20, 40 with 100 by 80 points, and a tray at 220, 300 with 120 by 120 points.
@MainActor final class DragStage {
  let stage: TouchStage
  let diary = Diary()
  let card = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 80))
  let tray = UIView(frame: CGRect(x: 220, y: 300, width: 120, height: 120))
  let source: Source
  let target: Target
  let dragging: UIDragInteraction
  let dropping: UIDropInteraction
  /// Middles of the card and of the tray.
  let (onCard, onTray) = (CGPoint(x: 70, y: 80), CGPoint(x: 280, y: 360))

  init() {
    stage = TouchStage(size: CGSize(width: 400, height: 600))
    source = Source("card", diary) { [UIDragItem(itemProvider: NSItemProvider(object: "ace"))] }
    target = Target("tray", diary)
    dragging = UIDragInteraction(delegate: source)
    dropping = UIDropInteraction(delegate: target)
    card.addInteraction(dragging)
    tray.addInteraction(dropping)
    stage.rootView.addSubview(card)
    stage.rootView.addSubview(tray)
    stage.settle()
  }

  var session: (any UIDragSession)? { source.session }
  var overlay: DragOverlay? { stage.window.subviews.last { $0 is DragOverlay } as? DragOverlay }

  /// Lifts the card with a finger.
  func lift() {
    stage.finger.down(at: onCard)
    stage.wait(0.51)
  }

  /// Drags with the finger to a place.
  func drag(to place: CGPoint) { stage.finger.move(to: place) }
}
