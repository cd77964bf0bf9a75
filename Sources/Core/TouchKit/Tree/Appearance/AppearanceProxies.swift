import TouchGeometry

/// The app's appearance proxies, and how objects adopt the values set on them.
@MainActor package enum AppearanceProxies {
  /// A proxy, and the class and containers it applies to.
  private struct Proxy {
    let object: any AppearanceBearer
    let type: ObjectIdentifier
    let containers: [any UIAppearanceContainer.Type]
    /// Whether an object is an instance of the class.
    let isFor: (AnyObject) -> Bool
  }

  /// Whether the app has requested a proxy; until then no values are recorded.
  package private(set) static var isUsed = false
  private static var proxies: [Proxy] = []
  private static var isApplying = false
  private static var lastSerial = 0

  /// Returns the proxy of a class for containers, created if necessary.
  package static func proxy<Bearer: AppearanceBearer>(
    of type: Bearer.Type, in containers: [any UIAppearanceContainer.Type], make: () -> AnyObject
  ) -> Bearer {
    let (id, ids) = (ObjectIdentifier(type), containers.map { ObjectIdentifier($0) })
    let known = proxies.first { $0.type == id && $0.containers.map { ObjectIdentifier($0) } == ids }
    if let object = known?.object as? Bearer { return object }
    isUsed = true
    guard let object = make() as? Bearer else {
      preconditionFailure("\(type).appearance(): no object could be created")
    }
    object.appearanceRecord = AppearanceRecord(isProxy: true)
    proxies.append(Proxy(object: object, type: id, containers: containers) { $0 is Bearer })
    return object
  }

  /// Records a value set on a proxy, or that the app has set the property on another object.
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
    record.set(AppearanceRecord.Setting(key: key, serial: lastSerial, apply: apply))
  }

  /// Runs a closure that sets properties on behalf of the kit; they do not count as set by the app.
  package static func quietly(_ body: () -> Void) {
    let former = isApplying
    isApplying = true
    body()
    isApplying = former
  }

  /// Applies the values of the matching proxies to an object.
  ///
  /// - Parameter surroundings: the objects that contain it, from the inside out; called if there are matching proxies.
  package static func apply(to bearer: any AppearanceBearer, in surroundings: () -> [AnyObject]) {
    guard isUsed, bearer.appearanceRecord?.isProxy != true else { return }
    let candidates = proxies.filter { $0.isFor(bearer) && $0.object.appearanceRecord?.settings.isEmpty == false }
    guard !candidates.isEmpty else { return }
    let around = candidates.contains { !$0.containers.isEmpty } ? surroundings() : []
    let ranked = candidates.compactMap { proxy in
      outermost(of: proxy.containers, in: around).map { (proxy: proxy, outermost: $0) }
    }.sorted { left, right in
      if left.proxy.type != right.proxy.type { return left.proxy.isFor(right.proxy.object) }
      return (left.outermost, left.proxy.containers.count) < (right.outermost, right.proxy.containers.count)
    }
    var settings: [AppearanceRecord.Setting] = []
    for setting in ranked.flatMap({ $0.proxy.object.appearanceRecord?.settings ?? [] }) {
      settings.removeAll { $0.key == setting.key }
      settings.append(setting)
    }
    let record = bearer.appearanceRecord ?? AppearanceRecord(isProxy: false)
    bearer.appearanceRecord = record
    quietly {
      for setting in settings where !record.own.contains(setting.key) && record.adopted[setting.key] != setting.serial {
        record.adopted[setting.key] = setting.serial
        setting.apply(bearer)
      }
    }
  }

  /// Returns how far out the outermost of the containers is, counted from the inside from 1; 0 without containers.
  ///
  /// Nil if they do not contain the object in this order.
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

/// Creates a view of a class by `init(frame:)`: `CTouchKit/construction.c` explains why this is not `type.init(…)`.
@_silgen_name("touch_make_view")
@MainActor private func makeView(of type: UIView.Type, _ frame: CGRect) -> UIView

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceBearer {
  /// Returns the proxy for all views of the class: its values are set on each view that is added to a window.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the proxy for views of the class that are inside other objects.
  ///
  /// - Parameter containerTypes: classes of views and controllers, the innermost first.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes) { makeView(of: self, .zero) }
  }

  package var appearanceRecord: AppearanceRecord? {
    get { rare?.appearance }
    set { ensuredRare.appearance = newValue }
  }

  /// Applies the values of the proxies; called after the view is added to a window.
  func applyAppearance() {
    guard AppearanceProxies.isUsed else { return }
    AppearanceProxies.apply(to: self) { appearanceSurroundings }
  }

  /// The view's controller, the views that contain it and their controllers, from the inside out.
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
