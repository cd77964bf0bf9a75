// The signals that ask a program to end, as a descriptor that a run loop can wait for.
#ifndef CTOUCH_SIGNALS_H
#define CTOUCH_SIGNALS_H

// How long a program may take to end, in milliseconds, before another signal ends it at once.
#define TOUCH_SIGNAL_PATIENCE 1000

// From now on SIGINT, SIGTERM and SIGHUP no longer end the process, but make the descriptor readable; those that the
// program handles or ignores already are left alone. Another of them TOUCH_SIGNAL_PATIENCE after the first ends it after
// all. -1 when there are no descriptors left. To be called once, before there are other threads.
int touch_signals_descriptor(void);

// Takes what the descriptor holds; gives the number of the signal that came first.
int touch_signals_clear(void);

// Ends the process as the signal does by itself.
void touch_signals_end(int number);

// From now on the first SIGINT is noted and nothing else happens; the next one ends the process. Left alone where the
// program handles or ignores it already. Other signals are not touched: what is searched for long ends by them at once.
void touch_note_interrupt(void);

// Whether one was noted.
int touch_was_interrupted(void);

#endif
