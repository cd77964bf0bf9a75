#define _GNU_SOURCE
#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void touch_secure_standard_descriptors(void) {
  for (int descriptor = 0; descriptor <= 2; descriptor++) {
    if (fcntl(descriptor, F_GETFD) >= 0 || errno != EBADF) continue;
    // The lowest free number is this one, because those below are open by now.
    int opened = open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY);
    if (opened >= 0 && opened != descriptor) {
      dup2(opened, descriptor);
      close(opened);
    }
  }
}

void touch_ignore_write_signals(void) {
  signal(SIGPIPE, SIG_IGN);
  signal(SIGXFSZ, SIG_IGN);
}

static char **words = NULL;
static size_t count = 0;
static int error = 0;

void touch_execute_argument(const char *text) {
  char **more = realloc(words, (count + 2) * sizeof *more);
  char *copy = more ? strdup(text) : NULL;
  if (more) words = more;
  if (!copy) {
    error = ENOMEM;
    return;
  }
  words[count++] = copy;
  words[count] = NULL;
}

int touch_execute(void) {
  if (error != 0 || count == 0) return error != 0 ? error : EINVAL;
  // What is ignored stays so in the program that comes.
  signal(SIGPIPE, SIG_DFL);
  signal(SIGXFSZ, SIG_DFL);
  execvp(words[0], words);
  return errno;
}
