// Loads Wayland's libraries when SDL first looks for a compositor, not when the program starts: on X they are six shared
// libraries for nothing, and a machine without them can run the program on X.
//
// In the released program these are the functions of Wayland, libdecor and xkbcommon that SDL calls. Each goes on to the
// library's own as soon as SDL has asked for them (`SDL_WAYLAND_LoadSymbols`, which SDL calls before any other). If a
// library or a function is missing, SDL is told that there is no Wayland, and none is ever called.
// `static-libraries` writes the list of them, from what SDL refers to; the descriptions of the protocol's core, which are
// data, it has made from the protocol.
#include <dlfcn.h>
#include <stddef.h>

enum library { client, cursor, egl, decor, keyboard, libraries };
static const char *const files[libraries] = {
    "libwayland-client.so.0", "libwayland-cursor.so.0", "libwayland-egl.so.1", "libdecor-0.so.0", "libxkbcommon.so.0"};

#if defined(__x86_64__)
#define GO_ON(name) "jmp *late_" #name "(%rip)\n"
#elif defined(__aarch64__)
#define GO_ON(name) "adrp x16, late_" #name "\nldr x16, [x16, :lo12:late_" #name "]\nbr x16\n"
#endif

// Where a function goes on, and the function, which leaves all its arguments as they are.
#define LATE(library, name) \
  __attribute__((visibility("hidden"))) void *late_##name; \
  __asm__(".text\n.globl " #name "\n.type " #name ", %function\n" #name ":\n" GO_ON(name));
#include "late-wayland.names"
#undef LATE

static const struct {
  enum library library;
  const char *name;
  void **place;
} functions[] = {
#define LATE(library, name) {library, #name, &late_##name},
#include "late-wayland.names"
#undef LATE
};

// SDL's own, which would be all of it if the libraries were linked.
int linked_SDL_WAYLAND_LoadSymbols(void);

int SDL_WAYLAND_LoadSymbols(void) {
  static void *loaded[libraries];
  for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++) {
    enum library library = functions[i].library;
    if (!loaded[library]) loaded[library] = dlopen(files[library], RTLD_LAZY | RTLD_LOCAL);
    if (!loaded[library]) return 0;
    *functions[i].place = dlsym(loaded[library], functions[i].name);
    if (!*functions[i].place) return 0;
  }
  return linked_SDL_WAYLAND_LoadSymbols();
}
