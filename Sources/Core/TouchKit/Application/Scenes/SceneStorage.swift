import TouchFiles
import TouchGeometry

// Scenes that the next run of the app opens again (semantics 40.10).

/// Stores a text between two runs of an app.
@MainActor package protocol SceneStoring: AnyObject {
  /// Returns the stored text; nil if there is none.
  func read() -> [UInt8]?
  /// Replaces the stored text; nil removes it.
  func write(_ text: String?)
}

/// The window of a scene.
struct WindowRecord: Equatable {
  /// The size in the state `normal`, in points; nil if it is unknown.
  var size: CGSize?
  /// The position on the display in that state, in points; nil if it is unknown.
  var place: CGPoint?
  var state = SurfaceState.normal
}

/// A scene of the previous run.
struct StoredScene {
  var window: WindowRecord
  var activity: NSUserActivity
}

extension UIApplication {
  /// Reads the scenes of the previous run; damaged texts are ignored.
  package func readStoredScenes() {
    guard let bytes = sceneStore?.read() else { return }
    guard case .array(let values) = (try? JSONReader.read(bytes, file: "scenes"))?.content else { return }
    storedScenes = values.compactMap(StoredScene.init)
  }

  /// Assigns the next scene of the previous run to a session.
  func restoreStored(_ session: UISceneSession) {
    guard !storedScenes.isEmpty else { return }
    let stored = storedScenes.removeFirst()
    (session.window, session.stateRestorationActivity) = (stored.window, stored.activity)
  }

  /// Stores a scene that has become invisible.
  func store(_ scene: UIWindowScene) {
    guard sceneStore != nil else { return }
    let session = scene.session
    session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)
    let (state, former) = (scene.surface.state, session.window)
    // The size of a window in another state is not the one to return to.
    session.window =
      state == .normal
      ? WindowRecord(size: scene.surface.size, place: scene.surface.place)
      : WindowRecord(size: former?.size, place: former?.place, state: state == .minimized ? .normal : state)
    storeScenes()
  }

  /// Stores all scenes with an activity.
  func storeScenes() {
    guard let sceneStore else { return }
    let values = programScenes.compactMap { scene -> JSONValue? in
      guard let activity = scene.session.stateRestorationActivity else { return nil }
      return StoredScene(window: scene.session.window ?? WindowRecord(), activity: activity).json
    }
    sceneStore.write(values.isEmpty ? nil : JSONWriter.page(.array(values)))
  }
}

extension StoredScene {
  @MainActor var json: JSONValue {
    var members: [JSONMember] = []
    if let size = window.size {
      members.append(JSONMember("size", .numbers([Double(size.width), Double(size.height)])))
    }
    if let place = window.place { members.append(JSONMember("place", .numbers([Double(place.x), Double(place.y)]))) }
    if window.state != .normal { members.append(JSONMember("state", .string(window.state.rawValue))) }
    members.append(JSONMember("activity", .string(activity.activityType)))
    if let title = activity.title { members.append(JSONMember("title", .string(title))) }
    if let identifier = activity.targetContentIdentifier { members.append(JSONMember("target", .string(identifier))) }
    if let info = activity.userInfo { members.append(JSONMember("info", StoredValue.json(of: info))) }
    return .object(members)
  }

  @MainActor init?(_ value: JSONValue) {
    guard case .object(let members) = value.content else { return nil }
    func content(_ key: String) -> JSONValue.Content? { members.first { $0.key == key }?.value.content }
    func text(_ key: String) -> String? { if case .string(let text) = content(key) { text } else { nil } }
    func pair(_ key: String) -> (CGFloat, CGFloat)? {
      guard case .array(let values) = content(key), values.count == 2,
        case .number(let first) = values[0].content, case .number(let second) = values[1].content
      else { return nil }
      return (CGFloat(first), CGFloat(second))
    }
    guard let type = text("activity") else { return nil }
    activity = NSUserActivity(activityType: type)
    (activity.title, activity.targetContentIdentifier) = (text("title"), text("target"))
    if let info = members.first(where: { $0.key == "info" }) {
      activity.userInfo = StoredValue.value(of: info.value) as? [String: Any]
    }
    window = WindowRecord()
    if let (width, height) = pair("size"), width >= 1, height >= 1 {
      window.size = CGSize(width: width, height: height)
    }
    if let (x, y) = pair("place") { window.place = CGPoint(x: x, y: y) }
    window.state = text("state").flatMap(SurfaceState.init) ?? .normal
  }
}

/// Values of an activity as JSON, in which numbers and dictionaries carry their type.
enum StoredValue {
  /// Returns the JSON of a value; values of other types are left out and reported.
  @MainActor static func json(of value: Any) -> JSONValue {
    switch value {
    case let value as String: .string(value)
    case let value as Bool: .bool(value)
    case let value as Int: .object([JSONMember("int", .string("\(value)"))])
    case let value as Double where value.isFinite: .number(value)
    case let value as [Any]: .array(value.map(json))
    case let value as [AnyHashable: Any]: .object([JSONMember("dictionary", dictionary(value))])
    default: unstorable(value)
    }
  }

  @MainActor private static func dictionary(_ value: [AnyHashable: Any]) -> JSONValue {
    let members = value.compactMap { key, value in (key.base as? String).map { JSONMember($0, json(of: value)) } }
    return .object(members.sorted { $0.key < $1.key })
  }

  @MainActor private static func unstorable(_ value: Any) -> JSONValue {
    UsageError.report(
      "NSUserActivity.userInfo: a value of the type \(type(of: value)) cannot be stored; use strings, truth values, "
        + "Int, Double, and arrays and dictionaries of them")
    return JSONValue(.null)
  }

  /// Returns the value of a JSON; nil if it contains none.
  static func value(of json: JSONValue) -> Any? {
    switch json.content {
    case .null: return nil
    case .bool(let value): return value
    case .number(let value): return value
    case .string(let value): return value
    case .array(let values): return values.compactMap(value)
    case .object(let members):
      guard let member = members.first else { return nil }
      if member.key == "int", case .string(let digits) = member.value.content { return Int(digits) }
      guard member.key == "dictionary", case .object(let entries) = member.value.content else { return nil }
      return Dictionary(
        entries.compactMap { entry in value(of: entry.value).map { (entry.key, $0) } }, uniquingKeysWith: { $1 })
    }
  }
}
