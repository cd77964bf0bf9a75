// The names in a folder.
#ifndef CTOUCH_FOLDER_H
#define CTOUCH_FOLDER_H

typedef struct touch_folder touch_folder;

// Begins to list a folder. NULL when it cannot be read.
touch_folder *touch_folder_open(const char *path);

// The next name, in no order; valid until the next call. NULL after the last.
const char *touch_folder_next(touch_folder *folder);

// Closes the folder and frees the list. The pointer must not be used after this call.
void touch_folder_close(touch_folder *folder);

#endif
