#include "game_controllers.h"

#include <stddef.h>

// A function of SDL 2.24, declared here because older headers lack it, and weak because older libraries do.
extern const char *SDL_GameControllerPath(void *controller) __attribute__((weak));

const char *touch_controller_path(void *controller) {
  return SDL_GameControllerPath ? SDL_GameControllerPath(controller) : NULL;
}
