// Process setup that must run before anything is opened.
#ifndef CTOUCH_PROCESS_H
#define CTOUCH_PROCESS_H

#include <stdbool.h>

// Opens /dev/null for each of the descriptors 0 to 2 that is closed: otherwise the next opened file would take its
// place, and receive printed output.
void touch_secure_standard_descriptors(void);

// Makes a pipe without a reader and a file size limit cause an error of the writing call, instead of ending the
// process.
void touch_ignore_write_signals(void);

// Adds an argument to the command line of the next `touch_execute…` call.
void touch_execute_argument(const char *text);

// Replaces this process with the command in the arguments, searched in PATH; returns only on failure, with the error.
int touch_execute(void);

// Runs the command in the arguments, searched in PATH, and waits for it to exit; then the arguments are cleared. Its
// input is empty; its output, at most 64 MB, goes to two descriptors. It is killed after a number of seconds, and when
// this process exits. Returns the status, 128 plus the signal if it was killed, or a negative error number if it could
// not be run; -ETIMEDOUT after the time.
int touch_execute_and_wait(int output, int errors, int seconds);

// Starts the command in the arguments, searched in PATH, with the descriptors 0 to 2 of this process; then the arguments
// are cleared. Returns the number of the process, or a negative error number if it could not be run. `ended` becomes a
// descriptor that is readable when the command has exited; the caller closes it. The command gets SIGTERM when this process
// exits.
int touch_execute_beside(int *ended);

// Waits until a process of `touch_execute_beside` has exited. Returns its status, or 128 plus the signal if it was killed.
int touch_executed_status(int process);

// Starts the command that the arguments name, in a new session and without this process's standard streams, and
// does not wait for its end. The command is no child of this process. Returns 0, or the error if it cannot be started.
int touch_execute_detached(void);

// Returns the descriptor of a file in memory, which exists as long as this process; negative on failure. A command that
// this process runs opens an inherited one as /proc/self/fd/N.
int touch_memory_file(bool is_inherited);

// The folder of the executable; NULL if it is unknown. It is valid until the next call.
const char *touch_own_folder(void);

// The path of the executable; NULL if it is unknown. It is valid until the next call.
const char *touch_own_path(void);

#endif
