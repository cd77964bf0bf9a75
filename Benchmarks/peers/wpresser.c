// presser.c for Wayland: presses the left button at a place of Weston's output, and prints for each press how many
// milliseconds passed until the compositor received new pixels for the middle of it (surfaces.c).
//
//   wpresser SEAT REPORTS X Y PRESSES
//
// SEAT is the socket of the rig's seat (Tests/EndToEnd/rig/wtouch.c), REPORTS the one that surfaces.c sends to.
#define _GNU_SOURCE
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

static struct sockaddr_un seat = {.sun_family = AF_UNIX}, reports = {.sun_family = AF_UNIX};
static int descriptor;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

static void command(const char *text) {
  if (sendto(descriptor, text, strlen(text), 0, (struct sockaddr *)&seat, sizeof seat) < 0) exit(70);
}

// Reads reports until `limit`; gives the time at which the first one was received, or 0.
static double wait_for_pixels(double limit) {
  for (;;) {
    char report;
    if (recv(descriptor, &report, 1, MSG_DONTWAIT) == 1) return now();
    double left = limit - now();
    if (left <= 0) return 0;
    struct timespec pause = {.tv_sec = (time_t)left, .tv_nsec = (long)((left - (time_t)left) * 1e9)};
    struct pollfd wait = {descriptor, POLLIN, 0};
    ppoll(&wait, 1, &pause, NULL);
  }
}

static void ignore_pixels_until(double limit) {
  while (wait_for_pixels(limit)) {
  }
}

// The time from a press to its pixels, or 0.
static double press(double patience) {
  double start = now();
  command("pb 272 1");
  double end = wait_for_pixels(start + patience);
  command("pb 272 0");
  return end ? end - start : 0;
}

int main(int count, char **words) {
  if (count != 6 || strlen(words[1]) >= sizeof seat.sun_path || strlen(words[2]) >= sizeof reports.sun_path) return 64;
  strcpy(seat.sun_path, words[1]);
  strcpy(reports.sun_path, words[2]);
  unlink(words[2]);
  descriptor = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (descriptor < 0 || bind(descriptor, (struct sockaddr *)&reports, sizeof reports)) return 69;

  // Until the window is there, and then until it has settled. A pointer that is not moved enters no new window.
  char move[64];
  for (int tries = 0;; tries++) {
    if (tries == 100) return 70;
    snprintf(move, sizeof move, "pm %s %d", words[3], atoi(words[4]) + tries % 2);
    command(move);
    if (press(0.1)) break;
  }
  ignore_pixels_until(now() + 0.7);
  for (int i = 0; i < atoi(words[5]) + 5; i++) {
    ignore_pixels_until(now());
    double time = press(5);
    if (time == 0) return 71;
    if (i >= 5) printf("%.4f\n", time * 1e3);
    // Not in step with the compositor's clock of 60 ticks a second.
    ignore_pixels_until(now() + 0.023 + i % 17 * 0.001);
  }
  unlink(words[2]);
  return 0;
}
