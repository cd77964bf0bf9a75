// SDL's windows by their numbers in X, for events of XInput.
#ifndef CTOUCHSDL_X_WINDOWS_H
#define CTOUCHSDL_X_WINDOWS_H

#include <stdint.h>

// The maximum number of remembered windows. A closed one is replaced first.
enum { TOUCH_MOST_WINDOWS = 64 };

// Remembers X's and SDL's numbers of a window.
void touch_remember_window(unsigned long window, uint32_t id);

// SDL's number of a window; 0 for an unknown one.
uint32_t touch_id_of_window(unsigned long window);

// SDL's number of a remembered window, by an index below TOUCH_MOST_WINDOWS; 0 for none. The window may be closed.
uint32_t touch_remembered_id(uint32_t index);

#endif
