// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Windows",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .executableTarget(name: "Windows", dependencies: [.product(name: "UIKit", package: "Touchstone")])
  ]
)
