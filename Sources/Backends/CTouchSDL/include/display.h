// What SDL does not provide: the descriptor behind a window, and whether a Wayland session would make SDL crash. What
// other X clients send is checked by x_events.h.
#ifndef CTOUCH_DISPLAY_H
#define CTOUCH_DISPLAY_H

#include <stdbool.h>

// The descriptor of the display connection of an SDL_Window; -1 when its driver has none (dummy, offscreen).
int touch_window_descriptor(void *sdl_window);

// Whether X has sent more than the event that SDL is reading; false for other drivers and without a window.
bool touch_more_events_wait(void *sdl_window);

// Has X send no event of the pointer's coming into an SDL_Window, as it would when the pointer is grabbed while it is
// outside: SDL takes that event for the pointer's own way, and gives the grab up again. Gives what the window was sent
// until now, for touch_report_enters(); 0 for other drivers, without a window, or if the server does not answer.
long touch_hush_enters(void *sdl_window);

// Has X send an SDL_Window again what it was sent.
void touch_report_enters(void *sdl_window, long events);

// Replaces lost releases of buttons: SDL ends X's implicit grab of a press when it reads that the pointer entered, and
// a button released outside before the pointer is grabbed again is reported to no client. Call it once the pointer is
// grabbed. Each button of SDL's mask (bit 0 is the left one) that X reports as up, without an event for it, gets a
// release after the waiting events. Buttons past the third, and other drivers, are ignored.
void touch_make_up_for_releases(void *sdl_window, unsigned int buttons);

// Has the X server stop reporting what devices do in their own units, which SDL asks for, for games that hold the mouse:
// each motion, press and finger would wake the program twice. Once per connection, as soon as there is a window. Does
// nothing for other drivers, or where XInput 2 is not there.
void touch_decline_raw_events(void *sdl_window);

// Tells X's window manager a title in UTF-8, which SDL fails to do for letters beyond ASCII unless the process is in a
// locale that has them. Does nothing for other drivers.
void touch_set_window_title(void *sdl_window, const char *title);

// Where the upper left corner of an SDL_Window is on the display, without what the window manager draws around it; false
// for other drivers, or if the server does not answer.
bool touch_window_place(void *sdl_window, int *x, int *y);

// Shows an SDL_Window of the kind of menus in front of another, without keyboard focus, as SDL does without a window
// manager. Does nothing for other drivers.
void touch_show_in_front(void *sdl_window, void *parent);

// Moves an SDL_Window without a frame to a position on the display; SDL 3 would take the position of a popup as relative
// to its parent. Does nothing for other drivers.
void touch_move_window(void *sdl_window, int x, int y);

// Sends X what was not sent yet; costs nothing when there is nothing. To be called before a sleep.
void touch_flush(void *sdl_window);

// Reads what X has sent, and tells whether SDL has something to read now. To be called before a sleep, after everything
// was sent: what came in while something was sent is kept by a library below, and the descriptor does not show it. False
// for other drivers.
bool touch_read_unshown_events(void *sdl_window);

// X's number of the window that owns the clipboard, or the primary selection; 0 where nobody does, and for other
// drivers. Waits for the server's answer.
unsigned long touch_selection_owner(void *sdl_window, bool is_primary);

// The text of the primary selection, which the caller gives back with SDL_free; NULL where SDL cannot tell (before
// 2.26). May wait a second for its owner.
char *touch_primary_selection(void);

// The text that `read` returns, one of SDL's functions for clipboards; NULL, with a line on the standard error, if the
// clipboard's owner does not end its text. To be freed with SDL_free.
char *touch_clipboard_text(char *(*read)(void));

// Makes text the primary selection; does nothing where SDL cannot (before 2.26).
void touch_set_primary_selection(const char *text);

// Calls `cancelled` whenever the Wayland compositor takes all fingers away, while SDL reads its connection, between the
// events of which it tells. Does nothing for other drivers. To be called once, as soon as there is a window.
void touch_listen_for_cancel(void *sdl_window, void (*cancelled)(void));

// Queues the release of each button with which the pointer has left its window on Wayland; SDL 2 keeps it pressed. To be
// called after SDL has read its connection.
void touch_release_left_buttons(void);

// Whether the connection to the Wayland compositor is broken; false for other drivers.
bool touch_wayland_is_lost(void *sdl_window);

// Has an error that the X server reports answered by a line on the standard error, instead of the end of the process
// with status 1. To be called before SDL connects: it puts back what it found there before it closes the connection, and
// what its last requests bring about comes after that.
void touch_listen_for_x_errors(void);

// Has a broken connection to the X server answered by `lost`, which must end the process, instead of Xlib's own end; and
// an error that the server reports by a line on the standard error, instead of the end. `lost` may be called from within
// any call of SDL that speaks to the server. Does nothing for other drivers.
void touch_watch_x_connection(void *sdl_window, void (*lost)(void));

enum touch_wayland_fitness {
  TOUCH_WAYLAND_FIT,
  // WAYLAND_DISPLAY is not set, or no compositor accepts the connection.
  TOUCH_WAYLAND_ABSENT,
  // The compositor offers no seat, that is, no input.
  TOUCH_WAYLAND_NO_SEAT,
  // libEGL or libwayland-egl cannot be loaded.
  TOUCH_WAYLAND_NO_EGL,
};

// Examines the session of WAYLAND_DISPLAY over a separate connection, for at most a second.
enum touch_wayland_fitness touch_wayland_probe(void);

#endif
