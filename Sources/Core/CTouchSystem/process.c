#define _GNU_SOURCE
#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

void touch_secure_standard_descriptors(void) {
  for (int descriptor = 0; descriptor <= 2; descriptor++) {
    if (fcntl(descriptor, F_GETFD) >= 0 || errno != EBADF) continue;
    // The lowest free number is this one, because the lower descriptors are already open.
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
  // Ignored signals would stay ignored in the new command.
  signal(SIGPIPE, SIG_DFL);
  signal(SIGXFSZ, SIG_DFL);
  execvp(words[0], words);
  return errno;
}

static int spawn_words(pid_t *child, const char *output, const char *errors) {
  posix_spawn_file_actions_t files;
  int failed = posix_spawn_file_actions_init(&files);
  if (failed) return failed;
  const int flags = O_WRONLY | O_CREAT | O_TRUNC;
  failed = posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
  if (!failed) failed = posix_spawn_file_actions_addopen(&files, 1, output, flags, 0600);
  if (!failed) failed = posix_spawn_file_actions_addopen(&files, 2, errors, flags, 0600);
  if (!failed) failed = posix_spawnp(child, words[0], &files, NULL, words, environ);
  posix_spawn_file_actions_destroy(&files);
  return failed;
}

int touch_execute_and_wait(const char *output, const char *errors) {
  pid_t child = 0;
  int failed = error != 0 ? error : count == 0 ? EINVAL : spawn_words(&child, output, errors);
  for (size_t index = 0; index < count; index++) free(words[index]);
  free(words);
  words = NULL;
  count = 0;
  error = 0;
  if (failed) return -failed;
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return -errno;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static char own_path[4096];

const char *touch_own_path(void) {
  ssize_t length = readlink("/proc/self/exe", own_path, sizeof own_path - 1);
  if (length <= 0 || length >= (ssize_t)sizeof own_path - 1) return NULL;
  own_path[length] = 0;
  return own_path;
}

const char *touch_own_folder(void) {
  if (!touch_own_path()) return NULL;
  char *last = strrchr(own_path, '/');
  if (!last) return NULL;
  *last = 0;
  return own_path;
}
