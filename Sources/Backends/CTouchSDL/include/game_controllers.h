// What SDL's game controllers lack.
#ifndef CTOUCH_GAME_CONTROLLERS_H
#define CTOUCH_GAME_CONTROLLERS_H

// The device node of an SDL_GameController, such as /dev/input/event7; NULL if it has none, and before SDL 2.24, which
// does not report it. Valid while the controller is open.
const char *touch_controller_path(void *controller);

#endif
