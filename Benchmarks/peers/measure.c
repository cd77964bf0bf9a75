// Runs a program and prints how many seconds it took, how many KiB of memory it had at most, and how many seconds of the
// processor it used. The memory counted would not be less than the starter's own, so the starter has to be small.
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int count, char **words) {
  int status = 0;
  struct rusage usage;
  double start = now();
  if (count < 2) return 64;
  pid_t child = fork();
  if (child == 0) {
    execv(words[1], words + 1);
    _exit(127);
  }
  if (child < 0 || wait4(child, &status, 0, &usage) != child) return 70;
  double time = now() - start;
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return 70;
  double processor = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                     (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
  printf("%.9f %ld %.6f\n", time, usage.ru_maxrss, processor);
  return 0;
}
