#include "memory.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

void touch_return_freed_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
