#pragma once

/// Renames a file or folder, and fails with EEXIST where the new name is taken.
/// Returns 0, or -1 with errno; EINVAL or ENOSYS where the file system cannot promise it.
int posix_rename_new(int from_folder, const char *from, int to_folder, const char *to);

/// Writes all of the file system that holds an open file or folder to its disk.
/// Returns 0, or -1 with errno.
int posix_sync_file_system(int descriptor);

/// From here on SIGINT, SIGTERM and SIGHUP write a text to standard error and end the process with
/// status 1; a signal that is ignored stays so. Called again, it only changes the text.
void posix_catch_interruptions(const char *text);

/// From here on these signals end nothing, and are only remembered.
void posix_defer_interruptions(void);

/// Whether one has been remembered: 1 or 0.
int posix_is_interrupted(void);
