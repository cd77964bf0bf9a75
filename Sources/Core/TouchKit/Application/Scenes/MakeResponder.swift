import CTouchKit

/// A new object of a class of responders, made by its `init()`.
///
/// `CTouchKit/construction.c` says why this is not simply `type.init()`. The class is one that has an `init()`; where it
/// has only others, the program stops with the compiler's message about the initializer that is missing.
@_silgen_name("touch_make_responder")
@MainActor package func makeResponder(of type: UIResponder.Type) -> UIResponder
