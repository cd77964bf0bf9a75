// `import Testing` beside `import UIKit` makes the compiler look for a module of this name. It adds nothing.
@_exported import Testing
@_exported import UIKit
