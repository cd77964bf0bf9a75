// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Notes",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .executableTarget(name: "Notes", dependencies: [.product(name: "UIKit", package: "Touchstone")]),
    .testTarget(
      name: "NotesTests", dependencies: ["Notes", .product(name: "TouchTesting", package: "Touchstone")]),
  ]
)
