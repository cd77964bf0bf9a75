// Image files, through the installed libraries. Each library is loaded when it is first needed, and is not unloaded.
//
// The functions may be called from any thread. Pixels are 0xAARRGGBB, premultiplied, in rows without gaps from the top.
#ifndef CTOUCH_IMAGES_H
#define CTOUCH_IMAGES_H

#include <stddef.h>
#include <stdint.h>

enum touch_image_status {
  TOUCH_IMAGE_OK,
  // The library is not installed, or lacks a symbol.
  TOUCH_IMAGE_NO_LIBRARY,
  // The bytes are invalid or truncated.
  TOUCH_IMAGE_DAMAGED,
  // A variant of the format that is not supported.
  TOUCH_IMAGE_UNSUPPORTED,
  TOUCH_IMAGE_NO_MEMORY,
};

// JPEG, by libjpeg-turbo.

// The size in pixels.
enum touch_image_status touch_jpeg_size(const uint8_t *bytes, size_t count, int *width, int *height);
// The pixels of the picture reduced by 1, 2, 4 or 8, with rounded-up sides. `pixels` has the space for them.
enum touch_image_status touch_jpeg_read(const uint8_t *bytes, size_t count, int divisor, uint32_t *pixels, int width,
                                        int height);
// Encodes a picture without transparency; the caller frees the file with free(). `quality` is from 0 to 100.
enum touch_image_status touch_jpeg_write(const uint32_t *pixels, int width, int height, int quality, uint8_t **file,
                                         size_t *count);

// WebP, by libwebp.

// The size in pixels. Animations are not supported.
enum touch_image_status touch_webp_size(const uint8_t *bytes, size_t count, int *width, int *height);
// The pixels of the picture, scaled to a size. `pixels` has the space for them.
enum touch_image_status touch_webp_read(const uint8_t *bytes, size_t count, uint32_t *pixels, int width, int height);

// SVG, by librsvg and Cairo. Nothing outside the bytes is read: neither files nor the network.

// The preferred size of the file in pixels, or its aspect ratio if it has only that.
enum touch_image_status touch_svg_size(const uint8_t *bytes, size_t count, double *width, double *height);
// The drawing, stretched to a size. `pixels` has the space for it.
enum touch_image_status touch_svg_draw(const uint8_t *bytes, size_t count, uint32_t *pixels, int width, int height);

#endif
