// The last press of a button, a finger or a key under Wayland. A popup that grabs the input of a seat refers to the
// press that has opened it.
#ifndef CTOUCHSDL_WAYLAND_PRESSES_H
#define CTOUCHSDL_WAYLAND_PRESSES_H

#include <stdbool.h>
#include <stdint.h>

struct wl_proxy;

// Follows the pointer and the keyboard of a seat, whose capabilities are those of wl_seat.
void touch_follow_presses(struct wl_proxy *seat, uint32_t capabilities);

// Records a press that the caller has received.
void touch_note_press(uint32_t serial);

// The seat and the number of the last press; false before the first.
bool touch_last_press(struct wl_proxy **seat, uint32_t *serial);

// The number of the press that holds the pointer: the first of the buttons that are down; false if none is.
bool touch_held_press(uint32_t *serial);

#endif
