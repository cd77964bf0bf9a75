// The display server's times of events. SDL stamps events when it reads them, so after a stall all events that
// arrived during it would have one time.
#ifndef CTOUCH_EVENT_TIMES_H
#define CTOUCH_EVENT_TIMES_H

#include <stdbool.h>
#include <stdint.h>

// Makes SDL's events carry the server's times, converted to SDL's ticks. `driver` is SDL's name of its video driver.
// X11 reports the times of the mouse, of keys and, from SDL 2.0.22 on, of fingers; under Wayland, fingers' times come
// through `touch_note_finger_time`; elsewhere nothing changes. Call it once, after SDL has started its video part.
// After this call the timestamps of fingers are indices into a table: see `touch_finger_ticks`.
void touch_begin_event_times(const char *driver);

// SDL's ticks for a finger event's timestamp; the timestamp itself if `touch_begin_event_times` had no effect. Valid
// until `touch_end_event_batch`.
uint32_t touch_finger_ticks(uint32_t timestamp);

// The location of a finger event in its window, in SDL's units, which may be outside; false if only SDL's location is
// known, which is clamped to the window. Valid as long as `touch_finger_ticks`.
bool touch_finger_place(uint32_t timestamp, double *x, double *y);

// Call it when SDL has read its connection: events that SDL generates have the time of this call.
void touch_end_event_reading(void);

// Call it when every event of SDL's queue was read.
void touch_end_event_batch(void);

enum touch_finger_event { TOUCH_FINGER_DOWN, TOUCH_FINGER_MOVED, TOUCH_FINGER_UP };

// The server's time, in its milliseconds, of a finger event that SDL also receives, before or after this call.
void touch_note_finger_time(enum touch_finger_event kind, int64_t finger, uint32_t milliseconds);

// The same with the location in the window, in SDL's units.
void touch_note_finger(enum touch_finger_event kind, int64_t finger, uint32_t milliseconds, double x, double y);

// The machine's monotonic clock, which local display servers use; wraps around after 49 days.
uint32_t touch_machine_milliseconds(void);

// SDL's ticks for a time of the server that was received when SDL's clock had the value `ticks` and the machine's
// monotonic clock `monotonic` milliseconds; for tests. `*offset` and `*is_known` store the estimate for a server with
// another clock.
uint32_t touch_ticks_of_server(
    uint32_t milliseconds, uint32_t ticks, uint32_t monotonic, int32_t *offset, bool *is_known);

// SDL's ticks at a time of the server.
uint32_t touch_ticks_of_event(uint32_t milliseconds);

#endif
