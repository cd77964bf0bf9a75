// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Mixer",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .executableTarget(name: "Mixer", dependencies: [.product(name: "UIKit", package: "Touchstone")])
  ]
)
