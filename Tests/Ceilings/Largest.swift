import TouchDrawing
import TouchFiles
import TouchGeometry
import TouchImages
import TouchKit
import TouchScenes

/// An input of a given size for each kind of ceiling: what is read, judged and played of it.
@MainActor public struct Largest {
  /// An input that was not refused by an error of its reader.
  public struct NotAdded: Error {}

  private let kind: Ceiling.Kind
  private let count: Int
  private let plays: Bool

  /// - Parameters:
  ///   - count: in the unit of the ceiling.
  ///   - plays: whether a scene is also played, which takes minutes without optimization.
  public init(_ kind: Ceiling.Kind, _ count: Int, plays: Bool = true) {
    (self.kind, self.count, self.plays) = (kind, count, plays)
  }

  /// Makes the input; reading and playing it is left to the closure.
  public func prepared() throws -> () throws -> Void {
    switch kind {
    case .file: return try file()
    case .values: return read("[" + String(repeating: "1,", count: count - 2) + "1]")
    case .nesting: return read(String(repeating: "[", count: count) + String(repeating: "]", count: count))
    case .views:
      return play((1..<count).map { view("v\($0)", x: $0 % 39 * 10, y: $0 / 39 % 64 * 10) }.joined(separator: ","))
    case .list:
      let rows = (0..<count).map { "\"row \($0)\"" }.joined(separator: ",")
      return play(view("t", "UITableView", ",\"sections\":[{\"rows\":[\(rows)]}]"))
    case .tree: return nest
    case .text: return play(view("l", "UILabel", ",\"text\":\"\(String(repeating: "m", count: count))\""))
    case .picture: return try decode()
    case .constraints: return play(views(count), constraints: chain(count))
    case .recognizers:
      return play(view("v", more: recognizers(count) { $0 == 0 ? [] : [$0 - 1] }))
    case .relations:
      // 100 recognizers list the 100 others; the last one lists what is beyond.
      return play(
        view("v", more: recognizers(101) { at in at < 100 ? (0...100).filter { $0 != at } : Array(0..<count - 10_000) })
      )
    case .paste:
      return play(view("f", "UITextField", ",\"text\":\"\""), Self.tap + [Self.paste(count)])
    case .typing:
      let pastes = stride(from: 0, to: count, by: SceneCeilings.text).map { start in
        Self.paste(min(SceneCeilings.text, count - start))
      }
      return play(view("f", "UITextField", ",\"text\":\"\""), Self.tap + pastes)
    case .fingers: return play(view("v"), (1...count).map { Self.touch($0, "began", 0) })
    case .message, .peer: return {}
    }
  }

  // MARK: Files

  private static let tap = [touch(1, "began", 0), touch(1, "ended", 0.05)]

  private static func touch(_ finger: Int, _ phase: String, _ time: Double) -> String {
    "{\"t\":\(time),\"id\":\(finger),\"phase\":\"\(phase)\",\"x\":9,\"y\":9}"
  }

  private static func paste(_ count: Int) -> String {
    "{\"t\":0.1,\"paste\":\"\(String(repeating: "m", count: count))\"}"
  }

  private func view(
    _ name: String, _ kind: String = "UIView", _ own: String = "", x: Int = 0, y: Int = 0, more: String = ""
  )
    -> String
  {
    "{\"name\":\"\(name)\",\"class\":\"\(kind)\",\"frame\":[\(x),\(y),390,640]\(own)\(more)}"
  }

  private func views(_ count: Int) -> String {
    (0...count / 3).map { view("v\($0)", more: ",\"translatesAutoresizingMaskIntoConstraints\":false") }
      .joined(separator: ",")
  }

  /// Each view is placed relative to the previous one.
  private func chain(_ count: Int) -> [String] {
    (0..<count).map { at in
      let (one, former) = ("v\(at / 3)", at < 3 ? "root" : "v\(at / 3 - 1)")
      return ["\(one).leading == \(former).leading + 1", "\(one).top == \(former).top + 1", "\(one).height == 20"][
        at % 3]
    }
  }

  private func recognizers(_ count: Int, _ waits: (Int) -> [Int]) -> String {
    let all = (0..<count).map { at in
      let names = waits(at).map { "\"t\($0)\"" }.joined(separator: ",")
      return "{\"name\":\"t\(at)\",\"class\":\"UITapGestureRecognizer\",\"requiresToFail\":[\(names)]}"
    }
    return ",\"recognizers\":[\(all.joined(separator: ","))]"
  }

  private func scene(_ children: String, _ constraints: [String] = []) -> [UInt8] {
    let constraints = constraints.map { "\"\($0)\"" }.joined(separator: ",")
    return Array(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],"constraints":[\(constraints)],
      "root":{"name":"root","class":"UIView","frame":[0,0,390,640],"children":[\(children)]}}
      """.utf8)
  }

  private func play(_ children: String, _ events: [String] = Self.tap, constraints: [String] = []) -> () throws -> Void
  {
    let file = scene(children, constraints)
    let head = "{\"format\":\"touchstone-input\",\"version\":1,\"size\":[390,640]}"
    let input = Array(([head] + events).joined(separator: "\n").utf8)
    return {
      let scene = try SceneFile.read(file, file: "scene.json")
      let events = try InputFile.read(input, file: "input.jsonl", sceneSize: scene.size)
      guard plays else { return }
      _ = SceneLint.findings(in: scene)
      let player = ScenePlayer(scene)
      player.play(events)
      player.application.tearDown()
    }
  }

  private func read(_ text: String) -> () throws -> Void {
    let bytes = Array(text.utf8)
    return { _ = try JSONReader.read(bytes, file: "x.json") }
  }

  /// A scene that spaces make as long as a file may be.
  private func file() throws -> () throws -> Void {
    let path = "/tmp/touchstone-largest-\(getpid()).json"
    let text = scene(view("v"))
    try TextFile.create(text + [UInt8](repeating: 0x20, count: count - text.count), at: path)
    return {
      defer { unlink(path) }
      _ = try SceneFile.read(try TextFile.read(path), file: path)
    }
  }

  // MARK: Trees and pictures

  private func nest() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    var inner = root
    for _ in 1..<count {
      let next = UIView(frame: root.frame)
      inner.addSubview(next)
      guard next.superview === inner else { throw NotAdded() }
      inner = next
    }
    _ = root.hitTest(CGPoint(x: 1, y: 1), with: nil)
  }

  private func decode() throws -> () throws -> Void {
    let files = ImageFiles()
    let bytes = files.png(of: Bitmap(width: 8192, height: (count + 8191) / 8192, filledWith: 0xFF12_3456)) ?? []
    return {
      let header = try files.header(of: bytes)
      _ = try files.picture(of: bytes, header, for: nil)
    }
  }
}
