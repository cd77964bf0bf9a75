import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchCairo

/// Areas that show what is behind them, blurred.
@Suite struct BackdropTests {
  private static let size = CGSize(width: 200, height: 160)

  /// Stripes and a text.
  private static let behind: DisplayList = {
    var list = DisplayList([.fillRect(CGRect(origin: .zero, size: size), .white)])
    for index in 0..<12 {
      let color = [red, blue, green][index % 3]
      list.append(.fillRect(rect(CGFloat(index) * 17, CGFloat(index) * 5, 11, 90), color))
    }
    list.append(.text(TextLayout("behind", font: .systemFont(ofSize: 30), color: ink), at: CGPoint(x: 30, y: 100)))
    return list
  }()

  private static func fill(
    _ rect: CGRect, radius: CGFloat = 0, outline: DisplayList.Path? = nil, _ source: StoredDrawing
  ) -> DisplayList.Command {
    .backdrop(
      BackdropFill(rect: rect, radius: radius, outline: outline, deviation: 8, saturation: 1.8, source: source))
  }

  /// Plain and rounded areas, at fractions of a pixel, in groups, clips and transforms, and one above another.
  ///
  /// Where damage cuts a rounded clip, Cairo may round a pixel of its edge differently, so the clip can be left out.
  private static func scene(_ source: StoredDrawing, clips: Bool = true) -> DisplayList {
    var list = behind
    list.append(fill(rect(10, 10, 80, 50), source))
    list.append(fill(rect(100.3, 8.7, 60, 40), radius: 9, source))
    list.append(fill(rect(-20, 120, 70, 60), outline: DisplayList.Path(ovalIn: rect(-20, 120, 70, 60)), source))
    for command: DisplayList.Command in [
      .save, clips ? .clipRoundedRect(rect(60, 70, 50, 40), 8) : .clipRect(rect(60, 70, 50, 40)),
      fill(rect(55, 65, 70, 70), source), .restore,
      .beginGroup(opacity: 0.5), fill(rect(120, 60, 50, 40), radius: 6, source), .fillRect(rect(130, 70, 9, 9), ink),
      .endGroup, .save, .concat(CGAffineTransform(translationX: 150, y: 130).rotated(by: 0.3)),
      fill(rect(-20, -15, 40, 30), source), .restore,
    ] {
      list.append(command)
    }
    let below = StoredDrawing(list)
    list.append(fill(rect(60, 30, 90, 60), radius: 12, below))
    list.append(.moved(DisplayList([fill(rect(0, 0, 20, 20), source)]), by: CGVector(dx: 170, dy: 20)))
    return list
  }

  private static func rasterizer(_ scale: CGFloat, threads: Int = 1, fewest: Int? = nil) -> CairoRasterizer {
    let rasterizer = CairoRasterizer(text: pinned, threads: threads, fewestPixels: fewest)
    rasterizer.resize(width: Int(size.width * scale), height: Int(size.height * scale))
    return rasterizer
  }

  @Test("Redrawn parts, bands and threads have the pixels of the whole", arguments: [1, 1.5, 2] as [CGFloat])
  func parts(scale: CGFloat) throws {
    let source = StoredDrawing(Self.behind)
    let scene = Self.scene(source, clips: false)
    let whole = Self.rasterizer(scale)
    whole.render(scene, scale: scale)
    let expected = try #require(whole.bitmap())
    let part = Self.rasterizer(scale)
    part.render(scene, scale: scale)
    for index in 0..<60 {
      let (x, y) = (CGFloat(index * 37 % 180), CGFloat(index * 23 % 140))
      part.render(scene, scale: scale, damage: [rect(x, y, CGFloat(index % 9 * 5 + 3), 17), rect(y, x / 2, 9, 40)])
      let isEqual = part.bitmap() == expected
      #expect(isEqual, "part \(index)")
    }
    // A picture that was never drawn as a whole is complete, too.
    let pieces = Self.rasterizer(scale)
    for index in 0..<8 { pieces.render(scene, scale: scale, damage: [rect(0, CGFloat(index) * 20, 200, 20)]) }
    let isComplete = pieces.bitmap() == expected
    #expect(isComplete)
    let one = Self.rasterizer(scale, threads: 1, fewest: 1)
    one.render(scene, scale: scale)
    for threads in [2, 8] {
      let several = Self.rasterizer(scale, threads: threads, fewest: 1)
      several.render(scene, scale: scale)
      let isEqual = several.bitmap() == one.bitmap()
      #expect(isEqual, "\(threads) threads")
    }
  }

