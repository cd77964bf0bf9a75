import Expectations
import Synchronization
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchCairo

/// Large areas are drawn in bands by several threads, which is not visible.
@Suite struct BandTests {
  private static let size = CGSize(width: 300, height: 240)

  /// The same numbers on every machine.
  private struct Steps: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private static let image: CGImage? = {
    var bitmap = Bitmap(width: 24, height: 16)
    for y in 0..<16 {
      for x in 0..<24 { bitmap[x, y] = 0xFF00_0000 | UInt32(x * 10) << 16 | UInt32(y * 15) << 8 | UInt32(x * y) & 0xFF }
    }
    return CGImage(bitmap)
  }()

  /// The kinds of drawings; the last three have edges that Cairo rounds differently where a clip cuts them.
  private static let (kinds, exactKinds) = (17, 14)

  /// Adds a drawing of one of the first kinds somewhere in the picture.
  private static func add(to list: inout DisplayList, kinds: Int, _ random: inout Steps) {
    func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) / 4 }
    func color() -> CGColor {
      let parts = (0..<3).map { _ in number(0...4) }
      let alpha: CGFloat = Bool.random(using: &random) ? 1 : 0.4
      return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
    let box = CGRect(x: number(-40...1000), y: number(-40...900), width: number(8...700), height: number(8...600))
    let oval = DisplayList.Path(ovalIn: box)
    switch Int.random(in: 0..<kinds, using: &random) {
    case 0: list.append(.fillRect(box, color()))
    case 1: list.append(.fillRoundedRect(box, min(box.width, box.height) / 3, color()))
    case 2: list.append(.strokeRect(box, width: 1.5, color()))
    case 3: list.append(.strokeRoundedRect(box, radius: min(box.width, box.height) / 4, width: 2, color()))
    case 4: list.append(.fillPath(oval, color(), .winding))
    case 5: list.append(.strokePath(oval, StrokeStyle(width: 3), color()))
    case 6, 7, 8:
      let words = TextLayout("Agjy \(Int(box.width)) fi", font: .systemFont(ofSize: number(36...100)), color: color())
      list.append(.text(words, at: box.origin))
    case 9:
      let words = TextLayout(
        "several lines of words that a band cuts", font: .systemFont(ofSize: 13), color: .black, width: 60)
      list.append(.text(words, at: box.origin))
    case 10:
      let shadow = Shadow(offset: CGSize(width: 2, height: 5), deviation: 4, color: color())
      list.append(.shadow(ShadowFill(path: DisplayList.Path(roundedRect: box, radius: 3), shadow: shadow)))
    case 11:
      list.append(contentsOf: [.beginGroup(opacity: 0.5), .fillRect(box, color()), .fillPath(oval, color(), .evenOdd)])
      list.append(.endGroup)
    case 12:
      let shadow = Shadow(offset: CGSize(width: 0, height: 3), deviation: 3, color: .black)
      list.append(contentsOf: [
        .beginEffect(GroupEffect(opacity: 0.9, shadow: shadow)), .fillPath(oval, color(), .winding), .endGroup,
      ])
    case 13: list.append(contentsOf: [.save, .blend(.multiply), .fillRect(box, color()), .restore])
    case 14:
      guard let image else { return }
      list.append(.image(ImageFill(image: image, rect: box, opacity: 0.8)))
    case 15:
      let turn = CGAffineTransform(translationX: box.midX, y: box.midY).rotated(by: number(0...24))
      list.append(contentsOf: [.save, .concat(turn), .fillRect(rect(-30, -20, 60, 40), color()), .restore])
    default:
      list.append(contentsOf: [.save, .clipRoundedRect(box, 4), .fillPath(oval, color(), .winding), .restore])
    }
  }

  private static func scene(_ number: Int, kinds: Int = kinds) -> DisplayList {
    var random = Steps(state: UInt64(number) &* 7919 &+ 3)
    var list = DisplayList([.fillRect(CGRect(origin: .zero, size: size), .white)])
    for _ in 0..<14 { add(to: &list, kinds: kinds, &random) }
    return list
  }

  /// The pictures of two frames: texts are drawn directly in the first and by masks in the second.
  private static func frames(_ scene: DisplayList, _ scale: CGFloat, threads: Int, fewest: Int = 1) -> [Bitmap?] {
    let rasterizer = CairoRasterizer(text: .pinned(), threads: threads, fewestPixels: fewest)
    rasterizer.resize(width: Int(size.width * scale), height: Int(size.height * scale))
    return (0..<2).map { _ in
      rasterizer.render(scene, scale: scale)
      return rasterizer.bitmap()
    }
  }

  @Test("One, two and eight threads draw the same pixels", arguments: [1, 1.5, 2] as [CGFloat])
  func threads(scale: CGFloat) {
    for number in 0..<25 {
      let scene = Self.scene(number)
      let one = Self.frames(scene, scale, threads: 1)
      #expect(one.allSatisfy { $0 != nil })
      for count in [2, 8] {
        let isEqual = Self.frames(scene, scale, threads: count) == one
        #expect(isEqual, "\(number), \(count)")
      }
    }
  }

  @Test(
    "Rectangles, rounded shapes, paths, texts, shadows and groups have the same pixels in bands as drawn at once",
    arguments: [1, 1.5, 2] as [CGFloat])
  func bands(scale: CGFloat) throws {
    for number in 0..<30 {
      let scene = Self.scene(number, kinds: Self.exactKinds)
      let whole = Self.frames(scene, scale, threads: 1, fewest: .max)
      for (part, whole) in zip(Self.frames(scene, scale, threads: 2), whole) {
        // Where a clip cuts it, Cairo may round a pixel of an antialiased edge differently.
        let difference = try #require(part).difference(from: try #require(whole), tolerance: 1)
        expectNil(difference, "\(number)")
      }
    }
  }

  @Test("Small areas and long lists are not divided; the bands of others follow each other without a gap")
  func division() {
    let area = rect(10, 7, 2000, 1003)
    expectEqual(RasterBands.divide(rect(0, 0, 700, 700), commands: 1), [rect(0, 0, 700, 700)])
    expectEqual(RasterBands.divide(area, commands: 10_000), [area])
    let bands = RasterBands.divide(area, commands: 100)
    #expect(bands.count == 16 && bands.allSatisfy { $0.minX == 10 && $0.width == 2000 && $0.height >= 62 })
    #expect(bands.map(\.minY) == [7] + bands.dropLast().map(\.maxY) && bands.last?.maxY == area.maxY)
    expectEqual(RasterBands.divide(area, commands: 2000).count, 3)
  }

  @Test("Each piece is done once, by threads whose numbers are below their count; one thread is the caller's")
  func pieces() {
    for (pieces, threads) in [(0, 4), (1, 4), (5, 1), (40, 2), (40, 8), (3, 8)] {
      let done = Mutex<[(thread: Int, piece: Int)]>([])
      let caller = pthread_self()
      let strangers = Atomic<Int>(0)
      DrawingThreads.run(pieces: pieces, threads: threads) { thread, piece in
        done.withLock { $0.append((thread, piece)) }
        if (thread == 0) != (pthread_equal(pthread_self(), caller) != 0) {
          strangers.wrappingAdd(1, ordering: .relaxed)
        }
      }
      let all = done.withLock { $0 }
      expectEqual(all.map(\.piece).sorted(), Array(0..<pieces))
      #expect(all.allSatisfy { $0.thread >= 0 && $0.thread < threads })
      expectEqual(strangers.load(ordering: .relaxed), 0)
    }
  }
}

extension DisplayList {
  fileprivate mutating func append(contentsOf commands: [Command]) { for command in commands { append(command) } }
}
