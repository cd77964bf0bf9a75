import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry

/// The engine of all goldens: pinned fonts.
let pinned = PangoTextEngine.pinned()

let goldens = GoldenFolder(module: "TouchCairo")

let red = light(.systemRed)
let blue = light(.systemBlue)
let green = light(.systemGreen)
let ink = light(.label)

/// What a color is in light surroundings, whatever the application of another test says.
func light(_ color: UIColor) -> CGColor { color.parts(with: UITraitCollection(userInterfaceStyle: .light)) }

/// Compares the picture of a list with its golden at each of the scales; files are called `name@scale.png`.
func expectGolden(
  _ name: String, _ width: CGFloat, _ height: CGFloat, scales: [CGFloat] = [1, 2],
  _ commands: [DisplayList.Command], location: SourceLocation = #_sourceLocation
) {
  let list = DisplayList(commands)
  for scale in scales {
    let suffix = scale == scale.rounded() ? "\(Int(scale))" : "\(Double(scale))"
    let picture = list.bitmap(size: CGSize(width: width, height: height), scale: scale, text: pinned)
    let complaint = goldens.complaint(about: picture, named: "\(name)@\(suffix)")
    #expect(complaint == nil, sourceLocation: location)
  }
}

/// A picture of commands at scale 1, over white.
func picture(
  _ commands: [DisplayList.Command], _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1
) throws -> Bitmap {
  try #require(
    DisplayList(commands).bitmap(size: CGSize(width: width, height: height), scale: scale, text: pinned))
}

/// A picture as one letter a pixel, a row a line: how small drawings are compared whole.
func letters(_ bitmap: Bitmap) -> String {
  let names: [UInt32: Character] = [
    0xFFFF_FFFF: ".", 0xFFFF_0000: "R", 0xFF00_0000: "#", 0xFF00_00FF: "B", 0: " ", 0xFF00_FF00: "G",
  ]
  return (0..<bitmap.height).map { y in
    String((0..<bitmap.width).map { x in names[bitmap[x, y]] ?? "?" })
  }.joined(separator: "\n")
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
