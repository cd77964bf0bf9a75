import TouchGeometry

/// The proxies of the program, and how objects take on what was set on them.
@MainActor package enum AppearanceProxies {
  /// A proxy and whom it is for.
  private struct Proxy {
    let object: any AppearanceBearer
    let type: ObjectIdentifier
    let containers: [any UIAppearanceContainer.Type]
    /// Whether an object is of the class.
    let isFor: (AnyObject) -> Bool
  }

  /// Whether the program has asked for a proxy; until then nothing is remembered.
  package private(set) static var isUsed = false
  private static var proxies: [Proxy] = []
  private static var isApplying = false
  private static var lastSerial = 0

  /// The proxy of a class for containers, made if there is none.
  package static func proxy<Bearer: AppearanceBearer>(
    of type: Bearer.Type, in containers: [any UIAppearanceContainer.Type], make: () -> AnyObject
  ) -> Bearer {
    let (id, ids) = (ObjectIdentifier(type), containers.map { ObjectIdentifier($0) })
    let known = proxies.first { $0.type == id && $0.containers.map { ObjectIdentifier($0) } == ids }
    if let object = known?.object as? Bearer { return object }
    isUsed = true
    guard let object = make() as? Bearer else { preconditionFailure("\(type).appearance(): no object could be made") }
    object.appearanceRecord = AppearanceRecord(isProxy: true)
    proxies.append(Proxy(object: object, type: id, containers: containers) { $0 is Bearer })
    return object
  }

  /// Remembers what was set on a proxy, or that it was set on another object.
  static func note(
    _ bearer: any AppearanceBearer, _ key: AppearanceRecord.Key, _ apply: @escaping (AnyObject) -> Void
  ) {
    guard !isApplying else { return }
    let record = bearer.appearanceRecord ?? AppearanceRecord(isProxy: false)
    if bearer.appearanceRecord == nil { bearer.appearanceRecord = record }
    guard record.isProxy else {
      record.own.insert(key)
      return
    }
    lastSerial += 1
    record.set(AppearanceRecord.Wish(key: key, serial: lastSerial, apply: apply))
  }

  /// Runs what sets properties for the kit, which are then not the program's own.
  package static func quietly(_ body: () -> Void) {
    let former = isApplying
    isApplying = true
    body()
    isApplying = former
  }

  /// Lets an object take on what its proxies say.
  ///
  /// - Parameter surroundings: what the object is in, from the inside to the outside; called if there are proxies for it.
  package static func dress(_ bearer: any AppearanceBearer, in surroundings: () -> [AnyObject]) {
    guard isUsed, bearer.appearanceRecord?.isProxy != true else { return }
    let candidates = proxies.filter { $0.isFor(bearer) && $0.object.appearanceRecord?.wishes.isEmpty == false }
    guard !candidates.isEmpty else { return }
    let around = candidates.contains { !$0.containers.isEmpty } ? surroundings() : []
    let ranked = candidates.compactMap { proxy in
      outermost(of: proxy.containers, in: around).map { (proxy: proxy, outermost: $0) }
    }.sorted { left, right in
      if left.proxy.type != right.proxy.type { return left.proxy.isFor(right.proxy.object) }
      return (left.outermost, left.proxy.containers.count) < (right.outermost, right.proxy.containers.count)
    }
    var wishes: [AppearanceRecord.Wish] = []
    for wish in ranked.flatMap({ $0.proxy.object.appearanceRecord?.wishes ?? [] }) {
      wishes.removeAll { $0.key == wish.key }
      wishes.append(wish)
    }
    let record = bearer.appearanceRecord ?? AppearanceRecord(isProxy: false)
    bearer.appearanceRecord = record
    quietly {
      for wish in wishes where !record.own.contains(wish.key) && record.worn[wish.key] != wish.serial {
        record.worn[wish.key] = wish.serial
        wish.apply(bearer)
      }
    }
  }

  /// How far out the outermost of some containers is, counted from the inside from 1; 0 without containers, nil when they
  /// do not contain the object in this order.
  private static func outermost(of containers: [any UIAppearanceContainer.Type], in surroundings: [AnyObject]) -> Int? {
    var index = 0
    for container in containers {
      guard let found = surroundings[index...].firstIndex(where: { isObject($0, of: container) }) else { return nil }
      index = found + 1
    }
    return index
  }

  private static func isObject<Container: UIAppearanceContainer>(_ object: AnyObject, of type: Container.Type) -> Bool {
    object is Container
  }
}

/// A new view of a class, by `init(frame:)`: `CTouchKit/construction.c` says why this is not simply `type.init(…)`.
@_silgen_name("touch_make_view")
@MainActor private func makeView(of type: UIView.Type, _ frame: CGRect) -> UIView

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceBearer {
  /// The proxy for all views of the class: what is set on it is set on each that comes into a window.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The proxy for views of the class that are inside of others.
  ///
  /// - Parameter containerTypes: classes of views and controllers, the innermost first.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes) { makeView(of: self, .zero) }
  }

  package var appearanceRecord: AppearanceRecord? {
    get { rare?.appearance }
    set { ensuredRare.appearance = newValue }
  }

  /// Takes on what proxies say; called when the view has come into a window.
  func takeOnAppearance() {
    guard AppearanceProxies.isUsed else { return }
    AppearanceProxies.dress(self) { appearanceSurroundings }
  }

  /// The view's controller, the views around it and theirs, from the inside to the outside.
  package var appearanceSurroundings: [AnyObject] {
    var result: [AnyObject] = []
    var next: UIView? = self
    while let view = next {
      if view !== self { result.append(view) }
      if let controller = view.rare?.viewController { result.append(controller) }
      next = view.storedSuperview
    }
    return result
  }
}

extension UIViewController: UIAppearanceContainer {}
