// The signals that ask a program to end, as a descriptor that a run loop can wait for.
#ifndef CTOUCH_SIGNALS_H
#define CTOUCH_SIGNALS_H

// From now on SIGINT, SIGTERM and SIGHUP no longer end the process, but make the descriptor readable. A second one of
// them, before the first was answered by touch_signals_clear, ends it after all. -1 when there are no descriptors left.
// To be called once.
int touch_signals_descriptor(void);

// Takes what the descriptor holds.
void touch_signals_clear(void);

#endif
