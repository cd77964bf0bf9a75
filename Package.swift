// swift-tools-version: 6.2
import PackageDescription

/// Every target of ours: Swift 6 mode, warnings are errors.
let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

/// What is written in C: one such module for each of the kit that needs it, and the header for hosts.
func cellar(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, cSettings: [.treatAllWarnings(as: .error)])
}

/// What is linked only with the trait `Inspection`.
func onlooker(_ name: String) -> Target.Dependency { .target(name: name, condition: .when(traits: ["Inspection"])) }

/// A module of the kit.
///
/// The arrows are those of ARCHITECTURE.md; `make check` reads the imports and compares.
func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: house)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: [], resources: resources, swiftSettings: house)
}

let package = Package(
  name: "Touchstone",
  products: [
    .library(name: "Touchstone", targets: ["Touchstone"]),
    .library(name: "UIKit", targets: ["UIKit", "CoreGraphics", "CoreText", "QuartzCore"]),
    .library(name: "TouchHost", targets: ["TouchHost"]),
    // For hosts that have SDL: their events as they are.
    .library(name: "TouchHostSDL", targets: ["TouchHostSDL"]),
    // For hosts in C: link it and include touchstone_host.h.
    .library(name: "TouchHostC", type: .dynamic, targets: ["TouchHostC"]),
    .library(name: "TouchTesting", targets: ["TouchTesting"]),
    .executable(name: "touchstone", targets: ["TouchstoneCLI"]),
  ],
  traits: [
    .trait(
      name: "FoundationGeometry",
      description: "Use Foundation's CGPoint, CGRect and NSObject. Off: the kit's own, and no Foundation at all."),
    .trait(
      name: "Inspection",
      description: "Programs can be inspected and captured. Off: they carry nothing for it, and look for no variable."),
    .default(enabledTraits: ["FoundationGeometry", "Inspection"]),
  ],
  targets: [
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CCairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", providers: [.apt(["libpango1.0-dev"])]),
    // What Swift cannot say itself, one for each module that says it.
    cellar("CTouchLoop"),
    cellar("CTouchKit"),
    cellar("CTouchText"),
    cellar("CTouchLists"),
    cellar("CTouchCairo"),
    cellar("CTouchImages"),
    cellar("CTouchSDL", ["CSDL2"]),
    cellar("CTouchScenes"),
    cellar("CTouchProcess"),
    // The header of TouchHostC.
    cellar("CTouchHost"),

    room("TouchGeometry"),
    room("TouchFiles"),
    room("TouchLoop", ["TouchGeometry", "CTouchLoop"]),
    room("TouchArbiter"),
    room("TouchConstraints"),
    room("TouchText", ["CTouchText"]),
    room("TouchDrawing", ["TouchGeometry", "TouchFiles"]),
    room("TouchPlatform", ["TouchGeometry", "TouchDrawing"]),
    room(
      "TouchKit",
      [
        "TouchGeometry", "TouchFiles", "TouchLoop", "TouchArbiter", "TouchConstraints", "TouchDrawing", "TouchPlatform",
        "CTouchKit",
      ]),
    room("TouchWidgets", ["TouchKit"]),
    room("TouchEditing", ["TouchWidgets", "TouchText"]),
    room("TouchCairo", ["TouchDrawing", "TouchPlatform", "CCairo", "CPango", "CTouchCairo"]),
    room("TouchImages", ["TouchCairo", "CTouchImages"]),
    room("TouchSDL", ["TouchLoop", "TouchPlatform", "CSDL2", "CTouchSDL"]),
    room("TouchHeadless", ["TouchKit", "TouchCairo", "TouchImages"]),
    room("TouchHost", ["TouchEditing", "TouchNavigation", "TouchCairo", "TouchImages", onlooker("TouchProbe")]),
    room("TouchHostSDL", ["TouchHost", "TouchSDL", "CSDL2"]),
    room("TouchHostC", ["TouchHost", "CTouchHost"]),
    room("TouchNavigation", ["TouchEditing", "TouchLists"]),
    room("TouchLists", ["TouchWidgets", "CTouchLists"]),
    room("TouchCapture", ["TouchWidgets"]),
    room("TouchProbe", ["TouchCapture", "CTouchProcess"]),
    room(
      "Touchstone",
      [
        "TouchKit", "TouchWidgets", "TouchEditing", "TouchNavigation", "TouchLists", onlooker("TouchCapture"),
        onlooker("TouchProbe"), "TouchCairo", "TouchImages", "TouchSDL", "CTouchProcess",
      ]),
    room("_Testing_CoreGraphics"),
    room("CoreGraphics", ["TouchGeometry", "TouchDrawing", "_Testing_CoreGraphics"]),
    room("CoreText", ["TouchGeometry", "TouchDrawing"]),
    room("QuartzCore", ["TouchKit"]),
    room("_Testing_UIKit"),
    room("UIKit", ["Touchstone", "_Testing_UIKit"]),
    room("TouchTrace", ["TouchWidgets"]),
    room("TouchScenes", ["TouchTrace", "TouchNavigation", "CTouchScenes"]),
    room("TouchDoctor", ["TouchScenes"]),
    room("TouchInspector", ["TouchTrace", "TouchProbe"]),
    room("TouchTesting", ["TouchHeadless", "TouchLists", "TouchEditing"]),
    .executableTarget(
      name: "TouchstoneCLI",
      dependencies: [
        "TouchScenes", "TouchTrace", "TouchDoctor", "TouchInspector", "TouchCapture", "TouchTesting", "TouchHeadless",
        "TouchImages", "Touchstone", "CTouchProcess",
      ],
      swiftSettings: house),

    // Our side of `make bench`; not a product.
    .executableTarget(
      name: "TouchBench", dependencies: ["Touchstone", "TouchInspector", "TouchHeadless"],
      path: "Benchmarks/TouchBench", swiftSettings: house),

    tests("TouchPlatformTests", ["TouchPlatform"]),
    tests(
      "TouchHostTests", ["TouchHost", "TouchWidgets", "TouchHostC", "CTouchHost", "TouchHostSDL", "TouchSDL", "CSDL2"]),
    tests("TouchGeometryTests", ["TouchGeometry"]),
    // The rules of constraints a second time, simple and exact.
    .target(
      name: "SlowSolver", dependencies: ["TouchConstraints"], path: "Tests/SlowSolver", swiftSettings: house),
    tests("TouchConstraintsTests", ["TouchConstraints", "SlowSolver"]),
    .executableTarget(
      name: "ConstraintsFuzz", dependencies: ["TouchConstraints", "SlowSolver"], path: "Tests/ConstraintsFuzz",
      swiftSettings: house),
    tests("TouchArbiterTests", ["TouchArbiter"]),
    // A second opinion on editing, as naive as it can be, and random edits that compare the two.
    .target(name: "TextModel", dependencies: ["TouchText"], path: "Tests/TextModel", swiftSettings: house),
    .executableTarget(name: "TextFuzz", dependencies: ["TextModel"], path: "Tests/TextFuzz", swiftSettings: house),
    tests("TouchTextTests", ["TouchText", "TextModel"]),
    tests("TouchKitTests", ["TouchKit", "TouchLoop", "TouchDrawing"]),
    tests("TouchWidgetsTests", ["TouchWidgets", "TouchKit", "TouchLoop", "TouchDrawing", "TouchCairo", "TouchImages"]),
    tests("TouchEditingTests", ["TouchEditing", "TouchTesting", "TouchHeadless", "TouchCairo"]),
    tests("TouchListsTests", ["TouchLists", "TouchTesting"]),
    tests("TouchNavigationTests", ["TouchNavigation", "TouchTesting", "TouchEditing"]),
    tests("TouchLoopTests", ["TouchLoop", "LoopProbe"]),
    tests("TouchSDLTests", ["TouchSDL", "TouchPlatform", "CSDL2", "CTouchSDL"]),
    // A program of its own, because test runners do not own the operating system's main thread.
    .executableTarget(
      name: "LoopProbe", dependencies: ["TouchLoop"], path: "Tests/LoopProbe", swiftSettings: house),
    tests("TouchScenesTests", ["TouchScenes", "TouchKit", "TouchTrace"]),
    // A second opinion on the semantics, written from the text and sharing no code with the engine.
    .target(
      name: "ReferenceModel", dependencies: ["TouchScenes", "TouchGeometry"], path: "Tests/ReferenceModel",
      exclude: ["README.md"], swiftSettings: house),
    tests("ReferenceModelTests", ["ReferenceModel", "TouchScenes"]),
    // Plays cases into engine and reference model, compares, and makes smaller what differs.
    .target(
      name: "Differential",
      dependencies: ["ReferenceModel", "TouchScenes", "TouchInspector", "TouchTrace", "TouchKit"],
      path: "Tests/Differential", swiftSettings: house),
    tests("DifferentialTests", ["Differential", "ReferenceModel", "TouchScenes", "TouchKit"]),
    // The same over random scenes; `make fuzz` runs it optimized.
    .executableTarget(
      name: "Fuzz",
      dependencies: ["Differential", "ReferenceModel", "TouchScenes", "TouchImages", "TouchKit", "TouchLoop"],
      path: "Tests/Fuzz", swiftSettings: house),
    tests(
      "TouchDoctorTests", ["TouchDoctor", "TouchScenes", "TouchGeometry", "TouchKit", "ReferenceModel", "DoctorTrial"]),
    // Every change of a scene tried, one at a time, and the doctor asked the same; `make fuzz-doctor` runs it optimized.
    .target(
      name: "DoctorTrial", dependencies: ["TouchDoctor", "TouchScenes", "TouchGeometry", "ReferenceModel"],
      path: "Tests/DoctorTrial", swiftSettings: house),
    .executableTarget(
      name: "DoctorFuzz", dependencies: ["DoctorTrial", "TouchDoctor", "TouchScenes", "TouchGeometry"],
      path: "Tests/DoctorFuzz", swiftSettings: house),
    tests("TouchDrawingTests", ["TouchDrawing"]),
    tests("TouchCairoTests", ["TouchCairo", "TouchImages"]),
    tests("TouchImagesTests", ["TouchImages"]),
    tests(
      "TouchInspectorTests",
      [
        "TouchInspector", "TouchTrace", "TouchProbe", "TouchHeadless", "TouchScenes", "ReferenceModel", "Differential",
      ]),
    tests("UIKitTests", ["UIKit", "CoreGraphics", "QuartzCore", "Touchstone", "TouchTesting"]),
    // Code in the manner of public iOS sources, as `touchstone port` leaves it, in the language mode that it is written in.
    .testTarget(
      name: "PortedCodeTests", dependencies: ["UIKit", "CoreGraphics", "CoreText", "QuartzCore", "TouchTesting"],
      exclude: ["Originals"], swiftSettings: [.swiftLanguageMode(.v5)]),
    // The examples are packages of their own; here their sources are compiled and tested with everything else.
    .executableTarget(
      name: "Hello", dependencies: ["UIKit"], path: "Examples/Hello/Sources/Hello", swiftSettings: house),
    .executableTarget(
      name: "Files", dependencies: ["UIKit"], path: "Examples/Files/Sources/Files", swiftSettings: house),
    .executableTarget(
      name: "Mixer", dependencies: ["UIKit"], path: "Examples/Mixer/Sources/Mixer", swiftSettings: house),
    .executableTarget(
      name: "Mail", dependencies: ["UIKit"], path: "Examples/Mail/Sources/Mail", swiftSettings: house),
    .testTarget(
      name: "MailTests", dependencies: ["Mail", "TouchTesting"], path: "Examples/Mail/Tests/MailTests",
      swiftSettings: house),
    .executableTarget(
      name: "Sketch", dependencies: ["UIKit"], path: "Examples/Sketch/Sources/Sketch", swiftSettings: house),
    .executableTarget(
      name: "Windows", dependencies: ["UIKit"], path: "Examples/Windows/Sources/Windows", swiftSettings: house),
    .executableTarget(
      name: "Picture", dependencies: ["TouchHost"], path: "Examples/Picture/Sources/Picture", swiftSettings: house),
    .testTarget(
      name: "HelloTests", dependencies: ["Hello", "TouchTesting"], path: "Examples/Hello/Tests/HelloTests",
      swiftSettings: house),
    .testTarget(
      name: "SketchTests", dependencies: ["Sketch", "TouchTesting"], path: "Examples/Sketch/Tests/SketchTests",
      swiftSettings: house),
    .executableTarget(
      name: "Notes", dependencies: ["UIKit"], path: "Examples/Notes/Sources/Notes", swiftSettings: house),
    .testTarget(
      name: "NotesTests", dependencies: ["Notes", "TouchTesting"], path: "Examples/Notes/Tests/NotesTests",
      swiftSettings: house),
    .executableTarget(
      name: "LogFilter", dependencies: ["UIKit"], path: "Examples/LogFilter/Sources/LogFilter", swiftSettings: house),
    .testTarget(
      name: "LogFilterTests", dependencies: ["LogFilter", "TouchTesting"],
      path: "Examples/LogFilter/Tests/LogFilterTests", swiftSettings: house),
    // What people add to an app for iPhone; here it compiles as it stands.
    .target(name: "TouchRecorder", dependencies: ["UIKit"], path: "Assets/Recorder", swiftSettings: house),
    tests("TouchHeadlessTests", ["TouchHeadless", "TouchWidgets"]),
    tests("TouchTestingTests", ["TouchTesting"]),
    tests(
      "TouchstoneCLITests",
      [
        "TouchstoneCLI", "TouchScenes", "TouchHeadless", "TouchCairo", "TouchDrawing", "TouchCapture", "TouchTesting",
        "Hello", "Sketch", "Mixer", "Files", "Mail", "TouchRecorder",
      ]),
  ]
)

// A build without an index begins its tests elsewhere: see Scripts/build-options.
if Context.environment["TOUCHSTONE_INDEX"] == "off" {
  package.targets.append(.testTarget(name: "EntryTests", path: "Tests/Entry/EntryTests", swiftSettings: house))
}
