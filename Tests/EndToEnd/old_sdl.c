// For LD_PRELOAD: makes the SDL that is there behave as SDL 2.0.20 in what later versions added. It says that it is that
// version, knows none of the later hints, captures the mouse only when it is asked to, and a wheel event does not say
// where the mouse is.
#define _GNU_SOURCE
#include <SDL2/SDL.h>
#include <dlfcn.h>
#include <string.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
static const char *const later[] = {
    "SDL_MOUSE_AUTO_CAPTURE", "SDL_QUIT_ON_LAST_WINDOW_CLOSE", "SDL_IME_SUPPORT_EXTENDED_TEXT"};
enum { NOWHERE = -1000 };

void SDL_GetVersion(SDL_version *version) {
  version->major = 2;
  version->minor = 0;
  version->patch = 20;
}

SDL_bool SDL_SetHint(const char *name, const char *value) {
  for (size_t i = 0; i < sizeof later / sizeof *later; i++) {
    if (!strcmp(name, later[i])) return SDL_FALSE;
  }
  return REAL(SDL_SetHint)(name, value);
}

int SDL_InitSubSystem(Uint32 parts) {
  REAL(SDL_SetHint)("SDL_MOUSE_AUTO_CAPTURE", "0");
  return REAL(SDL_InitSubSystem)(parts);
}

int SDL_PeepEvents(SDL_Event *events, int size, SDL_eventaction action, Uint32 first, Uint32 last) {
  int count = REAL(SDL_PeepEvents)(events, size, action, first, last);
  for (int i = 0; action == SDL_GETEVENT && i < count; i++) {
    if (events[i].type != SDL_MOUSEWHEEL) continue;
#if SDL_VERSION_ATLEAST(2, 26, 0)
    events[i].wheel.mouseX = events[i].wheel.mouseY = NOWHERE;
#endif
  }
  return count;
}
