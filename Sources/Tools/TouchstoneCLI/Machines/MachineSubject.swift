import TouchDiagnosis
import TouchFiles
import TouchGeometry
import TouchInspector
import TouchScenes

/// What a machine looks at and touches: a scene, or a running app.
@MainActor protocol MachineSubject: AnyObject {
  /// The name for people.
  var title: String { get }
  /// The input so far, with times from the first event.
  var input: InputFile { get }
  /// The present objects, as lines of the inspector's protocol.
  func objects() throws(MachineFailure) -> [ReplicaNode]
  /// The class of an object, for people.
  func className(of node: ReplicaNode) -> String
  /// Performs events at times relative to now, and follows the gesture until nothing is pending, for half a
  /// second at least and a second at most.
  func perform(_ lines: [InputLine]) throws(MachineFailure)
  /// Lets time pass.
  func wait(_ seconds: Double) throws(MachineFailure)
  /// What has happened since the last call.
  func takeEvents() -> [MachineEvent]
  /// The window as a PNG file.
  func picture(scale: Double) throws(MachineFailure) -> [UInt8]
  /// What a finger would reach: the words of the line `reach` of the protocol.
  func forecast(at place: CGPoint) throws(MachineFailure) -> [String]
  /// Sets a flag of an object.
  func set(_ flag: String, _ value: MachineValue, of node: ReplicaNode) throws(MachineFailure)
  /// The scene and the input that an explanation is about, with sentences about them.
  func question() throws(MachineFailure) -> (scene: SceneFile, input: InputFile, about: [String])
  /// The text of a capture of the last gesture.
  func capture() throws(MachineFailure) -> String
}

/// A value of a flag.
enum MachineValue: Equatable {
  case bool(Bool)
  case number(Double)

  /// The value as a word of the protocol.
  var word: String {
    switch self {
    case .bool(let isOn): isOn ? "yes" : "no"
    case .number(let number): "\(number)"
    }
  }

  var json: JSONValue {
    switch self {
    case .bool(let isOn): .bool(isOn)
    case .number(let number): .number(number)
    }
  }
}

/// The reason that a tool cannot do what it was asked for, as a sentence.
struct MachineFailure: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}

/// A decision that a caller of a gesture needs: what a touch reached, what acted, what failed.
struct MachineEvent: Equatable {
  enum Kind: String {
    /// A touch was bound to a view.
    case reached
    /// A touch reached no view.
    case missed
    /// A recognizer sent its action.
    case acted
    case failed
    /// A recognizer was cancelled.
    case cancelled
    /// A view received `touchesCancelled`.
    case touchCancelled
  }

  let time: Double
  let kind: Kind
  /// The name of the view or the recognizer; empty for a touch that reached no view.
  let name: String
  var rule = ""
  var reason = ""
  /// The name of the cause.
  var by = ""

  var json: JSONValue {
    var members = [
      JSONMember("t", .number((time * 1000).rounded() / 1000)), JSONMember("kind", .string(kind.rawValue)),
    ]
    for (key, word) in [("name", name), ("rule", rule), ("reason", reason), ("by", by)] where !word.isEmpty {
      members.append(JSONMember(key, .string(word)))
    }
    return .object(members)
  }

  var sentence: String {
    let cause = by.isEmpty ? "" : " by \(by)"
    let why = [reason, rule].filter { !$0.isEmpty }.joined(separator: ", ")
    let end = why.isEmpty ? "." : " (\(why))."
    let start = "\(decimal(time, places: 3)) s: "
    return switch kind {
    case .reached: start + "A touch reaches \(name)."
    case .missed: start + "A touch reaches no view."
    case .acted: start + "\(name) acts."
    case .failed: start + "\(name) fails\(cause)\(end)"
    case .cancelled: start + "\(name) is cancelled\(cause)\(end)"
    case .touchCancelled: start + "The touch in \(name) is cancelled\(cause)\(end)"
    }
  }
}
