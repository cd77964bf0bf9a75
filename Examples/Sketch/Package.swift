// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Sketch",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .executableTarget(name: "Sketch", dependencies: [.product(name: "UIKit", package: "Touchstone")]),
    .testTarget(
      name: "SketchTests", dependencies: ["Sketch", .product(name: "TouchTesting", package: "Touchstone")]),
  ]
)
