// The connection from the events of X that SDL reads to the gestures of touchpads.
#ifndef CTOUCHSDL_X_PINCHES_H
#define CTOUCHSDL_X_PINCHES_H

#include <stdbool.h>
#include <stdint.h>

// Whether a type of XInput's events is a pinch.
bool touch_is_gesture(int type);

// Appends a pinch to SDL's queue, with the data of its cookie and SDL's ticks.
void touch_note_gesture(int type, const void *data, uint32_t ticks);

#endif
