#include "display.h"

#include <SDL2/SDL.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "pipe_guard.h"

char *touch_clipboard_text(char *(*read)(void)) {
  const char *driver = SDL_GetCurrentVideoDriver();
  if (!driver || strcmp(driver, "wayland") != 0) return read();
  int descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return NULL;
  close(descriptor);
  touch_pipe_guard_begin(descriptor);
  char *text = read();
  if (!touch_pipe_guard_end()) return text;
  SDL_free(text);
  touch_pipe_guard_discard();
  static const char message[] = "the clipboard did not end within a second and 64 MB; nothing is pasted\n";
  ssize_t ignored = write(2, message, sizeof message - 1);
  (void)ignored;
  return NULL;
}
