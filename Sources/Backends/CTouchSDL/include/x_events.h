// Checks what other X clients send to our windows before SDL reads it.
#ifndef CTOUCH_X_EVENTS_H
#define CTOUCH_X_EVENTS_H

#include <stdbool.h>

// Begins to check the X events of the connection of an SDL_Window, once for the connection. SDL trusts messages of other
// clients: atoms that do not exist, properties in other formats and sizes that no window has make it read beyond its
// memory, or end the process. From this call on:
//
// - Messages of drags (XDND) and of the window manager have 32-bit data. The source of a drag is the one that entered.
//   The types that it offers are read and checked here, and SDL gets the three best of those that it knows.
// - A selection's answer comes only after the drop that asked for it, with a target that exists.
// - Properties of the window that SDL reads have the type and format that SDL assumes; others are deleted.
// - A button or key whose release went to another client is released before SDL reads what follows.
// - A made-up change of size keeps the size that the server knows. Made-up events of kinds that only the server sends are
//   dropped.
//
// Does nothing for other drivers.
void touch_vet_x_events(void *sdl_window);

// Gives SDL the events whose check takes an answer of the server, after that check. To be called after SDL has read the
// connection; SDL has to read again if this returns true. Costs a comparison when no event waits.
bool touch_return_vetted_events(void);

// Whether events wait for touch_return_vetted_events().
bool touch_events_wait_for_vetting(void);

#endif
