// What the filter of X events and the reader of event times call to follow the pens of tablets.
#ifndef CTOUCHSDL_X_TABLETS_H
#define CTOUCHSDL_X_TABLETS_H

#include <SDL2/SDL.h>
#include <stdbool.h>
#include <stdint.h>

// Reads an event of XInput, by its type and the data of its cookie, with SDL's ticks. SDL has handled the event before.
void touch_note_tablet(int type, const void *data, uint32_t ticks);

// Reads an event of SDL's mouse before it is queued; returns whether SDL may queue it. A pen's move is queued as a
// sample instead.
bool touch_pass_mouse_event(SDL_Event *event);

// Call it before SDL handles an event of the core protocol; `is_move` is whether SDL may make a move of the mouse from
// it. A pen's report that has not led to a move of the mouse is queued before any other event.
void touch_note_core_event(bool is_move);

// Call it when SDL has read its connection. The move of the core pointer that follows a report may be read later.
void touch_end_tablet_reading(void);

#endif
