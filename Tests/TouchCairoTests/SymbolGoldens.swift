import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchImages

@Suite struct SymbolGoldens {
  /// Installs the codec, by which drawings become pictures.
  init() { ImageSystem.install(ImageFiles()) }

  private func fills(_ name: String, _ place: CGRect, _ configuration: UIImage.SymbolConfiguration? = nil)
    -> [DisplayList.Command]
  {
    guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return [] }
    return image.fills(in: place, tint: image.isTemplate ? ink : nil).map { .image($0) }
  }

  @Test("Every symbol of the table looks as it should") func wholeTable() {
    let names = SymbolTable.names
    let columns = 20
    let commands = names.enumerated().flatMap { index, name in
      fills(name, rect(CGFloat(index % columns) * 32 + 4, CGFloat(index / columns) * 32 + 4, 24, 24))
    }
    let rows = (names.count + columns - 1) / columns
    expectGolden("symbols", CGFloat(columns) * 32, CGFloat(rows) * 32, commands)
  }

  @Test("Rules make filled, framed and struck symbols") func rules() {
    let names = [
      "heart", "heart.fill", "heart.circle", "heart.circle.fill", "heart.square", "heart.square.fill", "heart.slash",
      "heart.slash.fill", "plus.circle.fill", "bell.slash.circle.fill",
    ]
    let commands = names.enumerated().flatMap { fills($1, rect(CGFloat($0) * 52 + 2, 2, 48, 48)) }
    expectGolden("symbol-rules", CGFloat(names.count) * 52, 52, scales: [1], commands)
  }

  @Test("Weights and colors") func weightsAndColors() {
    let configurations: [UIImage.SymbolConfiguration] = [
      .init(weight: .ultraLight), .init(weight: .light), .unspecified, .init(weight: .bold), .init(weight: .black),
      .init(hierarchicalColor: .red), .init(paletteColors: [.white, .blue]), .init(paletteColors: [.blue]),
    ]
    let commands = configurations.enumerated().flatMap {
      fills("plus.circle.fill", rect(CGFloat($0) * 52 + 2, 2, 48, 48), $1)
        + fills("star", rect(CGFloat($0) * 52 + 2, 54, 48, 48), $1)
    }
    expectGolden("symbol-weights", CGFloat(configurations.count) * 52, 104, scales: [1], commands)
  }
}
