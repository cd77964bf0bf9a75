// SDL reads the list of dropped files while it reads events.
#define _GNU_SOURCE
#include "display.h"

#include <SDL2/SDL.h>
#include <fcntl.h>
#include <unistd.h>

#include "pipe_guard.h"

static void discard_drops(void) {
  SDL_Event event;
  while (SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_DROPFILE, SDL_DROPCOMPLETE) > 0) SDL_free(event.drop.file);
}

void touch_pump_wayland_events(int connection) {
  // The pipe gets the number that this copy has.
  int lowest = fcntl(connection, F_DUPFD_CLOEXEC, 0);
  if (lowest >= 0) {
    close(lowest);
    touch_pipe_guard_begin(lowest);
  }
  SDL_PumpEvents();
  if (!touch_pipe_guard_end()) return;
  discard_drops();
  touch_pipe_guard_discard();
  static const char message[] = "the dropped files did not end within a second and 64 MB; none is opened\n";
  ssize_t ignored = write(2, message, sizeof message - 1);
  (void)ignored;
}
