// The scale of an X server's desktop: the resources (`xrdb`) and the settings of XSETTINGS
// (https://specifications.freedesktop.org/xsettings-spec). They are read over a separate connection, so that SDL's is
// not affected.
#ifndef CTOUCH_X_SETTINGS_H
#define CTOUCH_X_SETTINGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Connects to the server that DISPLAY names, once SDL has loaded X's libraries. Returns the descriptor of the connection;
// -1 where the server does not answer.
int touch_x_settings_open(void);

// Reads the events of the connection; returns whether settings may have changed.
bool touch_x_settings_take_events(void);

// Bytes of a property, which the caller frees with `free`; NULL where there is none.
unsigned char *touch_x_resources(size_t *size);
unsigned char *touch_x_settings(size_t *size);

void touch_x_settings_close(void);

#endif
