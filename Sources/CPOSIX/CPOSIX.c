// Both calls are the C library's extensions, hidden without this.
#define _GNU_SOURCE
#include "CPOSIX.h"

#include <stdio.h>
#include <unistd.h>

int posix_rename_new(int from_folder, const char *from, int to_folder, const char *to) {
  return renameat2(from_folder, from, to_folder, to, RENAME_NOREPLACE);
}

int posix_sync_file_system(int descriptor) {
  return syncfs(descriptor);
}
