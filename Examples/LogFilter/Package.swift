// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LogFilter",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .executableTarget(name: "LogFilter", dependencies: [.product(name: "UIKit", package: "Touchstone")]),
    .testTarget(
      name: "LogFilterTests", dependencies: ["LogFilter", .product(name: "TouchTesting", package: "Touchstone")]),
  ]
)
