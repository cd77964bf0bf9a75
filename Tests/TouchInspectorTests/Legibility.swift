import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchKit

#if canImport(Glibc)
import Glibc
#endif

@testable import TouchInspector

/// A text that the window shows.
@MainActor struct TextInSight {
  /// In points of the window.
  let rect: CGRect
  let drawn: DrawnText
  /// Whether it is on the stage, over the scene.
  let isOnStage: Bool
}

extension Shown {
  /// The texts that are in sight, in points of the window.
  var textsInSight: [TextInSight] {
    let views: [(UIView, [DrawnText])] =
      inspector.boards.map { ($0, $0.texts) }
      + [(inspector.stage, inspector.stage.texts), (list as UIView, listTexts)]
    return views.flatMap { view, texts in
      texts.compactMap { text in
        // A text that fades at the lower edge has to be scrolled.
        let isFaded = (view as? ScrollingBoard)?.fadeTop.map { text.rect.maxY > $0 } == true
        guard !isFaded, view.bounds.contains(text.rect), let map = UIView.mapping(from: view, to: nil) else {
          return nil
        }
        return TextInSight(rect: text.rect.applying(map), drawn: text, isOnStage: view === inspector.stage)
      }
    }
  }

  /// The texts of the scene list, without those behind its heading, which is drawn last.
  private var listTexts: [DrawnText] {
    list.texts.dropLast(2).filter { $0.rect.minY >= SceneList.top } + list.texts.suffix(2)
  }

  /// The luminance of a color, as WCAG defines it.
  private func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast of a text with the most frequent color in its rectangle.
  private func contrast(_ text: TextInSight, _ picture: Bitmap, _ scale: CGFloat) -> Double {
    let (left, right) = (Int(text.rect.minX * scale), Int(text.rect.maxX * scale))
    let (top, bottom) = (Int(text.rect.minY * scale), Int(text.rect.maxY * scale))
    var counts: [UInt32: Int] = [:]
    for y in max(0, top)..<max(0, min(bottom, picture.height)) {
      for x in max(0, left)..<max(0, min(right, picture.width)) { counts[picture[x, y], default: 0] += 1 }
    }
    guard let word = counts.max(by: { $0.value < $1.value })?.key, let ink = text.drawn.layout.runs.first?.color else {
      return 21
    }
    let ground = [16, 8, 0].map { Double((word >> $0) & 255) / 255 }
    let alpha = Double(ink.alpha)
    let inks = zip([ink.red, ink.green, ink.blue], ground).map { Double($0) * alpha + $1 * (1 - alpha) }
    let values = [luminance(ground[0], ground[1], ground[2]), luminance(inks[0], inks[1], inks[2])].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  /// Expects that no disc, ring or cross of the stage covers a tag.
  func expectTagsClear(_ name: String) {
    let stage = inspector.stage
    for text in stage.texts {
      // The number of a finger is in the middle of its disc.
      let covering = stage.marks.filter { mark in
        let isNumber = abs(mark.midX - text.rect.midX) < 2 && abs(mark.midY - text.rect.midY) < 2
        let shared = mark.intersection(text.rect)
        return !isNumber && shared.width > 2 && shared.height > 3
      }
      expectEqual(covering, [], "\(name) \(text.text)")
    }
  }

  /// Expects that every visible text has a contrast of 4.5 with its ground, and that no text covers another.
  ///
  /// - Parameter count: the least number of texts.
  func expectLegible(_ name: String, scale: CGFloat, atLeast count: Int = 20) throws {
    let texts = textsInSight
    let picture = try #require(program.surface.picture)
    #expect(texts.count > count)
    expectTagsClear(name)
    for (index, one) in texts.enumerated() {
      // Badges of neighboring marks may cover each other: the time tells them apart.
      let isCovered = texts[(index + 1)...].contains {
        one.drawn.text.count == 1 && $0.drawn.text.count == 1 && one.rect.intersects($0.rect)
      }
      let contrast = isCovered ? 21 : contrast(one, picture, scale)
      #expect(contrast >= 4.5, "\(name) \(one.drawn.text)")
      for other in texts[(index + 1)...] where one.drawn.text.count > 1 || other.drawn.text.count > 1 {
        let shared = one.rect.intersection(other.rect)
        // Lines may share the room that they have above and below their letters.
        let isFree = shared.isEmpty || shared.height < 3 || shared.width < 1
        #expect(isFree, "\(name) \(one.drawn.text) \(other.drawn.text)")
      }
    }
  }
}
