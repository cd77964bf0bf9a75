// Ends the reading of a pipe that another Wayland client does not end.
#ifndef CTOUCHSDL_PIPE_GUARD_H
#define CTOUCHSDL_PIPE_GUARD_H

#include <stdbool.h>

// Called before SDL may open a pipe and read it to its end. `descriptor` is the number that the pipe will get: the lowest
// free one.
void touch_pipe_guard_begin(int descriptor);

// Called after SDL has read. Returns whether the pipe lasted too long or gave too much, so that it was cut off.
bool touch_pipe_guard_end(void);

// Gives the memory of what was read from a pipe that was cut off back to the system; called after it is freed.
void touch_pipe_guard_discard(void);

#endif
