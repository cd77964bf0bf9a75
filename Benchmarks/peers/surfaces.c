// A module for Weston that reports new pixels: each time a client commits pixels in the middle of the output, a datagram
// of one byte is sent to the socket that BENCH_REPORTS names, where there is one. Windows fill the output.
#include <libweston/libweston.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

struct watched {
  struct wl_listener commit, destroy;
};

static struct weston_compositor *compositor;
static struct sockaddr_un reports = {.sun_family = AF_UNIX};
static int sender;

static void committed(struct wl_listener *listener, void *data) {
  (void)listener;
  struct weston_surface *surface = data;
  struct weston_output *output = wl_container_of(compositor->output_list.next, output, link);
  if (!pixman_region32_contains_point(&surface->damage, output->width / 2, output->height / 2, NULL)) return;
  sendto(sender, "p", 1, MSG_DONTWAIT, (struct sockaddr *)&reports, sizeof reports);
}

static void destroyed(struct wl_listener *listener, void *data) {
  (void)data;
  struct watched *watched = wl_container_of(listener, watched, destroy);
  wl_list_remove(&watched->commit.link);
  wl_list_remove(&watched->destroy.link);
  free(watched);
}

static void created(struct wl_listener *listener, void *data) {
  (void)listener;
  struct weston_surface *surface = data;
  struct watched *watched = calloc(1, sizeof *watched);
  if (!watched) return;
  watched->commit.notify = committed;
  watched->destroy.notify = destroyed;
  wl_signal_add(&surface->commit_signal, &watched->commit);
  wl_signal_add(&surface->destroy_signal, &watched->destroy);
}

WL_EXPORT int wet_module_init(struct weston_compositor *of, int *argc, char *argv[]) {
  (void)argc, (void)argv;
  static struct wl_listener listener = {.notify = created};
  const char *path = getenv("BENCH_REPORTS");
  if (!path || strlen(path) >= sizeof reports.sun_path) return -1;
  strcpy(reports.sun_path, path);
  sender = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  compositor = of;
  wl_signal_add(&of->create_surface_signal, &listener);
  return sender < 0 ? -1 : 0;
}
