#include "signals.h"

#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t was_interrupted = 0;

static void note(int number) {
  (void)number;
  was_interrupted = 1;
}

void touch_note_interrupt(void) {
  struct sigaction former;
  // A signal that the app already handles or ignores is not changed.
  if (sigaction(SIGINT, NULL, &former) != 0 || former.sa_handler != SIG_DFL) return;
  struct sigaction action = {.sa_handler = note, .sa_flags = (int)(SA_RESTART | SA_RESETHAND)};
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
}

int touch_was_interrupted(void) { return was_interrupted; }
