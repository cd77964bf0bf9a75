// Files of pictures, through the libraries that the machine has. Each is loaded when it is first needed, and stays.
//
// The functions may be called from any thread. Pixels are 0xAARRGGBB, colors multiplied with the opacity, in rows
// without gaps from the top.
#ifndef CTOUCH_IMAGES_H
#define CTOUCH_IMAGES_H

#include <stddef.h>
#include <stdint.h>

enum touch_image_status {
  TOUCH_IMAGE_OK,
  // The library is not installed, or lacks what is called.
  TOUCH_IMAGE_NO_LIBRARY,
  // The bytes are not what they should be, or end too early.
  TOUCH_IMAGE_DAMAGED,
  // A kind of the format that is not read.
  TOUCH_IMAGE_UNSUPPORTED,
  TOUCH_IMAGE_NO_MEMORY,
};

// JPEG, by libjpeg-turbo.

// The size in pixels.
enum touch_image_status touch_jpeg_size(const uint8_t *bytes, size_t count, int *width, int *height);
// The pixels of the picture made smaller by 1, 2, 4 or 8; each side is rounded up. `pixels` has room for them.
enum touch_image_status touch_jpeg_read(const uint8_t *bytes, size_t count, int divisor, uint32_t *pixels, int width,
                                        int height);
// A picture without transparency as a file; the caller gives it back with free(). `quality` is from 0 to 100.
enum touch_image_status touch_jpeg_write(const uint32_t *pixels, int width, int height, int quality, uint8_t **file,
                                         size_t *count);

// WebP, by libwebp.

// The size in pixels. Animations are not supported.
enum touch_image_status touch_webp_size(const uint8_t *bytes, size_t count, int *width, int *height);
// The pixels of the picture, brought to a size. `pixels` has room for them.
enum touch_image_status touch_webp_read(const uint8_t *bytes, size_t count, uint32_t *pixels, int width, int height);

// SVG, by librsvg and Cairo. Nothing outside of the bytes is read: neither files nor the network.

// The preferred size of the file in pixels, or its proportions if it has only those.
enum touch_image_status touch_svg_size(const uint8_t *bytes, size_t count, double *width, double *height);
// The drawing stretched to a size. `pixels` has room for it.
enum touch_image_status touch_svg_draw(const uint8_t *bytes, size_t count, uint32_t *pixels, int width, int height);

#endif
