// swift-tools-version: 6.2
import PackageDescription

/// The folders of Sources.
///
/// ARCHITECTURE.md says what each layer holds and which layers it may use.
enum Layer: String {
  case core = "Core"
  case uikit = "UIKit"
  case backends = "Backends"
  case diagnosis = "Diagnosis"
  case tools = "Tools"
}

/// The conditions that the trait `Standard` combines.
///
/// The package manager passes enabled traits to the compiler in random order. With two traits enabled by default, every
/// other build would therefore compile everything again.
let standard: [SwiftSetting] = ["FoundationGeometry", "Inspection"].map { .define($0, .when(traits: ["Standard"])) }

/// The settings of every Swift target: Swift 6 mode, and warnings are errors.
let strict: [SwiftSetting] =
  standard + [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
  ]

/// A Swift module in the folder of its layer.
///
/// `make check` compares its dependencies with the documented ones.
func module(
  _ name: String, _ layer: Layer, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(layer.rawValue)/\(name)", exclude: exclude,
    swiftSettings: strict)
}

/// A module written in C, in the folder of its layer.
func cModule(_ name: String, _ layer: Layer, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(layer.rawValue)/\(name)",
    cSettings: [.treatAllWarnings(as: .error)])
}

/// The module map of a library of the system.
func system(_ name: String, apt package: String) -> Target {
  .systemLibrary(name: name, path: "Sources/Backends/\(name)", providers: [.apt([package])])
}

/// A dependency that exists only with the trait `Inspection`, or `Standard`.
func inspection(_ name: String) -> Target.Dependency {
  .target(name: name, condition: .when(traits: ["Inspection", "Standard"]))
}

/// A test target in `Tests/<name>`.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["Expectations"], swiftSettings: strict)
}

