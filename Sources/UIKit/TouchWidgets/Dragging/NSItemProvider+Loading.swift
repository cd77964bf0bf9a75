import TouchDrawing
import TouchGeometry
import TouchKit

// The methods of item providers that need Foundation's `Data` and `Progress`, and loading without them.

extension NSItemProvider {
  #if FoundationGeometry
  /// Adds an object; the visibility has no effect, because only the drag itself limits who receives the content.
  public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    add(object)
  }

  /// Adds a closure that provides the data of a type; it is called for each load.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add(typeIdentifier) { done in
      let answer = LoadAnswer(done)
      _ = loadHandler { data, error in answer.pass(data, error) }
    }
  }

  /// Loads a value of a class; the closure is called once on the main actor, in a later turn of the loop.
  ///
  /// An object that the app registered is passed on as it is; otherwise the value is made from data.
  /// - Returns: The progress, which completes with the load.
  @discardableResult public func loadObject<T: NSItemProviderReading>(
    ofClass aClass: T.Type, completionHandler: @escaping @MainActor (T?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    load(aClass) { value, error in
      progress.completedUnitCount = 1
      completionHandler(value, error)
    }
    return progress
  }

  /// Loads the data of a type; the closure is called once on the main actor.
  ///
  /// - Returns: The progress, which completes with the load.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    loadBytes(typeIdentifier) { bytes, error in
      progress.completedUnitCount = 1
      completionHandler(bytes.map { Data($0) }, error)
    }
    return progress
  }
  #else
  /// Adds an object.
  public func registerObject(_ object: any NSItemProviderWriting) { add(object) }

  /// Loads a value of a class; the closure is called once on the main actor, in a later turn of the loop.
  public func loadObject<T: NSItemProviderReading>(
    ofClass aClass: T.Type, completionHandler: @escaping @MainActor (T?, (any Error)?) -> Void
  ) { load(aClass, completionHandler) }
  #endif
}

#if FoundationGeometry
/// Which programs may receive a representation.
///
/// Drags of this kit restrict whole sessions (semantics 54.9), so the value is accepted and has no effect.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs.
  case all = 0
  /// Programs of the same team.
  case team = 1
  /// Programs of the same group.
  case group = 2
  /// Only the program itself.
  case ownProcess = 3
}

/// Passes the data of a loader to the main actor; a loader may answer from any thread.
struct LoadAnswer: Sendable {
  private let done: @MainActor ([UInt8]?, (any Error)?) -> Void
  @MainActor init(_ done: @escaping @MainActor ([UInt8]?, (any Error)?) -> Void) { self.done = done }

  func pass(_ data: Data?, _ error: (any Error)?) {
    let bytes = data.map { [UInt8]($0) }
    if Thread.isMainThread {
      MainActor.assumeIsolated { done(bytes, error) }
    } else {
      Task { @MainActor in done(bytes, error) }
    }
  }
}
#endif
