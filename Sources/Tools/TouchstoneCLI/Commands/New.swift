import Glibc
import TouchGeometry
import TouchScenes

extension Command {
  /// Makes the package of a new tool.
  static let new = Command(
    name: "new", synopsis: "NAME [--touchstone FOLDER]",
    summary: "makes a folder with a small tool and its test, ready to run",
    details: """
      NAME                 the tool's name, and its folder's: letters and digits, a letter first
      --touchstone FOLDER  the folder of Touchstone's sources; ../Touchstone by default

      Then: cd NAME, swift run; swift test tests the tool with simulated fingers. An existing folder is not changed;
      the status is 64.
      """,
    options: ["--touchstone"]
  ) { arguments throws(Failure) in
    guard let name = try arguments.only("name") else { throw .usage("what is it to be called?") }
    let isWord = name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    guard isWord, let first = name.first, first.isLetter, name.count <= 60 else {
      throw .usage("\(name): a name has letters and digits, a letter first, 60 at the most")
    }
    guard !NewPackage.taken.contains(name.lowercased()) else {
      throw .usage("\(name): a module of that name is there already")
    }
    let sources = arguments.value(of: "--touchstone") ?? "../Touchstone"
    guard !sources.contains("\""), !sources.contains("\\"), !sources.contains("\n") else {
      throw .usage("--touchstone \(sources): a manifest cannot contain a quote or a backslash")
    }
    guard mkdir(name, 0o755) == 0 else {
      if errno == EEXIST { throw .usage("\(name) exists already") }
      throw Failure(message: "\(name): \(String(cString: strerror(errno)))", status: .noSuchFile)
    }
    let package = NewPackage(name: name, sources: sources)
    for folder in package.folders {
      guard mkdir("\(name)/\(folder)", 0o755) == 0 else {
        throw Failure(message: "\(name)/\(folder): \(String(cString: strerror(errno)))", status: .cutOff)
      }
    }
    for (path, text) in package.files { try Scenes.write(text, to: "\(name)/\(path)") }
    Output.line("\(name): \(package.files.map(\.path).joined(separator: ", "))")
    let target = sources.hasPrefix("/") ? sources : "\(name)/\(sources)"
    if access("\(target)/Package.swift", F_OK) != 0 {
      Output.line("there is no package at \(target) yet: put Touchstone's sources there, or change Package.swift")
    }
    Output.line("cd \(name) && swift run")
    return .done
  }
}

/// What `touchstone new` writes.
struct NewPackage {
  let name: String
  /// Where Touchstone's sources are, as the manifest says it.
  let sources: String

  /// Names that a module cannot have, in small letters.
  static let taken = [
    "touchstone", "uikit", "coregraphics", "quartzcore", "touchtesting", "touchhost", "swift", "testing",
  ]

  var folders: [String] { ["Sources", "Sources/\(name)", "Tests", "Tests/\(name)Tests"] }

  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), ("Sources/\(name)/\(name).swift", Self.program),
      ("Tests/\(name)Tests/\(name)Tests.swift", test), (".gitignore", ".build\n"),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    \(Self.using("PackageDescription"))

    let package = Package(
      name: "\(name)",
      dependencies: [.package(name: "Touchstone", path: "\(sources)")],
      targets: [
        .executableTarget(name: "\(name)", dependencies: [.product(name: "UIKit", package: "Touchstone")]),
        .testTarget(
          name: "\(name)Tests", dependencies: ["\(name)", .product(name: "TouchTesting", package: "Touchstone")]),
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
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ViewController()
        window?.makeKeyAndVisible()
        return true
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
    }

    """

  private var test: String {
    """
    @testable import \(name)
    import Testing
    import TouchTesting

    @MainActor @Test func aTapLeavesADot() {
      let controller = ViewController()
      let stage = TouchStage(rootViewController: controller)
      stage.tap(at: CGPoint(x: 100, y: 100))
      #expect(controller.view.subviews.count == 1)
    }

    """
  }
}