let package = Package(
  name: "Touchstone",
  products: [
    .library(name: "Touchstone", targets: ["Touchstone"]),
    .library(
      name: "UIKit",
      targets: ["UIKit", "CoreGraphics", "CoreText", "QuartzCore", "MediaPlayer", "UserNotifications", "OSLog"]),
    .library(name: "TouchHost", targets: ["TouchHost"]),
    // For hosts that have SDL: their events as they are.
    .library(name: "TouchHostSDL", targets: ["TouchHostSDL"]),
    // For hosts in C: link it and include touchstone_host.h.
    .library(name: "TouchHostC", type: .dynamic, targets: ["TouchHostC"]),
    .library(name: "TouchTesting", targets: ["TouchTesting"]),
    // For tests: why a gesture did not act.
    .library(name: "TouchExplain", targets: ["TouchExplain"]),
    .executable(name: "touchstone", targets: ["TouchstoneCLI"]),
  ],
  traits: [
    .trait(
      name: "FoundationGeometry",
      description: "Use Foundation's CGPoint, CGRect and NSObject. Off: the kit's own, and no Foundation at all."),
    .trait(
      name: "Inspection",
      description: "Programs can be inspected and captured. Off: they carry nothing for it, and look for no variable."),
    .trait(name: "Standard", description: "FoundationGeometry and Inspection, as one trait."),
    .default(enabledTraits: ["Standard"]),
  ],
  targets: [
    // Core: values and the event system, without a display.
    cModule("CTouchSystem", .core),
    cModule("CTouchLoop", .core),
    cModule("CTouchKit", .core),
    module("TouchGeometry", .core),
    module("TouchFiles", .core),
    module("TouchLoop", .core, ["TouchGeometry", "CTouchLoop"]),
    module("TouchArbiter", .core),
    module("TouchConstraints", .core),
    module("TouchText", .core, ["CTouchSystem"]),
    module("TouchDrawing", .core, ["TouchGeometry", "TouchFiles"]),
    module("TouchPlatform", .core, ["TouchGeometry", "TouchDrawing"]),
    module(
      "TouchKit", .core,
      [
        "TouchGeometry", "TouchFiles", "TouchLoop", "TouchArbiter", "TouchConstraints", "TouchDrawing",
        "TouchPlatform", "CTouchKit",
      ]),
    module("TouchTrace", .core, ["TouchKit"]),

    // UIKit: controls, text, lists and navigation, and the names under which programs import them.
    module("TouchWidgets", .uikit, ["TouchKit"]),
    module("TouchEditing", .uikit, ["TouchWidgets", "TouchText"]),
    module("TouchLists", .uikit, ["TouchWidgets", "CTouchKit"]),
    module("TouchNavigation", .uikit, ["TouchEditing", "TouchLists"]),
    module(
      "Touchstone", .uikit,
      [
        "TouchKit", "TouchWidgets", "TouchEditing", "TouchNavigation", "TouchLists", inspection("TouchCapture"),
        inspection("TouchProbe"), "TouchCairo", "TouchImages", "TouchSDL", "TouchAccessibility", "TouchSession",
        "CTouchSystem",
      ]),
    module("UIKit", .uikit, ["Touchstone", "_Testing_UIKit"]),
    module("CoreGraphics", .uikit, ["TouchGeometry", "TouchDrawing", "_Testing_CoreGraphics"]),
    module("CoreText", .uikit, ["TouchGeometry", "TouchDrawing"]),
    module("QuartzCore", .uikit, ["TouchDrawing", "TouchGeometry", "TouchKit"]),
    module("MediaPlayer", .uikit, ["TouchKit"]),
    module("UserNotifications", .uikit, ["TouchKit"]),
    module("OSLog", .uikit),
    module("_Testing_UIKit", .uikit),
    module("_Testing_CoreGraphics", .uikit),

    // Backends: windows, pixels and hosts. First the libraries of the system.
    system("CSDL2", apt: "libsdl2-dev"),
    system("CCairo", apt: "libcairo2-dev"),
    system("CPango", apt: "libpango1.0-dev"),
    cModule("CTouchCairo", .backends),
    cModule("CTouchBus", .backends),
    cModule("CTouchSDL", .backends, ["CSDL2"]),
    cModule("CTouchHost", .backends),
    module("TouchCairo", .backends, ["TouchDrawing", "TouchPlatform", "CCairo", "CPango", "CTouchCairo"]),
    module("TouchImages", .backends, ["TouchCairo", "CTouchCairo"]),
    module("TouchBus", .backends, ["TouchLoop", "CTouchBus"]),
    module("TouchSDL", .backends, ["TouchBus", "TouchLoop", "TouchPlatform", "CSDL2", "CTouchSDL"]),
    module("TouchAccessibility", .backends, ["TouchBus", "TouchNavigation"]),
    module("TouchSession", .backends, ["TouchBus", "TouchKit"]),
    module("TouchHeadless", .backends, ["TouchKit", "TouchCairo", "TouchImages"]),
    module(
      "TouchHost", .backends,
      [
        "TouchEditing", "TouchNavigation", "TouchCairo", "TouchImages", inspection("TouchProbe"),
      ]),
    module("TouchHostSDL", .backends, ["TouchHost", "TouchSDL", "CSDL2"]),
    module("TouchHostC", .backends, ["TouchHost", "CTouchHost"]),

    // Diagnosis: scenes, captures, and why a gesture did not act.
    cModule("CTouchScenes", .diagnosis),
    module("TouchScenes", .diagnosis, ["TouchTrace", "TouchNavigation", "CTouchScenes"]),
    module("TouchCapture", .diagnosis, ["TouchWidgets"]),
    module("TouchProbe", .diagnosis, ["TouchCapture", "CTouchSystem"]),
    module("TouchDiagnosis", .diagnosis, ["TouchScenes", "TouchCapture"], exclude: ["README.md"]),

    // Tools: the inspector, the command, and fingers for tests.
    module("TouchInspector", .tools, ["TouchDiagnosis", "TouchProbe", "CTouchSystem"]),
    module("TouchTesting", .tools, ["TouchHeadless", "TouchLists", "TouchEditing", "TouchNavigation"]),
    module("TouchExplain", .tools, ["TouchTesting", "TouchDiagnosis", "TouchCapture"]),
    .executableTarget(
      name: "TouchstoneCLI",
      dependencies: [
        "TouchScenes", "TouchTrace", "TouchDiagnosis", "TouchInspector", "TouchCapture", "TouchHeadless",
        "TouchImages", "TouchAccessibility", "Touchstone", "CTouchSystem",
      ],
      path: "Sources/Tools/TouchstoneCLI", swiftSettings: strict),

    // Our side of `make bench`; not a product.
    .executableTarget(
      name: "TouchBench", dependencies: ["Touchstone", "TouchInspector", "TouchHeadless", "TouchCairo"],
      path: "Benchmarks/TouchBench", swiftSettings: strict),

    // What the tests expect, as functions: they compile several times as fast as the macro.
    .target(name: "Expectations", path: "Tests/Expectations", swiftSettings: strict),
    tests("TouchPlatformTests", ["TouchPlatform"]),
    tests(
      "TouchHostTests", ["TouchHost", "TouchWidgets", "TouchHostC", "CTouchHost", "TouchHostSDL", "TouchSDL", "CSDL2"]),
    tests("TouchGeometryTests", ["TouchGeometry"]),
    // The rules of constraints a second time, simple and exact.
    .target(
      name: "SlowSolver", dependencies: ["TouchConstraints"], path: "Tests/SlowSolver", swiftSettings: strict),
    tests("TouchConstraintsTests", ["TouchConstraints", "SlowSolver"]),
    .executableTarget(
      name: "ConstraintsFuzz", dependencies: ["TouchConstraints", "SlowSolver"], path: "Tests/ConstraintsFuzz",
      swiftSettings: strict),
    tests("TouchArbiterTests", ["TouchArbiter"]),
    // A second opinion on editing, as naive as it can be, and random edits that compare the two.
    .target(name: "TextModel", dependencies: ["TouchText"], path: "Tests/TextModel", swiftSettings: strict),
    .executableTarget(name: "TextFuzz", dependencies: ["TextModel"], path: "Tests/TextFuzz", swiftSettings: strict),
    tests("TouchTextTests", ["TouchText", "TextModel"]),
    tests("TouchKitTests", ["TouchKit", "TouchLoop", "TouchDrawing"]),
    tests("TouchWidgetsTests", ["TouchWidgets", "TouchKit", "TouchLoop", "TouchDrawing", "TouchCairo", "TouchImages"]),
    tests("TouchEditingTests", ["TouchEditing", "TouchTesting", "TouchHeadless", "TouchCairo"]),
    tests("TouchListsTests", ["TouchLists", "TouchTesting"]),
    tests("TouchNavigationTests", ["TouchNavigation", "TouchTesting", "TouchEditing", "TouchHeadless"]),
    tests("TouchLoopTests", ["TouchLoop", "LoopProbe"]),
    tests(
      "TouchAccessibilityTests",
      [
        "TouchAccessibility", "TouchTesting", "TouchBus", "TouchHeadless", "TouchScenes", "UIKit", "Files", "Hello",
        "LogFilter", "Mail", "Mixer", "Notes", "Sketch", "Windows",
      ]),
    tests("TouchBusTests", ["TouchBus", "TouchLoop"]),
    tests("TouchSessionTests", ["TouchSession", "TouchBus", "TouchTesting", "MediaPlayer", "UserNotifications"]),
    // For the end-to-end checks of the session's bus.
    .executableTarget(
      name: "SessionProbe", dependencies: ["UIKit", "MediaPlayer", "UserNotifications"], path: "Tests/SessionProbe",
      swiftSettings: strict),
    // For the end-to-end checks of drag and drop between programs.
    .executableTarget(
      name: "DropProbe", dependencies: ["UIKit"], path: "Tests/DropProbe", swiftSettings: strict),
    // For the end-to-end checks of the clipboard.
    .executableTarget(
      name: "ClipboardProbe", dependencies: ["UIKit"], path: "Tests/ClipboardProbe", swiftSettings: strict),
    tests("TouchSDLTests", ["TouchSDL", "TouchBus", "TouchPlatform", "CSDL2", "CTouchSDL"]),
    // A separate program, because test runners do not own the operating system's main thread.
    .executableTarget(
      name: "LoopProbe", dependencies: ["TouchLoop"], path: "Tests/LoopProbe", swiftSettings: strict),
    tests("TouchScenesTests", ["TouchScenes", "TouchKit", "TouchTrace", "Ceilings"]),
    // A second opinion on the semantics, written from the text and sharing no code with the engine.
    .target(
      name: "ReferenceModel", dependencies: ["TouchScenes", "TouchGeometry"], path: "Tests/ReferenceModel",
      exclude: ["README.md"], swiftSettings: strict),
    tests("ReferenceModelTests", ["ReferenceModel", "TouchScenes"]),
    // The same as a command, for Conformance/conformance.
    .executableTarget(
      name: "SecondModel", dependencies: ["ReferenceModel", "TouchScenes"], path: "Tests/SecondModel",
      swiftSettings: strict),
    // Plays cases into engine and reference model, compares, and makes smaller what differs.
    .target(
      name: "Differential",
      dependencies: ["ReferenceModel", "TouchScenes", "TouchDiagnosis", "TouchTrace", "TouchKit"],
      path: "Tests/Differential", swiftSettings: strict),
    tests("DifferentialTests", ["Differential", "ReferenceModel", "TouchScenes", "TouchKit"]),
    // The same over random scenes; `make fuzz` runs it optimized.
    // The table of ceilings, and the largest input of each.
    .target(
      name: "Ceilings", dependencies: ["TouchScenes", "TouchProbe", "TouchImages"], path: "Tests/Ceilings",
      swiftSettings: strict),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "Ceilings", "Differential", "ReferenceModel", "TouchScenes", "TouchImages", "TouchKit", "TouchLoop",
      ],
      path: "Tests/Fuzz", swiftSettings: strict),
    tests(
      "TouchDiagnosisTests",
      [
        "TouchDiagnosis", "TouchScenes", "TouchHeadless", "TouchGeometry", "TouchKit", "TouchTrace", "ReferenceModel",
        "Differential", "ExplainTrial",
      ]),
    // Tries every single change of a scene, and searches for cures of the same; `make fuzz-explain` runs it optimized.
    .target(
      name: "ExplainTrial", dependencies: ["TouchDiagnosis", "TouchScenes", "TouchGeometry", "ReferenceModel"],
      path: "Tests/ExplainTrial", swiftSettings: strict),
    .executableTarget(
      name: "ExplainFuzz", dependencies: ["ExplainTrial", "TouchDiagnosis", "TouchScenes", "TouchGeometry"],
      path: "Tests/ExplainFuzz", swiftSettings: strict),
    tests("TouchDrawingTests", ["TouchDrawing"]),
    tests("TouchCairoTests", ["TouchCairo", "TouchImages"]),
    tests("TouchImagesTests", ["TouchImages"]),
    tests(
      "TouchInspectorTests",
      [
        "TouchInspector", "TouchTrace", "TouchProbe", "TouchHeadless", "TouchScenes", "ReferenceModel", "Differential",
        "UIKit", "Files", "LogFilter", "Mail", "Mixer", "Notes", "Windows",
      ]),
    tests(
      "UIKitTests", ["UIKit", "CoreGraphics", "QuartzCore", "OSLog", "Touchstone", "TouchTesting", "PreviewProgram"]),
    // The program that `touchstone preview` adds to a copy of a package; here it compiles unchanged.
    .target(name: "PreviewProgram", dependencies: ["UIKit"], path: "Assets/Preview", swiftSettings: strict),
    // Code in the manner of public iOS sources, as `touchstone port` leaves it, in the language mode that it is written in.
    .testTarget(
      name: "PortedCodeTests",
      dependencies: ["UIKit", "CoreGraphics", "CoreText", "QuartzCore", "OSLog", "TouchTesting", "Expectations"],
      exclude: ["Originals"], swiftSettings: standard + [.swiftLanguageMode(.v5)]),
    // The examples are separate packages; here their sources are compiled and tested with everything else.
    .executableTarget(
      name: "Hello", dependencies: ["UIKit"], path: "Examples/Hello/Sources/Hello", swiftSettings: strict),
    .executableTarget(
      name: "Files", dependencies: ["UIKit"], path: "Examples/Files/Sources/Files", swiftSettings: strict),
    .executableTarget(
      name: "Mixer", dependencies: ["UIKit"], path: "Examples/Mixer/Sources/Mixer", swiftSettings: strict),
    .executableTarget(
      name: "Mail", dependencies: ["UIKit"], path: "Examples/Mail/Sources/Mail", swiftSettings: strict),
    .testTarget(
      name: "MailTests", dependencies: ["Mail", "TouchTesting"], path: "Examples/Mail/Tests/MailTests",
      swiftSettings: strict),
    .executableTarget(
      name: "Sketch", dependencies: ["UIKit"], path: "Examples/Sketch/Sources/Sketch", swiftSettings: strict),
    .executableTarget(
      name: "Windows", dependencies: ["UIKit"], path: "Examples/Windows/Sources/Windows", swiftSettings: strict),
    .executableTarget(
      name: "Picture", dependencies: ["TouchHost"], path: "Examples/Picture/Sources/Picture", swiftSettings: strict),
    .testTarget(
      name: "HelloTests", dependencies: ["Hello", "TouchTesting"], path: "Examples/Hello/Tests/HelloTests",
      swiftSettings: strict),
    .testTarget(
      name: "SketchTests", dependencies: ["Sketch", "TouchTesting"], path: "Examples/Sketch/Tests/SketchTests",
      swiftSettings: strict),
    .executableTarget(
      name: "Notes", dependencies: ["UIKit"], path: "Examples/Notes/Sources/Notes", swiftSettings: strict),
    .testTarget(
      name: "NotesTests", dependencies: ["Notes", "TouchTesting"], path: "Examples/Notes/Tests/NotesTests",
      swiftSettings: strict),
    .executableTarget(
      name: "LogFilter", dependencies: ["UIKit"], path: "Examples/LogFilter/Sources/LogFilter", swiftSettings: strict),
    .testTarget(
      name: "LogFilterTests", dependencies: ["LogFilter", "TouchTesting"],
      path: "Examples/LogFilter/Tests/LogFilterTests", swiftSettings: strict),
    // The recorder that developers add to an app for iPhone; here it compiles unchanged.
    .target(name: "TouchRecorder", dependencies: ["UIKit"], path: "Assets/Recorder", swiftSettings: strict),
    tests("TouchHeadlessTests", ["TouchHeadless", "TouchWidgets"]),
    tests("TouchTestingTests", ["TouchTesting"]),
    tests("TouchExplainTests", ["TouchExplain", "TouchTesting"]),
    tests(
      "TouchstoneCLITests",
      [
        "TouchstoneCLI", "TouchScenes", "TouchHeadless", "TouchCairo", "TouchDrawing", "TouchCapture", "TouchTesting",
        "Hello", "Sketch", "Mixer", "Files", "Mail", "TouchRecorder",
      ]),
  ]
)

