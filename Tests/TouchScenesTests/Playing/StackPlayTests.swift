import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchScenes

/// Scenes with stack views, and scenes with a style.
@MainActor @Suite struct StackPlayTests {
  /// A column whose children have frames somewhere else.
  private static let column = #"""
    {"name":"column","class":"UIStackView","frame":[0,0,390,640],"axis":"vertical","spacing":20,
     "distribution":"fillEqually","alignment":"fill","children":[
       {"name":"above","class":"UIView","frame":[500,0,9,9],"overrides":["touchesBegan"]},
       {"name":"below","class":"UIView","frame":[0,0,9,9],"overrides":["touchesBegan"]}]}
    """#

  @Test func aStackViewLaysItsChildrenOutBeforeTheFirstFinger() throws {
    let log = try play(Self.column, fingers("d1 200 300 0, u1 200 300 0.06, d1 200 340 1, u1 200 340 1.06"))
    expectEqual(log, ["0.000 above touchesBegan 1", "1.000 below touchesBegan 1"])
  }

  @Test func theSpaceBetweenTwoViewsIsTheStackViewsOwn() throws {
    let log = try play(
      Self.column.replacing(#""class":"UIStackView""#, with: #""class":"UIStackView","overrides":["touchesBegan"]"#),
      fingers("d1 200 320 0, u1 200 320 0.06"))
    expectEqual(log, ["0.000 column touchesBegan 1"])
  }

  @Test(arguments: [(StyleName?.none, UIUserInterfaceStyle.light), (.light, .light), (.dark, .dark)])
  func theStyleOfTheSceneIsThatOfItsViews(_ style: StyleName?, _ expected: UIUserInterfaceStyle) throws {
    var scene = SceneFile(
      title: "t", size: CGSize(width: 100, height: 100),
      root: SceneView(name: "a", frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    scene.userInterfaceStyle = style
    let player = ScenePlayer(scene)
    expectEqual(player.stage.rootView.traitCollection.userInterfaceStyle, expected)
  }

  @Test func aSceneThatKnowsBothStylesFollowsItsWindow() throws {
    var root = SceneView(name: "a", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.properties = [.backgroundColor(try #require(SceneColor("#FF0000/#0000FF80")))]
    var scene = SceneFile(title: "t", size: CGSize(width: 100, height: 100), root: root)
    scene.userInterfaceStyle = .unspecified
    let player = ScenePlayer(scene)
    func shown() -> UIColor? {
      let root = player.stage.rootView
      return root.backgroundColor?.resolvedColor(with: root.traitCollection)
    }
    expectEqual(shown(), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    player.window.overrideUserInterfaceStyle = .dark
    expectEqual(shown(), UIColor(red: 0, green: 0, blue: 1, alpha: 128 / 255))
  }

  @Test func everyBuiltInSceneKnowsBothStyles() throws {
    for entry in BuiltInScenes.entries {
      let scene = try BuiltInScenes.library.scene(entry.name).scene
      expectEqual(scene.userInterfaceStyle, .unspecified, "\(entry.name)")
      func onlyLight(_ view: SceneView) -> [String] {
        let isOpen = view.properties.contains {
          switch $0 {
          case .backgroundColor(let color), .textColor(let color): color.dark == nil
          case _: false
          }
        }
        return (isOpen ? [view.name] : []) + view.children.flatMap(onlyLight)
      }
      expectEqual(onlyLight(scene.root), [], "\(entry.name)")
    }
  }
}
