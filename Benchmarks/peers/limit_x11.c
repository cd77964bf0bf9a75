// A window of limit.c on an X server that reads its pixels from shared memory.
#include <X11/Xlib.h>
#include <X11/extensions/XShm.h>
#include <stdlib.h>
#include <sys/ipc.h>
#include <sys/shm.h>

#include "limit.h"

static Display *display;
static Window shown;
static GC context;
static XImage *image;
static XShmSegmentInfo segment;

static uint32_t *pixels(void) { return (uint32_t *)image->data; }

static void hand_over(int x, int y, int width, int height) {
  XShmPutImage(display, shown, context, image, x, y, x, y, (unsigned)width, (unsigned)height, False);
  XSync(display, False);
}

static void wait_for_press(void) {
  XEvent event;
  do XNextEvent(display, &event);
  while (event.type != ButtonPress || event.xbutton.button != 1);
}

void open_on_x11(struct limit_window *window) {
  display = XOpenDisplay(NULL);
  if (!display || !XShmQueryExtension(display)) exit(69);
  int screen = DefaultScreen(display);
  unsigned width = (unsigned)window->width, height = (unsigned)window->height;
  shown = XCreateSimpleWindow(display, RootWindow(display, screen), 0, 0, width, height, 0, 0, 0);
  context = XCreateGC(display, shown, 0, NULL);
  image = XShmCreateImage(
      display, DefaultVisual(display, screen), (unsigned)DefaultDepth(display, screen), ZPixmap, NULL, &segment, width,
      height);
  if (!image || image->bits_per_pixel != 32) exit(69);
  segment.shmid = shmget(IPC_PRIVATE, (size_t)image->bytes_per_line * height, IPC_CREAT | 0600);
  segment.shmaddr = image->data = shmat(segment.shmid, NULL, 0);
  if (segment.shmid < 0 || image->data == (char *)-1 || !XShmAttach(display, &segment)) exit(70);
  XSelectInput(display, shown, ExposureMask | ButtonPressMask);
  XMapWindow(display, shown);
  XEvent event;
  do XNextEvent(display, &event);
  while (event.type != Expose);
  // The server has attached the memory; it is freed when both have left it.
  shmctl(segment.shmid, IPC_RMID, NULL);
  window->pixels = pixels;
  window->hand_over = hand_over;
  window->wait_for_press = wait_for_press;
}
