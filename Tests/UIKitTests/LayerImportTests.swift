import QuartzCore
import Testing

/// What `import QuartzCore` alone brings along, as Apple's module does.
@MainActor @Suite struct LayerImportTests {
  @Test func layersComeWithGeometryAndColors() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.backgroundColor = CGColor(gray: 0, alpha: 1)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 3, height: 4) && layer.backgroundColor == CGColor.black)
  }
}
