// Making an object of a class that is known only at run time.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

const void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *class_description);

// The `init()` that all responders inherit: Foundation's, or the kit's own when it is built without Foundation. Weak,
// because a program has only one of the two.
#define SYMBOL(name, symbol) extern const char name[] __asm__(symbol) __attribute__((weak));
SYMBOL(foundation_object, "$s10Foundation8NSObjectCMn")
SYMBOL(foundation_init, "$s10Foundation8NSObjectCACycfCTq")
SYMBOL(own_object, "$s13TouchGeometry8UIObjectCMn")
SYMBOL(own_init, "$s13TouchGeometry8UIObjectCACycfCTq")

typedef __attribute__((swiftcall)) void *initializer(__attribute__((swift_context)) const void *metadata);

// Swift refuses `type.init()` for a class whose `init()` is not marked `required`, although every class has one in its
// table of methods. Calling that entry is what Swift does for `required` ones.
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

// Cells and headers of tables, by their own initializers, in the same way.
SYMBOL(table_cell, "$s10TouchLists15UITableViewCellCMn")
SYMBOL(table_cell_init, "$s10TouchLists15UITableViewCellC5style15reuseIdentifierA2C0E5StyleO_SSSgtcfCTq")
SYMBOL(table_edge, "$s10TouchLists023UITableViewHeaderFooterD0CMn")
SYMBOL(table_edge_init, "$s10TouchLists023UITableViewHeaderFooterD0C15reuseIdentifierACSSSg_tcfCTq")

typedef __attribute__((swiftcall)) void *cell_initializer(
    uint8_t style, uint64_t text, uint64_t storage, __attribute__((swift_context)) const void *metadata);
typedef __attribute__((swiftcall)) void *edge_initializer(
    uint64_t text, uint64_t storage, __attribute__((swift_context)) const void *metadata);

static const void *method(const void *metadata, const char *method, const char *description) {
  if (!method || !description) {
    fputs("touchstone: the initializer of cells is not in this program\n", stderr);
    abort();
  }
  return swift_lookUpClassMethod(metadata, method, description);
}

__attribute__((swiftcall)) void *touch_make_table_cell(
    const void *metadata, uint8_t style, uint64_t text, uint64_t storage) {
  cell_initializer *make = (cell_initializer *)method(metadata, table_cell_init, table_cell);
  return make(style, text, storage, metadata);
}

__attribute__((swiftcall)) void *touch_make_table_edge(const void *metadata, uint64_t text, uint64_t storage) {
  edge_initializer *make = (edge_initializer *)method(metadata, table_edge_init, table_edge);
  return make(text, storage, metadata);
}

// Views that a collection is registered for, by the `init(frame:)` that all views have. A rectangle is four numbers.
SYMBOL(view_class, "$s8TouchKit6UIViewCMn")
SYMBOL(view_init, "$s8TouchKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq")
SYMBOL(view_init_plain, "$s8TouchKit6UIViewC5frameAC0A8Geometry6CGRectV_tcfCTq")

typedef __attribute__((swiftcall)) void *view_initializer(
    double x, double y, double width, double height, __attribute__((swift_context)) const void *metadata);

__attribute__((swiftcall)) void *touch_make_reusable(
    const void *metadata, double x, double y, double width, double height) {
  view_initializer *make = (view_initializer *)method(metadata, view_init ? view_init : view_init_plain, view_class);
  return make(x, y, width, height, metadata);
}
