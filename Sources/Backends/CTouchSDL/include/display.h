// Functions that SDL does not provide, such as the descriptor behind a window, and whether a Wayland session would make
// SDL crash. x_events.h checks the messages of other X clients.
#ifndef CTOUCH_DISPLAY_H
#define CTOUCH_DISPLAY_H

#include <stdbool.h>

// The descriptor of the display connection of an SDL_Window; -1 if its driver has none (dummy, offscreen).
int touch_window_descriptor(void *sdl_window);

// Whether X has sent events after the one that SDL is reading; false for other drivers and without a window.
bool touch_more_events_wait(void *sdl_window);

// Stops X from reporting that the pointer enters an SDL_Window. X would report it if the pointer is grabbed while it is
// outside, and SDL would treat it as a movement of the pointer and end the grab. Returns the former event mask, for
// touch_report_enters(); 0 for other drivers, without a window, or if the server does not answer.
long touch_hush_enters(void *sdl_window);

// Restores the event mask of an SDL_Window.
void touch_report_enters(void *sdl_window, long events);

// Replaces lost releases of buttons. SDL ends X's implicit grab of a press when it reads that the pointer entered, and
// X reports the release of a button outside to no client until the pointer is grabbed again. Call it once the pointer
// is grabbed. Each button of SDL's mask (bit 0 is the left one) that X reports as up, without an event for it, gets a
// release after the waiting events. Buttons past the third, and other drivers, are ignored.
void touch_make_up_for_releases(void *sdl_window, unsigned int buttons);

// Stops the X server from reporting raw events, which SDL requests for games that capture the mouse: they would wake
// the process a second time for each motion, press and finger. Call it once per connection, as soon as there is a
// window. Does nothing for other drivers, or without XInput 2.
void touch_decline_raw_events(void *sdl_window);

// Sets the window's title in UTF-8 for X's window manager. SDL fails to set letters beyond ASCII unless the process has
// a locale with these letters. Does nothing for other drivers.
void touch_set_window_title(void *sdl_window, const char *title);

// The position of the upper left corner of an SDL_Window on the display, without the window manager's frame; false for
// other drivers, or if the server does not answer.
bool touch_window_place(void *sdl_window, int *x, int *y);

// Shows an SDL_Window of the menu type in front of another one, without keyboard focus, as SDL does without a window
// manager. Does nothing for other drivers.
void touch_show_in_front(void *sdl_window, void *parent);

// Moves an SDL_Window without a frame to a position on the display; SDL 3 would interpret the position of a popup as
// relative to its parent. Does nothing for other drivers.
void touch_move_window(void *sdl_window, int x, int y);

// Sends queued requests to X; does nothing if there are none. Call it before a sleep.
void touch_flush(void *sdl_window);

// Reads the events that X has sent, and returns whether SDL has events to read now. Call it before a sleep, after all
// requests were sent: events that arrived while requests were sent are in Xlib's queue, and the descriptor does not
// show them. False for other drivers.
bool touch_read_unshown_events(void *sdl_window);

// X's number of the window that owns the clipboard, or the primary selection; 0 without an owner, and for other
// drivers. Waits for the server's answer.
unsigned long touch_selection_owner(void *sdl_window, bool is_primary);

// The text of the primary selection, which the caller frees with SDL_free; NULL if SDL does not support it (before
// 2.26). May wait a second for its owner.
char *touch_primary_selection(void);

// The text that `read` returns, which is one of SDL's clipboard functions; NULL, with a line on the standard error, if
// the clipboard's owner does not end its text. To be freed with SDL_free.
char *touch_clipboard_text(char *(*read)(void));

// Lets SDL read the events of a Wayland connection, by its descriptor. Files whose source does not end their list are
// dropped, with a line on the standard error.
void touch_pump_wayland_events(int connection);

// Sets the text of the primary selection; does nothing if SDL does not support it (before 2.26).
void touch_set_primary_selection(const char *text);

// Calls `cancelled` whenever the Wayland compositor cancels all fingers, while SDL reads its connection, in order with
// SDL's events. Does nothing for other drivers. Call it once, as soon as there is a window.
void touch_listen_for_cancel(void *sdl_window, void (*cancelled)(void));

// Queues the release of each button with which the pointer has left its window on Wayland; SDL 2 keeps it pressed. Call
// it after SDL has read its connection.
void touch_release_left_buttons(void);

// Whether the connection to the Wayland compositor is broken; false for other drivers.
bool touch_wayland_is_lost(void *sdl_window);

// Installs a handler that reports X errors by a line on the standard error; otherwise an error ends the process with
// status 1. Call it before SDL connects: SDL restores this handler before it closes the connection, and errors of its
// last requests arrive after that.
void touch_listen_for_x_errors(void);

// Installs `lost`, which must end the process, for a broken connection to the X server, instead of Xlib's own exit; and
// reports X errors by a line on the standard error. `lost` may be called during any call of SDL that communicates with
// the server. Does nothing for other drivers.
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
