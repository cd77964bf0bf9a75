import Expectations
import Testing

@testable import TouchstoneCLI

/// What `touchstone port` does to apps whose scenes are declared in a property list and a storyboard.
@MainActor @Suite struct PortedSceneTests {
  private static let app = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        // A comment.
        return UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
      }
    }
    """
  private static let scene = "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n"

  private static let propertyList = """
    <key>UIApplicationSceneManifest</key><dict><key>UISceneDelegateClassName</key>
    <string>$(PRODUCT_MODULE_NAME).Other</string><key>UISceneStoryboardFile</key><string>Main</string></dict>
    """
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="B-2"><scenes>
    <viewController id="A-1" customClass="Wrong"/><viewController storyboardIdentifier="a" id="B-2" customClass="Start">
    </scenes></document>
    """

  private func port(_ source: String, with others: [String], _ program: PortedProgram = PortedProgram()) throws -> Port
  {
    let bytes = Array(source.utf8)
    return try Port.port(bytes, in: PortedModule([bytes] + others.map { Array($0.utf8) }, of: program))
  }

  private func configured(_ name: String) -> String {
    Self.app.replacing("return UISceneConfiguration", with: "let configuration = UISceneConfiguration")
      .replacing(
        "session.role)\n",
        with: "session.role)\n    configuration.delegateClass = \(name).self\n    return configuration\n")
  }

  @Test func aConfigurationGetsTheOnlyDelegateClass() throws {
    let port = try port(Self.app, with: [Self.scene])
    #expect(port.text == configured("SceneDelegate") && port.remains == [])
    try expectEqual(self.port(port.text, with: [Self.scene]).changes, [])
  }

  @Test func aConfigurationGetsTheDelegateClassOfThePropertyList() throws {
    var program = PortedProgram()
    program.add(propertyList: Self.propertyList)
    try expectEqual(port(Self.app, with: [Self.scene], program).text, configured("Other"))
  }

  @Test func aConfigurationWithoutOneCandidateIsNamed() throws {
    let second = Self.scene.replacing("SceneDelegate:", with: "Second:")
    for others in [[], [Self.scene, second]] {
      let port = try port(Self.app, with: others)
      #expect(port.text == Self.app && port.remains.map(\.line) == [4])
    }
  }

  @Test func aConfigurationWithADelegateClassStays() throws {
    try expectEqual(port(configured("Mine"), with: [Self.scene]).changes, [])
  }

  @Test func anAppThatConfiguresNoSceneIsNamed() throws {
    let port = try port("import UIKit\n@main class AppDelegate: UIResponder {}", with: [Self.scene])
    expectEqual(
      port.remains.map(\.text),
      [
        "nothing reads the property list: implement `application(_:configurationForConnecting:options:)`, and set "
          + "`delegateClass` of the configuration to `SceneDelegate.self`"
      ])
  }

  @Test func aStoryboardIsNamedWithTheLinesThatReplaceIt() throws {
    var program = PortedProgram()
    program.add(propertyList: Self.propertyList)
    program.sceneDelegate = nil
    program.add(storyboard: Self.storyboard)
    let lines =
      "Main.storyboard, whose first controller is `Start`, is not read: write `window = UIWindow(windowScene: "
      + "windowScene)`, `window?.rootViewController = Start()`, `window?.makeKeyAndVisible()`"
    try expectEqual(port(Self.scene, with: [Self.app], program).remains.map(\.text), [lines])
    let set = "func f(_ w: UIWindow) { w.rootViewController = nil }"
    try expectEqual(port(Self.scene, with: [Self.app, set], program).remains, [])
  }
}
