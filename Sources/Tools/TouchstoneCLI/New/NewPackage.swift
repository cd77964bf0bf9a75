/// The package of a new tool.
struct NewPackage {
  let name: String
  let sources: KitSources
  /// The year of the copyright.
  let year: Int

  /// The names that the module of a tool cannot have, in lowercase.
  ///
  /// They are those of the modules of the kit and of the toolchain, and the words of the language. `Scripts/check-products`
  /// compares them with the package.
  static let taken: Set<String> = [
    // The package.
    "ccairo", "coregraphics", "coretext", "cpango", "csdl2", "ctouchbus", "ctouchcairo", "ctouchhost", "ctouchkit",
    "ctouchloop", "ctouchscenes", "ctouchsdl", "ctouchsystem", "mediaplayer", "oslog", "quartzcore",
    "touchaccessibility", "toucharbiter", "touchbus", "touchcairo", "touchcapture", "touchconstraints",
    "touchdiagnosis", "touchdrawing", "touchediting", "touchexplain", "touchfiles", "touchgeometry", "touchheadless",
    "touchhost", "touchhostc", "touchhostsdl", "touchimages", "touchinspector", "touchkit", "touchlists", "touchloop",
    "touchnavigation", "touchplatform", "touchprobe", "touchscenes", "touchsdl", "touchsession", "touchstone",
    "touchstonecli", "touchtesting", "touchtext", "touchtrace", "touchwidgets", "uikit", "usernotifications",
    // The toolchain.
    "builtin", "cxx", "cxxstdlib", "dispatch", "distributed", "foundation", "foundationessentials",
    "foundationinternationalization", "foundationnetworking", "foundationxml", "glibc", "main", "observation",
    "packagedescription", "regexbuilder", "runtime", "std", "swift", "swiftononesupport", "synchronization", "testing",
    "xctest",
    // The language.
    "any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]

  var files: [NewFile] {
    [
      NewFile(path: "Package.swift", text: manifest),
      NewFile(path: "Sources/\(name)/\(name).swift", text: Self.program),
      NewFile(path: "Tests/\(name)Tests/\(name)Tests.swift", text: test),
      NewFile(path: ".gitignore", text: ".build\n*.deb\n"),
    ] + desktopFiles
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    \(Self.using("PackageDescription"))

    let package = Package(
      name: "\(name)",
      dependencies: [\(sources.dependency)],
      targets: [
        .executableTarget(name: "\(name)", dependencies: [.product(name: "UIKit", package: "\(sources.package)")]),
        .testTarget(
          name: "\(name)Tests", dependencies: ["\(name)", .product(name: "TouchTesting", package: "\(sources.package)")]),
      ]
    )

    """
  }

  /// The line that imports a module into what is written.
  private static func using(_ module: String) -> String { "import \(module)" }

  private static let program = """
    \(using("UIKit"))

    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        application.prohibitsMultipleInstances = true
        return true
      }

      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ViewController()
        window?.makeKeyAndVisible()
        return true
      }

      // The action "clear" of the desktop entry.
      func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
      ) {
        (window?.rootViewController as? ViewController)?.clear()
        completionHandler(true)
      }
    }

    class ViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: ViewController.tapped)
        view.addGestureRecognizer(tap)
      }

      func tapped(_ tap: UITapGestureRecognizer) {
        let dot = UIView(frame: CGRect(origin: tap.location(in: view), size: CGSize(width: 40, height: 40)))
        dot.backgroundColor = .white
        view.addSubview(dot)
      }

      func clear() {
        for dot in view.subviews { dot.removeFromSuperview() }
      }
    }

    """

  /// The import of the test; in one line it would count as an import of this file.
  private static let testing = "import " + "TouchTesting"

  private var test: String {
    """
    @testable import \(name)
    import Testing
    \(Self.testing)

    @MainActor @Test func aTapLeavesADot() {
      let controller = ViewController()
      let stage = TouchStage(rootViewController: controller)
      stage.tap(at: CGPoint(x: 100, y: 100))
      #expect(controller.view.subviews.count == 1)
      controller.clear()
      #expect(controller.view.subviews.isEmpty)
    }

    """
  }
}
