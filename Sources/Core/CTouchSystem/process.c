#define _GNU_SOURCE
#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
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

static void forget_words(void) {
  for (size_t index = 0; index < count; index++) free(words[index]);
  free(words);
  words = NULL;
  count = 0;
  error = 0;
}

int touch_execute(void) {
  if (error != 0 || count == 0) return error != 0 ? error : EINVAL;
  // Ignored signals would stay ignored in the new command.
  signal(SIGPIPE, SIG_DFL);
  signal(SIGXFSZ, SIG_DFL);
  execvp(words[0], words);
  return errno;
}

// The maximum size of the output in bytes; it is in memory.
enum { MOST_OUTPUT = 64 << 20 };

// The child's work between fork and exec; returns only on failure, with the error.
static int become_words(pid_t parent, int output, int errors) {
  // A command that is killed leaves no child behind.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return errno;
  if (getppid() != parent) _exit(1);
  const struct rlimit most = {.rlim_cur = MOST_OUTPUT, .rlim_max = MOST_OUTPUT};
  if (setrlimit(RLIMIT_FSIZE, &most) != 0) return errno;
  int input = open("/dev/null", O_RDONLY);
  if (input < 0 || dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(errors, 2) < 0) return errno;
  return touch_execute();
}

// Waits for a child to exit, at most a number of seconds; 0, or ETIMEDOUT after killing it.
static int wait_for(pid_t child, int seconds, int *status) {
  const struct timespec pause = {.tv_nsec = 5000000};
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  const time_t end = now.tv_sec + seconds;
  bool is_late = false;
  for (;;) {
    pid_t ended = waitpid(child, status, is_late ? 0 : WNOHANG);
    if (ended < 0 && errno != EINTR) return errno;
    if (ended > 0) return is_late ? ETIMEDOUT : 0;
    nanosleep(&pause, NULL);
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (!is_late && now.tv_sec > end) {
      is_late = true;
      kill(child, SIGKILL);
    }
  }
}

// Reads the error that a child reports before exec; 0 if it runs its command.
static int reported_failure(int report) {
  int failed = 0;
  ssize_t got;
  do got = read(report, &failed, sizeof failed);
  while (got < 0 && errno == EINTR);
  return got == sizeof failed ? failed : 0;
}

int touch_execute_and_wait(int output, int errors, int seconds) {
  int failed = error != 0 ? error : count == 0 ? EINVAL : 0;
  int status = 0, report[2];
  if (!failed && pipe2(report, O_CLOEXEC) != 0) failed = errno;
  if (!failed) {
    const pid_t parent = getpid();
    pid_t child = fork();
    if (child == 0) {
      int reason = become_words(parent, output, errors);
      ssize_t ignored = write(report[1], &reason, sizeof reason);
      (void)ignored;
      _exit(127);
    }
    if (child < 0) failed = errno;
    close(report[1]);
    if (!failed) {
      failed = reported_failure(report[0]);
      int late = wait_for(child, seconds, &status);
      if (!failed) failed = late;
    }
    close(report[0]);
  }
  forget_words();
  if (failed) return -failed;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int touch_execute_beside(int *ended) {
  int failed = error != 0 ? error : count == 0 ? EINVAL : 0;
  int report[2] = {-1, -1};
  pid_t child = -1;
  if (!failed && pipe2(report, O_CLOEXEC) != 0) failed = errno;
  if (!failed) {
    const pid_t parent = getpid();
    child = fork();
    if (child == 0) {
      int reason = prctl(PR_SET_PDEATHSIG, SIGTERM) == 0 ? 0 : errno;
      if (getppid() != parent) _exit(1);
      if (reason == 0) reason = touch_execute();
      ssize_t ignored = write(report[1], &reason, sizeof reason);
      (void)ignored;
      _exit(127);
    }
    if (child < 0) failed = errno;
  }
  if (report[1] >= 0) close(report[1]);
  if (!failed) failed = reported_failure(report[0]);
  if (report[0] >= 0) close(report[0]);
  forget_words();
  if (!failed) {
    // Processes that the command starts do not inherit it.
    *ended = (int)syscall(SYS_pidfd_open, child, 0);
    if (*ended >= 0) return child;
    failed = errno;
    kill(child, SIGKILL);
  }
  if (child > 0) touch_executed_status(child);
  return -failed;
}

int touch_executed_status(int process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0)
    if (errno != EINTR) return 127;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

// The work of the command's process until the command replaces it; returns only on failure, with the error.
static int become_detached(void) {
  // This process blocks the signals that it reads from a descriptor; the command must receive them.
  sigset_t none;
  sigemptyset(&none);
  if (sigprocmask(SIG_SETMASK, &none, NULL) != 0) return errno;
  int nothing = open("/dev/null", O_RDWR);
  if (nothing < 0) return errno;
  for (int stream = 0; stream <= 2; stream++) {
    if (dup2(nothing, stream) < 0) return errno;
  }
  if (nothing > 2) close(nothing);
  return touch_execute();
}

int touch_execute_detached(void) {
  int failed = error != 0 ? error : count == 0 ? EINVAL : 0;
  int report[2];
  if (!failed && pipe2(report, O_CLOEXEC) != 0) failed = errno;
  if (!failed) {
    pid_t child = fork();
    if (child == 0) {
      // The command's parent ends at once, so that this process need not wait for the command.
      setsid();
      pid_t command = fork();
      int reason = command < 0 ? errno : 0;
      if (command == 0) reason = become_detached();
      if (reason != 0) {
        ssize_t ignored = write(report[1], &reason, sizeof reason);
        (void)ignored;
      }
      _exit(0);
    }
    if (child < 0) failed = errno;
    close(report[1]);
    if (child > 0) {
      failed = reported_failure(report[0]);
      while (waitpid(child, NULL, 0) < 0 && errno == EINTR) continue;
    }
    close(report[0]);
  }
  forget_words();
  return failed;
}

int touch_memory_file(bool is_inherited) { return memfd_create("touchstone", is_inherited ? 0 : MFD_CLOEXEC); }

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
