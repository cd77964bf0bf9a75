// Whoever imports Testing beside CoreGraphics makes the compiler look for a module of this name. It adds nothing, and imports
// nothing: Testing would stop programs from being linked statically, and load the testing libraries into each of them.
