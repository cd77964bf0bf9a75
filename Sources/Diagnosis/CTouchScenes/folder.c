#include "folder.h"

#include <dirent.h>

// The C library's own type behind a name that Swift sees.
touch_folder *touch_folder_open(const char *path) { return (touch_folder *)opendir(path); }

const char *touch_folder_next(touch_folder *folder) {
  struct dirent *entry = readdir((DIR *)folder);
  return entry ? entry->d_name : 0;
}

void touch_folder_close(touch_folder *folder) { closedir((DIR *)folder); }
