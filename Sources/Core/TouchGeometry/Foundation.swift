// The one place where the kit meets Foundation. Under the trait, points, rectangles and NSObject are Foundation's and
// come along with every module of the kit; with the trait off the files beside this one declare them, and no module
// needs Foundation.
#if FoundationGeometry
@_exported import Foundation
#else
@_exported import Glibc
#endif
