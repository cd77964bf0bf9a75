// The only place where the kit imports Foundation. With the trait on, points, rectangles and NSObject are Foundation's
// and are exported by every module of the kit; with the trait off, the files in this folder declare them, and no module
// needs Foundation.
#if FoundationGeometry
@_exported import Foundation
#else
@_exported import Glibc
#endif
