import TouchDrawing
import TouchGeometry
import TouchImages

/// Unusual files of each format: wide, deep, long and dense ones.
///
/// Most are well formed up to the limits of Docs/Formats.md and a little beyond, so that half of them are accepted.
struct StrangeFiles {
  /// What reads a file.
  enum Reader: CaseIterable { case scene, input, journal, capture, recording, picture }

  /// A file, and the bytes that decoding it may take in addition to its size: of a picture those of its pixels.
  struct File {
    var reader: Reader
    var bytes: [UInt8]
    var what: String
    var decoded = 0
  }

  private var random: Dice

  init(_ random: Dice) { self.random = random }

  /// One file with parts in the order of 10 to `maximum`; mostly few.
  mutating func make(maximum: Int) -> File {
    var count = 10
    while count < maximum, random.below(5) != 0 { count *= 3 }
    count = min(count, maximum) + random.below(10)
    switch Reader.allCases[random.below(Reader.allCases.count)] {
    case .scene: return scene(count)
    case .input: return File(reader: .input, bytes: Array(input(count).utf8), what: "input of \(count)")
    case .journal:
      let text = input(count)
      return File(reader: .journal, bytes: Array(text.utf8.prefix(random.below(text.utf8.count))), what: "journal")
    case .capture: return capture(count)
    case .recording: return recording(count)
    case .picture: return picture(count)
    }
  }

  // MARK: Scenes

