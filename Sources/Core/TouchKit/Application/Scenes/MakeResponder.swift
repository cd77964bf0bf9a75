import CTouchKit

/// Creates an object of a class of responders, by its `init()`.
///
/// `CTouchKit/construction.c` explains why this is not `type.init()`. The class must have an `init()`; otherwise the
/// app stops with the compiler's message about the missing initializer.
@_silgen_name("touch_make_responder")
@MainActor package func makeResponder(of type: UIResponder.Type) -> UIResponder
