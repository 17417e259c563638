#pragma once

#include <stddef.h>

/// One file of the built-in theme.
struct theme_file {
    /// The path within Templates/, for example pages/board.md.
    const char *path;
    /// The file's bytes.
    const unsigned char *bytes;
    /// How many there are.
    size_t count;
};

/// The files of the built-in theme, sorted by path; an array of unknown length is not visible to
/// Swift, so its start is handed out.
const struct theme_file *theme_files_start(void);
/// How many there are.
extern const size_t theme_file_count;
