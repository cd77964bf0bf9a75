#ifndef WTABLETS_H
#define WTABLETS_H

#include <libweston/libweston.h>
#include <stdbool.h>
#include <stdint.h>

// Offers a tablet with a pen, an eraser and a pad with buttons.
void tablets_begin(struct weston_compositor *compositor);

// Obeys a command at a time in milliseconds, if it is one of these; places are in the output's logical pixels, the
// pressure P and the distance D are from 0 to 1, angles are in degrees:
//   nt 0|1          the tool of the next commands: the pen or the eraser
//   ni X Y          it comes near the window there            no          it leaves
//   na TX TY ROLL D its angles and distance, in the next frame
//   nm X Y P        it moves                                  nb CODE 0|1 a button, by its Linux code
//   nd P            it touches                                nu          it lifts
//   nr              it is unplugged
bool tablets_obey(const char *command, uint32_t time);

#endif
