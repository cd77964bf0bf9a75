// A file that imports Testing beside CoreGraphics makes the compiler look for a module of this name, and see Testing
// through it. With Foundation in the package another companion of Testing's is seen as well, so this one adds nothing
// and imports nothing: Testing would stop programs from being linked statically, and load the testing libraries into
// each of them. Without Foundation nothing else shows Testing, so builds for debugging, in which tests are run, get it
// from here.
#if DEBUG && !FoundationGeometry
@_exported import Testing
#endif
