// One ppoll for the run loop, with its timeout in seconds.
#ifndef CTOUCH_WAIT_H
#define CTOUCH_WAIT_H

#include <poll.h>

// Waits until a descriptor is ready or `seconds` have passed; negative waits forever. Returns the result of ppoll. A
// signal ends the wait with 0 and no descriptor ready.
int touch_wait(struct pollfd *descriptors, unsigned count, double seconds);

// Seconds on CLOCK_MONOTONIC.
double touch_monotonic_time(void);

#endif
