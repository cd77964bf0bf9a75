// Pixels in memory that a Wayland compositor shows, on a surface of SDL's, by wl_shm
// (https://wayland.freedesktop.org/docs/html/apa.html#protocol-spec-wl_shm). The events of the objects created here
// have a separate queue on SDL's connection: SDL reads the connection, and `touch_shm_dispatch` handles what was read.
#ifndef CTOUCH_WAYLAND_SHM_H
#define CTOUCH_WAYLAND_SHM_H

#include <stdbool.h>
#include <stdint.h>

// A rectangle of whole pixels.
struct touch_pixel_rect {
  int32_t x, y, width, height;
};

// Pixels of 32 bits, 0x00RRGGBB, without gaps between rows.
struct touch_shm_buffer {
  void *pixels;
  int32_t width, height;
  // Whether the compositor still reads the pixels; they must not be written then.
  bool is_busy;
};

// A surface that shows buffers.
struct touch_shm_surface {
  // Whether the compositor has not yet requested the frame after the last one that was shown.
  bool waits_for_frame;
};

// Prepares shared memory for the app's windows. Returns NULL on success, otherwise the reason in words for the user.
// `sdl_window` is any window on the connection. Later calls return the first answer, until `touch_shm_end`.
const char *touch_shm_begin(void *sdl_window);

// Handles the events that SDL has read; returns whether there were some.
bool touch_shm_dispatch(void);

// A buffer; NULL if there is no memory.
struct touch_shm_buffer *touch_shm_make_buffer(int32_t width, int32_t height);

// The same with pixels 0xAARRGGBB, premultiplied.
struct touch_shm_buffer *touch_shm_make_translucent_buffer(int32_t width, int32_t height);

// Frees a buffer. While its surface is shown, one that is busy is freed when the compositor releases it.
void touch_shm_free_buffer(struct touch_shm_buffer *buffer, bool is_shown);

// The surface of an SDL_Window; NULL if there is no memory.
struct touch_shm_surface *touch_shm_make_surface(void *sdl_window);

// Shows a buffer on a surface, sends it to the compositor, and waits for the next frame.
void touch_shm_show(
    struct touch_shm_surface *surface, struct touch_shm_buffer *buffer, const struct touch_pixel_rect *damage,
    int32_t count);

// Stops waiting for the next frame, because the compositor may never ask for it.
void touch_shm_stop_waiting(struct touch_shm_surface *surface);

// Call it before SDL destroys the window.
void touch_shm_free_surface(struct touch_shm_surface *surface);

// Reverts `touch_shm_begin`; call it when all surfaces are freed, before SDL closes the connection.
void touch_shm_end(void);

#endif
