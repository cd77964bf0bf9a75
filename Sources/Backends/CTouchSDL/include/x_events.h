// Checks what other X clients send to our windows before SDL reads it.
#ifndef CTOUCH_X_EVENTS_H
#define CTOUCH_X_EVENTS_H

#include <stdbool.h>

// Starts to check the X events of the connection of an SDL_Window, once for the connection. SDL trusts messages of
// other clients: nonexistent atoms, properties with other formats and impossible window sizes make it read beyond its
// memory, or end the process. After this call:
//
// - Messages of the window manager have 32-bit data. SDL receives no messages of drags, see x_drops.h.
// - The answer of a selection has an existing target, and is not that of a drop.
// - Properties of the window that SDL reads have the type and format that SDL assumes; others are deleted.
// - A button or key whose release was sent to another client is released before SDL reads the following events.
// - A synthetic change of size keeps the size that the server reports. Synthetic events of kinds that only the server
//   sends are dropped.
//
// Does nothing for other drivers.
void touch_vet_x_events(void *sdl_window);

// Returns the events whose check needed an answer of the server to SDL's queue, after that check. Call it after SDL has
// read the connection; SDL has to read again if this returns true. Nearly free when no event waits.
bool touch_return_vetted_events(void);

// Whether events wait for touch_return_vetted_events().
bool touch_events_wait_for_vetting(void);

#endif
