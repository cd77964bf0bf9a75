// Creates an object of a class that is known only at run time.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

const void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *class_description);

// The `init()` that all responders inherit: Foundation's, or the kit's own when it is built without Foundation. Weak,
// because an executable has only one of them.
#define SYMBOL(name, symbol) extern const char name[] __asm__(symbol) __attribute__((weak));
SYMBOL(foundation_object, "$s10Foundation8NSObjectCMn")
SYMBOL(foundation_init, "$s10Foundation8NSObjectCACycfCTq")
SYMBOL(own_object, "$s13TouchGeometry8UIObjectCMn")
SYMBOL(own_init, "$s13TouchGeometry8UIObjectCACycfCTq")

typedef __attribute__((swiftcall)) void *initializer(__attribute__((swift_context)) const void *metadata);

// Swift rejects `type.init()` for a class whose `init()` is not marked `required`, although every class has an entry
// for it in its method table. Swift calls this entry for `required` initializers.
__attribute__((swiftcall)) void *touch_make_responder(const void *metadata) {
  const char *object = own_init ? own_object : foundation_object;
  const char *init = own_init ? own_init : foundation_init;
  if (!object || !init) {
    fputs("touchstone: the initializer of responders is not in this program\n", stderr);
    abort();
  }
  initializer *make = (initializer *)swift_lookUpClassMethod(metadata, init, object);
  return make(metadata);
}

// Layers of views, by `init()` too.
__attribute__((swiftcall)) void *touch_make_layer(const void *metadata) { return touch_make_responder(metadata); }

// Copies of layers, by the `init(layer:)` that all layers have. The layer is Swift's `Any`, which the initializer owns.
SYMBOL(layer_class, "$s8TouchKit7CALayerCMn")
SYMBOL(layer_init, "$s8TouchKit7CALayerC5layerACyp_tcfCTq")

typedef __attribute__((swiftcall)) void *layer_initializer(
    void *layer, __attribute__((swift_context)) const void *metadata);

__attribute__((swiftcall)) void *touch_copy_layer(const void *metadata, void *layer) {
  if (!layer_class || !layer_init) {
    fputs("touchstone: the initializer of layers is not in this program\n", stderr);
    abort();
  }
  layer_initializer *make = (layer_initializer *)swift_lookUpClassMethod(metadata, layer_init, layer_class);
  return make(layer, metadata);
}

// Views, by the `init(frame:)` that all views have. A rectangle is four numbers.
SYMBOL(view_class, "$s8TouchKit6UIViewCMn")
SYMBOL(view_init, "$s8TouchKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq")
SYMBOL(view_init_plain, "$s8TouchKit6UIViewC5frameAC0A8Geometry6CGRectV_tcfCTq")

typedef __attribute__((swiftcall)) void *view_initializer(
    double x, double y, double width, double height, __attribute__((swift_context)) const void *metadata);

__attribute__((swiftcall)) void *touch_make_view(
    const void *metadata, double x, double y, double width, double height) {
  const char *init = view_init ? view_init : view_init_plain;
  if (!view_class || !init) {
    fputs("touchstone: the initializer of views is not in this program\n", stderr);
    abort();
  }
  view_initializer *make = (view_initializer *)swift_lookUpClassMethod(metadata, init, view_class);
  return make(x, y, width, height, metadata);
}
