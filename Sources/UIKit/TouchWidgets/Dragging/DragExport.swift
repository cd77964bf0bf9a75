import TouchDrawing
import TouchGeometry
import TouchKit

/// The part of a drag that is over other programs and other windows of the app (semantics
/// 54.60, 54.64).
@MainActor final class DragExport {
  private weak var application: UIApplication?
  private var offer: LocalDrag
  private let providers: [NSItemProvider]
  /// What a drop at the present location would do.
  private(set) var operation = UIDropOperation.cancel
  /// Whether the drag is outside the app's windows.
  private(set) var isOutside = false
  /// Called when the other program has answered.
  var onAnswer: (() -> Void)?
  /// Called when the drag has moved over another window of the app, or has left it.
  var onMove: (() -> Void)?
  /// Called when the display server has cancelled the drag.
  var onCancel: (() -> Void)?
  /// Returns the picture that the display server shows, at a number of pixels per point.
  var picture: ((CGFloat) -> DragPicture?)?
  private var onEnd: ((UIDropOperation) -> Void)?
  private var hasBegun = false

  /// Creates the export of a drag; nil if the platform has none, or if the items have no content for other programs and
  /// the app has no other window.
  init?(_ state: DragState, by pointer: LocalDragPointer, in application: UIApplication?) {
    guard let application, application.platform?.exportsDrags == true else { return nil }
    let providers = state.items.map(\.itemProvider)
    let kinds = LocalDragKind.allCases.filter { kind in
      !state.isRestricted && providers.contains { $0.hasItemConformingToTypeIdentifier(kind.type) }
    }
    guard !kinds.isEmpty || application.scenes.count > 1 else { return nil }
    self.application = application
    self.providers = providers
    offer = LocalDrag(
      number: application.localDrags.nextNumber(), kinds: Set(kinds), allowsMove: state.allowsMove,
      pointer: pointer)
  }

  /// Follows the drag outside the app's windows.
  func move() {
    isOutside = true
    begin()
    request(.move(number: offer.number))
  }

  /// Follows the drag over another window of the app.
  func moveOverOwnWindow() {
    begin()
    leave()
  }

  /// Begins the drag on the display server, when it first leaves its window.
  private func begin() {
    guard let application, !hasBegun else { return }
    hasBegun = true
    offer.picture = application.platform?.dragPictureScale.flatMap { picture?($0) }
    application.localDrags.begin(offer) { [weak self] in self?.receive($0) }
  }

  /// The drag is over the app again.
  func leave() {
    guard isOutside else { return }
    (isOutside, operation) = (false, .cancel)
    request(.leave(number: offer.number))
  }

  /// Ends the drag without a drop on another program.
  func cancel() {
    guard hasBegun else { return }
    hasBegun = false
    application?.localDrags.end(offer.number)
    request(.cancel(number: offer.number))
  }

  /// Drops the items; the closure is called once with what the other program did.
  ///
  /// The export is retained until then.
  func drop(_ done: @escaping (UIDropOperation) -> Void) {
    onEnd = { operation in
      withExtendedLifetime(self) { done(operation) }
    }
    request(.drop(number: offer.number))
  }

  private func request(_ request: LocalDragRequest) { application?.request(.localDrag(request)) }

  private func receive(_ event: LocalDragEvent) {
    switch event {
    case .answered(_, let answer):
      operation = UIDropOperation(answer)
      onAnswer?()
    case .moved: onMove?()
    case .requested(_, let kind):
      provide(kind) { [weak self] bytes in
        guard let self else { return }
        request(.provide(number: offer.number, kind, bytes))
      }
    case .ended(_, let answer):
      hasBegun = false
      application?.localDrags.end(offer.number)
      guard let done = onEnd else {
        onCancel?()
        return
      }
      onEnd = nil
      done(UIDropOperation(answer))
    }
  }

  /// Loads content of the items: all addresses, all texts, or the first image (semantics 54.62).
  private func provide(_ kind: LocalDragKind, _ done: @escaping ([UInt8]?) -> Void) {
    var sources = providers.filter { $0.hasItemConformingToTypeIdentifier(kind.type) }
    if kind == .png { sources = Array(sources.prefix(1)) }
    var parts = [[UInt8]?](repeating: nil, count: sources.count)
    var pending = sources.count
    for (index, source) in sources.enumerated() {
      source.loadBytes(kind.type) { bytes, _ in
        parts[index] = bytes
        pending -= 1
        if pending == 0 { done(kind.joined(parts.compactMap { $0 })) }
      }
    }
    if sources.isEmpty { done(nil) }
  }
}

extension UIDropOperation {
  fileprivate init(_ operation: LocalDragOperation?) {
    switch operation {
    case .copy: self = .copy
    case .move: self = .move
    case nil: self = .cancel
    }
  }
}

extension LocalDragKind {
  /// The uniform type identifier of the content.
  @MainActor fileprivate var type: String {
    switch self {
    case .addresses: DragTypes.url
    case .png: DragTypes.png
    case .text: DragTypes.text
    }
  }

  /// The content of several items as one; nil without any.
  fileprivate func joined(_ parts: [[UInt8]]) -> [UInt8]? {
    guard !parts.isEmpty else { return nil }
    switch self {
    case .addresses: return parts.flatMap { $0 + [13, 10] }
    case .png: return parts[0]
    case .text: return Array(parts.joined(separator: [10]))
    }
  }
}
