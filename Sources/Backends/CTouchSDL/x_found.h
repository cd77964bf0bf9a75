// Finds a function of X's libraries, which SDL loads or has linked in. Declare the name weak with #pragma weak first.
#ifndef CTOUCHSDL_X_FOUND_H
#define CTOUCHSDL_X_FOUND_H

#include <dlfcn.h>

#define FOUND(name) ((__typeof__(&name))(name ? (void *)name : dlsym(RTLD_DEFAULT, #name)))

#endif
