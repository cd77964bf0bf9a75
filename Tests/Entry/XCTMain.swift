import Testing

// Where the tests begin in a build without an index (TOUCHSTONE_INDEX=off).
//
// Otherwise the package manager writes such a file itself, and looks in the index for test classes of XCTest before.
// There are none here.
@main struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
