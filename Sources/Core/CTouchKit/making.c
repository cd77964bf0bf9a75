// Creates views that are registered by class; CTouchKit/construction.c creates responders in the same way, and explains
// why.
#include "making.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

const void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *class_description);

// Weak, because an executable has only one kind of geometry.
#define SYMBOL(name, symbol) extern const char name[] __asm__(symbol) __attribute__((weak));

// Cells and headers of tables, through their own initializers.
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
