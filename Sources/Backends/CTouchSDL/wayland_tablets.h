// Pens by tablet-unstable-v2 (https://wayland.app/protocols/tablet-v2), whose force, angles and distance SDL drops
// (semantics 53.15).
#ifndef CTOUCHSDL_WAYLAND_TABLETS_H
#define CTOUCHSDL_WAYLAND_TABLETS_H

#include <SDL2/SDL.h>
#include <stdbool.h>
#include <stdint.h>

struct wl_proxy;

// Binds the global object zwp_tablet_manager_v2, which has a number, if the interface is that.
void touch_note_tablet_global(struct wl_proxy *registry, uint32_t name, const char *interface);

// Follows the tablets of a seat, whether or not the manager is known already.
void touch_follow_tablets(struct wl_proxy *seat);

// Remembers the wl_surface of an SDL_Window, so that samples name its window. Does nothing for other drivers.
void touch_remember_surface(void *sdl_window);

// Reads an event of SDL's mouse before it is queued; returns whether SDL may queue it. While a pen is near, SDL's mouse
// is that pen, so only releases of buttons that were pressed before pass.
bool touch_pass_beside_pen(SDL_Event *event);

#endif
