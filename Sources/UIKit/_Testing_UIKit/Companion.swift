// In a file that imports Testing and UIKit, the compiler looks for a module of this name and makes Testing visible
// through it. With Foundation, another companion of Testing is also visible, so this one is empty and imports nothing:
// Testing would prevent static linking of programs and load the testing libraries into each of them. Without Foundation
// no other module makes Testing visible, so debug builds, which run tests, get it from here.
#if DEBUG && !FoundationGeometry
@_exported import Testing
#endif