  @Test("An area replaces what is behind it, also where that is transparent")
  func replaces() throws {
    let source = StoredDrawing(DisplayList([.fillRect(rect(0, 0, 20, 40), red)]))
    for radius in [0, 6] as [CGFloat] {
      var list = source.list
      list.append(Self.fill(rect(0, 0, 40, 40), radius: radius, source))
      let bitmap = try #require(
        list.bitmap(size: CGSize(width: 40, height: 40), scale: 1, background: .clear, text: pinned))
      let row = (0..<40).map { bitmap[$0, 20] >> 24 }
      #expect(row == row.sorted(by: >) && row[0] < 255 && row[20] > 90 && row[20] < 160 && row[39] > 0)
    }
  }

  @Test("A turned area replaces what is behind it, too")
  func replacesTurned() throws {
    let source = StoredDrawing(DisplayList([.fillRect(rect(0, 0, 20, 40), red)]))
    var list = source.list
    for command: DisplayList.Command in [
      .save, .concat(CGAffineTransform(translationX: 20, y: 20).rotated(by: 0.3)),
      Self.fill(rect(-12, -12, 24, 24), source), .restore,
    ] {
      list.append(command)
    }
    let bitmap = try #require(
      list.bitmap(size: CGSize(width: 40, height: 40), scale: 1, background: .clear, text: pinned))
    let row = (11..<29).map { bitmap[$0, 20] >> 24 }
    #expect(row == row.sorted(by: >) && row[0] < 255 && row[17] > 0)
  }

  @Test("Pictures of layers that are not drawn make room, the oldest first")
  func room() throws {
    let pictures = StoredPictures()
    let sources = (0..<3).map { _ in StoredDrawing(Self.behind) }
    for source in sources {
      pictures.begin()
      let ground = try #require(Ground(rect(0, 0, 9, 9)))
      pictures.store(StoredPicture(surface: ground.surface), of: source, at: .picture(1))
    }
    func stored() -> [Bool] { sources.map { pictures.picture(of: $0, at: .picture(1)) != nil } }
    #expect(pictures.makeRoom(for: 81, maximum: 324))
    expectEqual(stored(), [true, true, true])
    #expect(pictures.makeRoom(for: 81, maximum: 323))
    expectEqual(stored(), [false, true, true])
    #expect(!pictures.makeRoom(for: 81, maximum: 161))
    expectEqual(stored(), [false, false, true])
  }

  @Test("A picture is kept while its source lives, and given back when it is released")
  func kept() {
    let pictures = StoredPictures()
    func picture(of source: StoredDrawing) -> StoredPicture? {
      guard case .backdrop(let fill) = Self.fill(rect(0, 0, 9, 9), source),
        let place = BackdropPlace(
          fill, matrix: .identity, base: .identity, scale: 1, extent: rect(0, 0, 50, 50), isSmooth: true),
        let ground = Ground(place.area)
      else { return nil }
      if let known = pictures.picture(of: source, at: .backdrop(place, .white)) { return known }
      let made = StoredPicture(surface: ground.surface)
      pictures.store(made, of: source, at: .backdrop(place, .white))
      return made
    }
    var source: StoredDrawing? = StoredDrawing(Self.behind)
    let first = source.flatMap(picture)
    #expect(first != nil && source.flatMap(picture) === first)
    pictures.begin()
    expectEqual(pictures.pixels, 81)
    source = nil
    pictures.begin()
    expectEqual(pictures.pixels, 0)
  }

  @Test("Lists know the blurred areas in them, with their positions")
  func areas() {
    let source = StoredDrawing(Self.behind)
    var inner = DisplayList([.save, .concat(CGAffineTransform(scaleX: 2, y: 2)), Self.fill(rect(1, 1, 5, 5), source)])
    inner.append(.restore)
    var list = DisplayList([.concat(CGAffineTransform(translationX: 3, y: 0))])
    list.append(.moved(inner, by: CGVector(dx: 10, dy: 20)))
    expectEqual(list.stored.count, 1)
    expectEqual(list.stored.first?.transform, CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 13, ty: 20))
    expectEqual(list.stored.first?.base, CGAffineTransform(translationX: 13, y: 20))
    expectEqual(list.bounds, rect(15, 22, 10, 10))
    list.removeAll()
    #expect(list.stored.isEmpty)
  }

  @Test func blurredAreas() {
    expectGolden("backdrops", 200, 160, scales: [1, 1.5, 2], Self.scene(StoredDrawing(Self.behind)).commands)
  }
}
