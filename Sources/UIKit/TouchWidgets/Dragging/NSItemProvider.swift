import TouchDrawing
import TouchGeometry
import TouchKit

/// A value that is offered under one or more types, such as the content of a drag item (semantics 54.20).
///
/// Objects of the app are passed on as they are; other types are made from data on request. Loads complete in a later
/// turn of the loop, on the main actor. https://developer.apple.com/documentation/foundation/nsitemprovider
@preconcurrency @MainActor public final class NSItemProvider {
  /// The app's name for the content, such as a file name; nil by default.
  public var suggestedName: String?
  /// The size in which the content prefers to be shown, in points; zero, the default, for none.
  public var preferredPresentationSize = CGSize.zero

  /// A representation under one type: an object, or bytes that a closure provides.
  struct Representation {
    let type: String
    let object: (any NSItemProviderWriting)?
    let load: ((@escaping @MainActor ([UInt8]?, (any Error)?) -> Void) -> Void)?
  }

  private(set) var representations: [Representation] = []
  /// The number of loads that have not completed.
  private(set) var pendingLoads = 0
  /// Called when the last pending load has completed.
  var onLoaded: (() -> Void)?

  /// Creates a provider without content.
  public init() {}

  /// Creates a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    add(object)
  }

  /// The types of the content, in the order in which they were registered.
  public var registeredTypeIdentifiers: [String] {
    representations.reduce(into: []) { if !$0.contains($1.type) { $0.append($1.type) } }
  }

  /// Returns whether the content is available under a type, or under one that conforms to it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representations.contains { DragTypes.conforms($0.type, to: typeIdentifier) }
  }

  /// Returns whether `loadObject(ofClass:completionHandler:)` can make a value of a class.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    source(of: aClass) != nil
  }

  func add(_ object: any NSItemProviderWriting) {
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      representations.append(Representation(type: type, object: object, load: nil))
    }
  }

  func add(_ type: String, _ load: @escaping (@escaping @MainActor ([UInt8]?, (any Error)?) -> Void) -> Void) {
    representations.append(Representation(type: type, object: nil, load: load))
  }

  /// The representation from which a value of a class is made: the object itself, or the first readable type.
  private func source(of aClass: any NSItemProviderReading.Type) -> Representation? {
    let own = representations.first { $0.object.map { Swift.type(of: $0) == aClass } ?? false }
    if let own { return own }
    for wanted in aClass.readableTypeIdentifiersForItemProvider {
      if let found = representations.first(where: { DragTypes.conforms($0.type, to: wanted) }) { return found }
    }
    return nil
  }

  /// Loads a value of a class; `done` is called once, in a later turn of the loop.
  func load<T: NSItemProviderReading>(_ aClass: T.Type, _ done: @escaping @MainActor (T?, (any Error)?) -> Void) {
    pendingLoads += 1
    let finish: @MainActor (T?, (any Error)?) -> Void = { value, error in
      self.later {
        done(value, error)
        self.endLoad()
      }
    }
    guard let source = source(of: aClass) else { return finish(nil, NSItemProvider.Failure.unavailable) }
    if let own = source.object as? T { return finish(own, nil) }
    bytes(of: source) { bytes, error in
      guard let bytes else { return finish(nil, error ?? NSItemProvider.Failure.unavailable) }
      do {
        finish(try DragTypes.read(bytes, source.type, as: aClass), nil)
      } catch {
        finish(nil, error)
      }
    }
  }

  /// Loads the bytes of a type; `done` is called once, immediately where the content is known.
  func loadBytes(_ type: String, _ done: @escaping @MainActor ([UInt8]?, (any Error)?) -> Void) {
    guard let source = representations.first(where: { DragTypes.conforms($0.type, to: type) }) else {
      return done(nil, NSItemProvider.Failure.unavailable)
    }
    pendingLoads += 1
    bytes(of: source) { bytes, error in
      done(bytes, error)
      self.endLoad()
    }
  }

  private func endLoad() {
    pendingLoads -= 1
    if pendingLoads == 0 { onLoaded?() }
  }

  private func bytes(of source: Representation, _ done: @escaping @MainActor ([UInt8]?, (any Error)?) -> Void) {
    if let load = source.load { return load(done) }
    guard let object = source.object else { return done(nil, NSItemProvider.Failure.unavailable) }
    DragTypes.write(object, source.type, done)
  }

  /// Calls a closure in a later turn of the loop, so that a load never completes inside the call that started it
  /// (semantics 54.21).
  private func later(_ body: @escaping @MainActor () -> Void) {
    guard let loop = UIApplication.installed?.loop else { return body() }
    loop.schedule(at: loop.now) { body() }
  }

  /// Calls a closure once when no provider is being loaded any more: immediately, or when the last load completes.
  static func whenLoaded(_ providers: [NSItemProvider], _ body: @escaping () -> Void) {
    guard let loading = providers.first(where: { $0.pendingLoads > 0 }) else { return body() }
    loading.onLoaded = { [weak loading] in
      loading?.onLoaded = nil
      NSItemProvider.whenLoaded(providers, body)
    }
  }

  /// An error of a load.
  enum Failure: Error, Sendable {
    /// The content is not available under the requested type, or its data is not of that type.
    case unavailable
  }
}

/// A class whose objects an item provider can offer.
/// https://developer.apple.com/documentation/foundation/nsitemproviderwriting
@preconcurrency @MainActor public protocol NSItemProviderWriting {
  /// The types under which objects are offered, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  #if FoundationGeometry
  /// Provides the data of a type; call the closure once, from any thread. The result may be nil.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
  #endif
}

/// A class whose objects an item provider can make from data.
/// https://developer.apple.com/documentation/foundation/nsitemproviderreading
@preconcurrency @MainActor public protocol NSItemProviderReading {
  /// The types from which objects are made, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  #if FoundationGeometry
  /// Returns an object made from data of a type; throws an error if it is not of that type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  #endif
}
