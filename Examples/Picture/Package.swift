// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Picture",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .executableTarget(name: "Picture", dependencies: [.product(name: "TouchHost", package: "Touchstone")])
  ]
)
