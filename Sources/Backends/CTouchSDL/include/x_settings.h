// The scale of an X server's desktop: the resources (`xrdb`) and the settings of XSETTINGS
// (https://specifications.freedesktop.org/xsettings-spec). They are read over a separate connection, so that SDL's is
// not affected.
#ifndef CTOUCH_X_SETTINGS_H
#define CTOUCH_X_SETTINGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Connects to the server of DISPLAY, once SDL has loaded X's libraries. Returns the descriptor of the connection; -1 if
// the server does not answer.
int touch_x_settings_open(void);

// Reads the events of the connection; returns whether settings may have changed.
bool touch_x_settings_take_events(void);

// The bytes of a property, which the caller frees with `free`; NULL if it does not exist.
unsigned char *touch_x_resources(size_t *size);
unsigned char *touch_x_settings(size_t *size);

void touch_x_settings_close(void);

#endif
