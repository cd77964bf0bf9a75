// The termination signals, as a descriptor that a run loop can wait for.
#ifndef CTOUCH_SIGNALS_H
#define CTOUCH_SIGNALS_H

// The time in milliseconds that an app may take to quit before another signal ends it immediately.
#define TOUCH_SIGNAL_PATIENCE 1000

// Makes SIGINT, SIGTERM and SIGHUP signal the descriptor instead of ending the process; signals that are already
// handled or ignored are not changed. Another signal TOUCH_SIGNAL_PATIENCE after the first ends the process. Returns -1
// if no descriptors are available. Call it once, before other threads exist.
int touch_signals_descriptor(void);

// Empties the descriptor; returns the number of the first signal.
int touch_signals_clear(void);

// Ends the process with the default action of the signal.
void touch_signals_end(int number);

// Makes the first SIGINT only set a flag; the next one ends the process. Does nothing if the app already handles or
// ignores it. Other signals are not changed: they end a long search immediately.
void touch_note_interrupt(void);

// Whether SIGINT was received.
int touch_was_interrupted(void);

#endif
