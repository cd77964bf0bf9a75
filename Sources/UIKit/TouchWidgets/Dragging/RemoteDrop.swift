import TouchGeometry
import TouchKit

/// The targets of a drag of another program (semantics 54.51, 54.52).
///
/// There are no previews in the app, because the other program shows the dragged items.
@MainActor final class RemoteDrop: RemoteDropGuiding {
  private let guide: DropGuide
  private var state: DragState { guide.session.state }

  init(_ drag: RemoteDrag, in application: UIApplication) {
    let state = DragState()
    state.allowsMove = false
    state.items = RemoteItems.items(of: drag) { [weak application] kind, done in
      guard let application else { return done(nil) }
      application.remoteDrops.load(kind, of: drag.number, done)
    }
    guide = DropGuide(DropSession(state, local: nil))
    state.refresh = { [weak self] in self?.update() }
  }

  var answer: RemoteDropAnswer {
    if guide.accepts { return .accepted }
    return guide.operation == .forbidden ? .forbidden : .none
  }

  func move(to place: CGPoint, over view: UIView?) {
    (state.window, state.place) = (view?.window, place)
    guide.update(over: view)
  }

  /// Asks the target again, as after a movement; the other program learns the answer after its next movement.
  private func update() { guide.update(over: state.window?.hitTest(state.place, with: nil)) }

  func leave() {
    guide.leaveViews()
    end()
  }

  func drop(_ finish: @escaping () -> Void) -> Bool {
    guard let target = guide.target, target.view?.window != nil, guide.accepts else { return false }
    target.delegate?.dropInteraction(target, performDrop: guide.session)
    target.delegate?.dropInteraction(target, concludeDrop: guide.session)
    end()
    NSItemProvider.whenLoaded(state.items.map(\.itemProvider), finish)
    return true
  }

  private func end() {
    guide.isMoving = false
    state.refresh = nil
    guide.conclude()
  }
}

/// The items of a drag of another program (semantics 54.50).
@MainActor enum RemoteItems {
  /// Returns an item for each address; the first one, or the only one without addresses, also has the other content.
  static func items(
    of drag: RemoteDrag, _ load: @escaping (RemoteDragKind, @escaping ([UInt8]?) -> Void) -> Void
  ) -> [UIDragItem] {
    var providers = drag.addresses.map { provider(of: $0) }
    let kinds = RemoteDragKind.allCases.filter { drag.kinds.contains($0) }
    if providers.isEmpty, !kinds.isEmpty { providers = [NSItemProvider()] }
    for kind in kinds {
      providers[0].add(kind.type) { done in
        load(kind) { bytes in done(bytes, bytes == nil ? NSItemProvider.Failure.unavailable : nil) }
      }
    }
    return providers.map { UIDragItem(itemProvider: $0) }
  }

  private static func provider(of address: String) -> NSItemProvider {
    let provider = NSItemProvider()
    let path = AddressList.path(of: address)
    provider.suggestedName = path?.split(separator: "/").last.map(String.init)
    provider.add(path == nil ? DragTypes.url : DragTypes.fileURL) { done in done(Array(address.utf8), nil) }
    if let path, let type = imageType(of: path) {
      provider.add(type) { done in
        do throws(FileError) {
          done(try TextFile.read(path), nil)
        } catch {
          done(nil, error)
        }
      }
    }
    return provider
  }

  /// The type of an image file by its name; nil for other files.
  private static func imageType(of path: String) -> String? {
    guard let name = path.lowercased().split(separator: "/").last, name.contains(".") else { return nil }
    return switch name.split(separator: ".").last {
    case "png": DragTypes.png
    case "jpg", "jpeg": DragTypes.jpeg
    case "webp": DragTypes.webP
    default: nil
    }
  }
}

extension RemoteDragKind {
  /// The uniform type identifier of the content.
  @MainActor fileprivate var type: String {
    switch self {
    case .text: DragTypes.text
    case .png: DragTypes.png
    }
  }
}
