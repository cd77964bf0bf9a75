// What stands in a released program for the parts of SDL that a UI kit has no use for: sound, drawing without a display
// server, and D-Bus, which SDL asks about screen savers and input methods (those reach us through X and Wayland). Left
// out, they spare each start two dozen shared libraries. Types are as large as any version of SDL has them.
#include <stddef.h>

struct driver {
  const char *name, *description;
  int (*start)(void *);
  void *rest[8];
};

// No driver: SDL goes on to the next.
static int refuse(void *unused) {
  (void)unused;
  return 0;
}

const struct driver ALSA_bootstrap = {"alsa", "left out", refuse, {NULL}};
const struct driver PULSEAUDIO_bootstrap = {"pulseaudio", "left out", refuse, {NULL}};
const struct driver KMSDRM_bootstrap = {"KMSDRM", "left out", refuse, {NULL}};

// No bus: every caller takes that as an answer.
void SDL_DBus_Init(void) {}
void SDL_DBus_Quit(void) {}
void *SDL_DBus_GetContext(void) { return NULL; }
int SDL_DBus_CallMethod(void) { return 0; }
int SDL_DBus_CallMethodOnConnection(void) { return 0; }
int SDL_DBus_CallVoidMethod(void) { return 0; }
int SDL_DBus_CallVoidMethodOnConnection(void) { return 0; }
int SDL_DBus_QueryProperty(void) { return 0; }
int SDL_DBus_QueryPropertyOnConnection(void) { return 0; }
int SDL_DBus_ScreensaverInhibit(void) { return 0; }
void SDL_DBus_ScreensaverTickle(void) {}

// No resampling either; SDL has a way of its own where there is none, and no sound that needs it.
void *src_new(void) { return NULL; }
void *src_delete(void) { return NULL; }
int src_process(void) { return 1; }
int src_reset(void) { return 1; }
int src_simple(void) { return 1; }
const char *src_strerror(void) { return "left out"; }
