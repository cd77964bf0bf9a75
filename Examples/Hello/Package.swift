// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Hello",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .executableTarget(name: "Hello", dependencies: [.product(name: "UIKit", package: "Touchstone")]),
    .testTarget(
      name: "HelloTests", dependencies: ["Hello", .product(name: "TouchTesting", package: "Touchstone")]),
  ]
)
