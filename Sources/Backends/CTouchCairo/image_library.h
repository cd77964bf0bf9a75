// Loads a library when it is first needed.
#ifndef CTOUCH_IMAGE_LIBRARY_H
#define CTOUCH_IMAGE_LIBRARY_H

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

struct touch_symbol {
  const char *name;
  // The variable that receives the address.
  void **address;
};

// Loads a library and finds its symbols. Returns false if the library or a symbol is missing.
static inline bool touch_load_library(const char *name, const struct touch_symbol *symbols, size_t count) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return false;
  for (size_t index = 0; index < count; index++) {
    *symbols[index].address = dlsym(library, symbols[index].name);
    if (*symbols[index].address == NULL) {
      dlclose(library);
      return false;
    }
  }
  return true;
}

#endif
