// Sockets in a folder of the user, for connections between processes of the same user.
#ifndef CTOUCH_USER_SOCKET_H
#define CTOUCH_USER_SOCKET_H

#include <stdbool.h>

// Creates a folder with mode 0700 if it is missing. Returns 0 if it is a folder of this user that other users cannot write
// to, or a negative error number: -EPERM if another user owns it or could write to it.
int touch_user_folder(const char *path);

// Whether a path is such a folder. Creates nothing.
bool touch_user_folder_is_own(const char *path);

// The smallest number above another one that is the name of an entry of a folder; 0 if there is none.
int touch_user_folder_next(const char *path, int number);

// Listens at a path with mode 0600; replaces a socket at which no process listens. Returns a nonblocking descriptor, or
// a negative error number: -EADDRINUSE if a process listens there, -ENAMETOOLONG if the path is too long.
int touch_user_socket_listen(const char *path);

// Accepts a connection. Returns a nonblocking descriptor, or a negative error number: -EAGAIN if no connection is
// waiting. A process of another user gets `refusal` and is disconnected; the result is then -EPERM.
int touch_user_socket_accept(int listener, const char *refusal);

// Connects to a socket. Returns a nonblocking descriptor, or a negative error number: -ECONNREFUSED if no process
// listens, -EPERM if the process is of another user.
int touch_user_socket_connect(const char *path);

// The number of the process that listens at the other end of a connection; 0 if it is unknown.
int touch_user_socket_process(int connection);

// Waits until a connection has bytes to read or was closed. Returns false after the time, in milliseconds.
bool touch_user_socket_wait(int connection, int milliseconds);

#endif
