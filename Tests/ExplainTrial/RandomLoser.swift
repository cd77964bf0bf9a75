import ReferenceModel
import TouchGeometry
import TouchScenes

/// A random scene of the second model with occasional obstacles: unreachable views, disabled views, recognizers that
/// require another one to fail.
///
/// The same seed yields the same scene.
package struct RandomLoser {
  package private(set) var scene: SceneFile
  package let input: InputFile

  package init(seed: UInt64) {
    let random = RandomCase(seed: seed)
    (scene, input) = (random.scene, random.input)
    var dice = Coin(state: seed &* 0x2545_F491_4F6C_DD1D)
    let view = ["root", "child", "grandchild", "sibling"][dice.roll(4)]
    let names = scene.recognizerNames
    let name = names[dice.roll(names.count)]
    let one = SceneNeighbors(scene)
    switch dice.roll(16) {
    case 0: scene = one.setting(.isHidden(true), of: view)
    case 1: scene = one.setting(.alpha(0), of: view)
    case 2: scene = one.setting(.isUserInteractionEnabled(false), of: view)
    case 3: scene = one.editing(view) { $0.pointInside = false }
    case 4: scene = one.editing(view) { $0.hitTest = .passThrough }
    case 5: scene.root.children.append(SceneView(name: "cover", frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
    case 6: scene = one.setting(RecognizerProperty.isEnabled(false), of: name)
    case 7: scene = one.setting(RecognizerProperty.allowedTouchTypes([.pencil]), of: name)
    case _: break
    }
  }
}

/// Numbers that look random and are the same for the same start (xorshift).
struct Coin {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    if state == 0 { state = 1 }
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 11) % UInt64(sides))
  }
}
