// Functions of Xlib, found at run time: SDL is linked with Xlib, or loads it.
#ifndef CTOUCHSDL_X_LIBRARY_H
#define CTOUCHSDL_X_LIBRARY_H

#include <dlfcn.h>
#include <stddef.h>

// A function of X's libraries by its name; NULL if none of them is loaded.
static inline void *touch_x_function(const char *name) {
  void *function = dlsym(RTLD_DEFAULT, name);
  static const char *const libraries[] = {"libX11.so.6", "libXi.so.6"};
  for (size_t i = 0; !function && i < sizeof libraries / sizeof *libraries; i++) {
    // SDL 3 loads the libraries privately; this finds them again.
    void *library = dlopen(libraries[i], RTLD_LAZY | RTLD_NOLOAD);
    if (library) function = dlsym(library, name);
  }
  return function;
}

// The function, which has to be declared weak; NULL if it does not exist.
#define FOUND(name) ((__typeof__(&name))(name ? (void *)name : touch_x_function(#name)))

#endif