  private mutating func scene(_ count: Int) -> File {
    let shape = random.below(8)
    let body: String
    var constraints: [String] = []
    switch shape {
    case 0: body = (0..<count).map { view("v\($0)", "") }.joined(separator: ",")
    case 1:
      let deep = min(count, 2000)
      body =
        (0..<deep).map { String(view("v\($0)", "").dropLast()) + ",\"children\":[" }.joined() + view("w", "")
        + String(repeating: "]}", count: deep)
    case 2: body = view("v", ",\"recognizers\":[\(recognizers(count) { _ in "" })]")
    case 3:
      // Each waits for the one before it, or all in a ring.
      let isRing = random.below(2) == 0
      body = view(
        "v",
        ",\"recognizers\":[\(recognizers(count) { at in at > 0 || isRing ? ",\"requiresToFail\":[\"t\(at > 0 ? at - 1 : min(count, 1100) - 1)\"]" : "" })]"
      )
    case 4:
      let letters = ["a", "\\u0301", "\u{0628}", "漢", "a ", "\\n", "\u{1F469}\u{200D}", "\\u2028"]
      let text = String(repeating: letters[random.below(letters.count)], count: count)
      let kind = ["UILabel", "UITextField", "UITextView", "UIButton"][random.below(4)]
      body = view("v", ",\"\(kind == "UIButton" ? "title" : "text")\":\"\(text)\"", kind)
    case 5:
      // Constraints: a chain of views, or each beyond all before it.
      let isChain = random.below(2) == 0
      let views = isChain ? min(count, 330) : min(count, 46)
      body = (0..<views).map { view("v\($0)", ",\"translatesAutoresizingMaskIntoConstraints\":false") }
        .joined(separator: ",")
      for one in 0..<views {
        if isChain {
          let former = one == 0 ? "root" : "v\(one - 1)"
          constraints += [
            "v\(one).leading == \(former).leading + 1", "v\(one).top == \(former).top + 1", "v\(one).height == 20",
          ]
        } else {
          constraints += (0..<one).map { "v\(one).leading >= v\($0).trailing + 1" }
        }
      }
    case 6:
      // Each recognizer waits for many others.
      let waiting = min(count, 100)
      let names = (0..<waiting).map { "\"t\($0)\"" }.joined(separator: ",")
      body = view("v", ",\"recognizers\":[\(recognizers(waiting) { _ in ",\"requiresToFail\":[\(names)]" })]")
    default:
      let nested = min(count, 180)
      body =
        (0..<nested).map { String(view("v\($0)", "", "UIStackView").dropLast()) + ",\"children\":[" }.joined()
        + view("w", ",\"text\":\"words\"", "UILabel") + String(repeating: "]}", count: nested)
    }
    let kinds = ["wide", "deep", "dense", "chained", "long", "constrained", "waiting", "nested"]
    return File(
      reader: .scene, bytes: Array(whole(body, constraints).utf8), what: "\(kinds[shape]) scene of \(count)")
  }

  private func whole(_ children: String, _ constraints: [String] = []) -> String {
    """
    {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
    "constraints":[\(constraints.map { "\"\($0)\"" }.joined(separator: ","))],
    "root":{"name":"root","class":"UIView","frame":[0,0,390,640],"children":[
    \(children)]}}
    """
  }

  private mutating func view(_ name: String, _ more: String, _ kind: String = "UIView") -> String {
    "{\"name\":\"\(name)\",\"class\":\"\(kind)\",\"frame\":[\(random.below(9)),0,\(random.below(390)),640]\(more)}"
  }

  private func recognizers(_ count: Int, _ more: (Int) -> String) -> String {
    (0..<min(count, 1100)).map {
      "{\"name\":\"t\($0)\",\"class\":\"UI\($0 % 2 == 0 ? "Tap" : "Pan")GestureRecognizer\"\(more($0))}"
    }.joined(separator: ",")
  }

  // MARK: What fingers do

  private static let head = "{\"format\":\"touchstone-input\",\"version\":1,\"size\":[390,640]}\n"

  private mutating func input(_ count: Int) -> String {
    Self.head + events(count).joined(separator: "\n") + "\n"
  }

  /// Lines of an input: long, at one time, or of many fingers.
  private mutating func events(_ count: Int) -> [String] {
    let fingers = [1, 2, 99, 120][random.below(4)]
    let step = [0, 0.001, 0.016][random.below(3)]
    var lines: [String] = []
    for finger in 1...fingers { lines.append(touch(0, finger, "began")) }
    for at in 0..<count { lines.append(touch(Double(at) * step, 1 + at % fingers, "moved")) }
    let end = Double(count) * step
    for finger in 1...fingers { lines.append(touch(end, finger, random.below(2) == 0 ? "ended" : "cancelled")) }
    return lines
  }

  private mutating func touch(_ time: Double, _ finger: Int, _ phase: String) -> String {
    "{\"t\":\(time),\"id\":\(finger),\"phase\":\"\(phase)\",\"x\":\(random.below(390)),\"y\":\(random.below(640))}"
  }

  private mutating func capture(_ count: Int) -> File {
    let scene = whole(view("v", ",\"recognizers\":[\(recognizers(min(count, 20)) { _ in "" })]"))
    let log = (0..<count).map { "\"0.\($0) t0 acts ended\"" }.joined(separator: ",")
    let text =
      "{\"format\":\"touchstone-capture\",\"version\":1,\"scene\":\(scene),\"input\":[\(events(count).joined(separator: ","))],"
      + "\"log\":[\(log)]}"
    return File(reader: .capture, bytes: Array(text.utf8), what: "capture of \(count)")
  }

  private mutating func recording(_ count: Int) -> File {
    let fingers = [1, 2, 50][random.below(3)]
    var rows = ["type,down,x,y,time"]
    func row(_ kind: String, _ time: Int) -> String {
      "\(kind),\(kind == "up" ? "false" : "true"),\(random.below(390)),\(random.below(640)),\(Double(time) / 1000)"
    }
    for _ in 0..<fingers { rows.append(row("down", 0)) }
    for at in 0..<count { rows.append(row("move", at)) }
    for _ in 0..<fingers { rows.append(row("up", count)) }
    return File(
      reader: .recording, bytes: Array(rows.joined(separator: "\n").utf8), what: "recording of \(count)")
  }

  // MARK: Pictures

  private mutating func picture(_ count: Int) -> File {
    let side = max(1, min(count, 2000))
    let files = ImageFiles()
    let isNoise = random.below(2) == 0
    if random.below(4) == 0 {
      let text = "<svg xmlns='http://www.w3.org/2000/svg' width='900' height='900'>\(drawing(count))</svg>"
      return File(reader: .picture, bytes: Array(text.utf8), what: "drawing of \(count)", decoded: 1 << 20)
    }
    var bitmap = Bitmap(width: side, height: min(side, 400), filledWith: 0xFF12_3456)
    if isNoise {
      for index in bitmap.pixels.indices { bitmap.pixels[index] = 0xFF00_0000 | UInt32(random.below(1 << 24)) }
    }
    let isJPEG = random.below(2) == 0
    var bytes = (isJPEG ? try? files.jpeg(of: bitmap, quality: 0.8) : files.png(of: bitmap)) ?? []
    // Other claims about the size, or a chunk's length.
    if !isJPEG, bytes.count > 33, random.below(3) == 0 {
      for index in 16..<24 where random.below(4) == 0 { bytes[index] = UInt8(random.below(256)) }
    } else if !isJPEG, bytes.count > 40, random.below(3) == 0 {
      for index in 33..<36 { bytes[index] = UInt8(random.below(256)) }
    }
    return File(
      reader: .picture, bytes: bytes, what: "picture of \(bitmap.width) by \(bitmap.height)",
      decoded: 16 * bitmap.pixels.count)
  }

  /// What makes a drawing slow: depth, copies of copies, steps of filters, large numbers.
  private mutating func drawing(_ count: Int) -> String {
    let depth = min(count, 3000)
    switch random.below(4) {
    case 0:
      return String(repeating: "<g>", count: depth) + "<rect width='5' height='4'/>"
        + String(repeating: "</g>", count: depth)
    case 1:
      let levels = (1...7).map { level in
        "<g id='a\(level)'>" + String(repeating: "<use href='#a\(level - 1)'/>", count: min(count, 12)) + "</g>"
      }
      return "<g id='a0'><rect width='5' height='4'/></g>" + levels.joined() + "<use href='#a7'/>"
    case 2:
      let steps = ["feGaussianBlur stdDeviation='\(count)'", "feOffset dx='1'", "feMorphology radius='\(count)'"]
      let filter = (0..<min(count, 200)).map { "<\(steps[$0 % 3])/>" }.joined()
      return "<filter id='f'>\(filter)</filter><rect width='900' height='900' filter='url(#f)'/>"
    default:
      return "<filter id='f'><feTurbulence baseFrequency='0.1' numOctaves='\(count)'/></filter>"
        + "<rect width='900' height='900' filter='url(#f)'/>"
    }
  }
}
