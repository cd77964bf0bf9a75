import TouchGeometry
import TouchKit

/// What drag and drop sessions have in common. https://developer.apple.com/documentation/uikit/uidragdropsession
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Whether a drop may move the items.
  var allowsMoveOperation: Bool { get }
  /// Whether only this program may receive the items.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the current position of the finger or pointer, in the coordinates of a view.
  func location(in view: UIView) -> CGPoint
  /// Returns whether an item has one of the types, or a type that conforms to one of them.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether a value of a class can be made from an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag as its source sees it. https://developer.apple.com/documentation/uikit/uidragsession
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Any value of the app, for drops in the same program; nil by default.
  var localContext: Any? { get set }
}

/// A drag as its targets see it. https://developer.apple.com/documentation/uikit/uidropsession
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The session of the source, if the drag began in this program.
  var localDragSession: (any UIDragSession)? { get }
  #if FoundationGeometry
  /// Loads a value of a class from each item that offers one; the closure is called once on the main actor, when all
  /// are loaded, in the order of the items. Items that fail are left out.
  ///
  /// Call it in `performDrop`. Items are not available under the class after the drop has ended.
  /// - Returns: The progress, which completes with the last load.
  @discardableResult func loadObjects<T: NSItemProviderReading>(
    ofClass aClass: T.Type, completion: @escaping @MainActor ([T]) -> Void
  ) -> Progress
  #else
  /// Loads a value of a class from each item that offers one; the closure is called once on the main actor, when all
  /// are loaded, in the order of the items. Items that fail are left out.
  func loadObjects<T: NSItemProviderReading>(ofClass aClass: T.Type, completion: @escaping @MainActor ([T]) -> Void)
  #endif
}

/// The state that the two sessions of one drag share.
@MainActor final class DragState {
  var items: [UIDragItem] = []
  var allowsMove = true
  var isRestricted = false
  /// The window and the position in it.
  weak var window: UIWindow?
  var place = CGPoint.zero
  /// The other scene of the app that the drag is over, with the location on its surface; nil for none.
  var other: (scene: UIWindowScene, place: CGPoint)?
  /// The modifier keys that are down; none for drags of other programs.
  var modifiers: UIKeyModifierFlags = []
  /// Asks the target again, as after a movement; nil when the drag does not move.
  var refresh: (() -> Void)?

  func location(in view: UIView) -> CGPoint {
    if let other, let own = view.window ?? view as? UIWindow, own.windowScene === other.scene,
      let place = own.fromSuperview(other.place)
    {
      return view.convert(place, from: nil)
    }
    guard let window else { return view.convert(place, from: nil) }
    return view.convert(window.convert(place, to: nil), from: nil)
  }
}

/// The source's session of a drag in this program.
@MainActor final class DragSession: UIDragSession {
  let state: DragState
  var localContext: Any?
  init(_ state: DragState) { self.state = state }
}

/// The targets' session of a drag.
@MainActor final class DropSession: UIDropSession {
  let state: DragState
  let localDragSession: (any UIDragSession)?
  init(_ state: DragState, local: (any UIDragSession)?) { (self.state, localDragSession) = (state, local) }

  func load<T: NSItemProviderReading>(_ aClass: T.Type, _ done: @escaping @MainActor ([T]) -> Void) {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    guard !providers.isEmpty else {
      guard let loop = UIApplication.installed?.loop else { return done([]) }
      loop.schedule(at: loop.now) { done([]) }
      return
    }
    var values = [T?](repeating: nil, count: providers.count)
    var pending = providers.count
    for (index, provider) in providers.enumerated() {
      provider.load(aClass) { value, _ in
        values[index] = value
        pending -= 1
        if pending == 0 { done(values.compactMap { $0 }) }
      }
    }
  }

  #if FoundationGeometry
  @discardableResult func loadObjects<T: NSItemProviderReading>(
    ofClass aClass: T.Type, completion: @escaping @MainActor ([T]) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    load(aClass) { values in
      progress.completedUnitCount = 1
      completion(values)
    }
    return progress
  }
  #else
  func loadObjects<T: NSItemProviderReading>(ofClass aClass: T.Type, completion: @escaping @MainActor ([T]) -> Void) {
    load(aClass, completion)
  }
  #endif
}

/// A drop session whose target can be asked again although the drag did not move, as after scrolling.
@MainActor package protocol RefreshableDropSession: AnyObject {
  /// Finds the target under the drag, and asks it for a proposal.
  func refresh()
  /// The modifier keys that are down; none for drags of other programs.
  var modifiers: UIKeyModifierFlags { get }
}

extension DropSession: RefreshableDropSession {
  package func refresh() { state.refresh?() }
  package var modifiers: UIKeyModifierFlags { state.modifiers }
}

/// A session that reads its state from the drag.
@MainActor protocol SharedSession: UIDragDropSession {
  var state: DragState { get }
}

extension DragSession: SharedSession {}
extension DropSession: SharedSession {}

extension SharedSession {
  var items: [UIDragItem] { state.items }
  var allowsMoveOperation: Bool { state.allowsMove }
  var isRestrictedToDraggingApplication: Bool { state.isRestricted }
  func location(in view: UIView) -> CGPoint { state.location(in: view) }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}