// TOUCHSTONE_TESTS=TouchKitTests,TouchScenesTests leaves out all other test targets, which saves most of a build.
if let names = Context.environment["TOUCHSTONE_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}

// A build without an index begins its tests elsewhere: see Scripts/build-options.
if Context.environment["TOUCHSTONE_INDEX"] == "off" {
  package.targets.append(.testTarget(name: "EntryTests", path: "Tests/Entry/EntryTests", swiftSettings: strict))
  // Nothing imports tests, so their interface is not made first, by checking all types twice; and this build is
  // not for debuggers, so they have no debug information. Each takes a tenth of the tests' compilation.
  for target in package.targets where target.type == .test {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-no-emit-module-separately-wmo", "-gnone"])]
  }
}

// The package manager compiles a module again only if the interface of a direct dependency has changed. A class that gets a
// property in TouchKit does not change the interface of TouchCapture; a module that uses TouchKit through TouchCapture alone
// would keep the old layout, and crash. Therefore each target also depends on what its dependencies depend on.
// TOUCHSTONE_DEPENDENCIES=declared leaves this out, for Scripts/check-arrows.
if Context.environment["TOUCHSTONE_DEPENDENCIES"] != "declared" {
  let declared = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0.dependencies) })
  for target in package.targets {
    // First what is needed with all traits, then what only some need.
    for includesConditional in [false, true] {
      var waiting = target.dependencies.compactMap(\.parts)
      var visited: Set<String> = []
      while let (name, condition) = waiting.popLast() {
        guard includesConditional || condition == nil, visited.insert(name).inserted else { continue }
        if !target.dependencies.contains(where: { $0.parts?.name == name }) {
          target.dependencies.append(.target(name: name, condition: condition))
        }
        waiting += (declared[name] ?? []).compactMap(\.parts).map { ($0.name, $0.condition ?? condition) }
      }
    }
  }
}

extension Target.Dependency {
  /// The name and the condition of a dependency on a target of this package.
  var parts: (name: String, condition: TargetDependencyCondition?)? {
    switch self {
    case .targetItem(let name, let condition), .byNameItem(let name, let condition): (name, condition)
    default: nil
    }
  }
}
