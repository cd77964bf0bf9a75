// What a program sees to at its start, before it opens anything.
#ifndef CTOUCH_PROCESS_H
#define CTOUCH_PROCESS_H

// Opens /dev/null for each of the descriptors 0 to 2 that is closed: else the next thing that is opened takes its place,
// and gets what is printed.
void touch_secure_standard_descriptors(void);

// Has a pipe without a reader and a limit on the size of files answered by an error of the call that writes, instead of
// the end of the program.
void touch_ignore_write_signals(void);

// Adds a word to the command line of the program that this process becomes.
void touch_execute_argument(const char *text);

// Becomes the program that the words name, found as a shell finds it; returns only where that fails, with the error.
int touch_execute(void);

// Runs the program that the words name, found as a shell finds it, and waits for its end; then the words are gone.
// Nothing comes in; what goes out is written to two files, which are made. Returns the status, 128 and the signal for one
// that was killed, or the error with a minus where it could not be run.
int touch_execute_and_wait(const char *output, const char *errors);

// The folder that the program's own file lies in; NULL where that cannot be told. It stays as it is until the next call.
const char *touch_own_folder(void);

// The path of the program's own file; NULL where that cannot be told. It stays as it is until the next call.
const char *touch_own_path(void);

#endif
