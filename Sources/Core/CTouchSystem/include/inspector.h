// The inspector of a running app: a separate process at the other end of a socket.
#ifndef CTOUCH_INSPECTOR_H
#define CTOUCH_INSPECTOR_H

// Starts the inspector command, searched in PATH, with the arguments `inspect --descriptor 3` and the other end of a socket
// as descriptor 3. Its standard output is discarded; its errors go to standard error. Returns this end, which is
// nonblocking, or a negative error number.
int touch_inspector_start(const char *command);

// Sends as many bytes as fit; returns their number, or -1 if the inspector has disconnected.
long touch_inspector_send(int end, const unsigned char *bytes, long count);

// Receives available bytes; 0 if there are none, -1 if the inspector has disconnected.
long touch_inspector_receive(int end, unsigned char *bytes, long count);

#endif
