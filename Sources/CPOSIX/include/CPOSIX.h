#pragma once

/// Renames a file or folder, and fails with EEXIST where the new name is taken.
/// Returns 0, or -1 with errno; EINVAL or ENOSYS where the file system cannot promise it.
int posix_rename_new(int from_folder, const char *from, int to_folder, const char *to);

/// Writes all of the file system that holds an open file or folder to its disk.
/// Returns 0, or -1 with errno.
int posix_sync_file_system(int descriptor);
