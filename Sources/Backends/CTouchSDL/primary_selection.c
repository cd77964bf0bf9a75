#include "display.h"

#include <stddef.h>

// Functions of SDL 2.26, declared here because older headers lack them, and weak because older libraries do.
extern char *SDL_GetPrimarySelectionText(void) __attribute__((weak));
extern int SDL_SetPrimarySelectionText(const char *text) __attribute__((weak));

char *touch_primary_selection(void) { return SDL_GetPrimarySelectionText ? SDL_GetPrimarySelectionText() : NULL; }

void touch_set_primary_selection(const char *text) {
  if (SDL_SetPrimarySelectionText) SDL_SetPrimarySelectionText(text);
}
