#pragma once

#include <stddef.h>

/// The aircraft table as its file has it: a header line, then a line for each code, sorted by code.
/// See README.md beside the file.
const unsigned char *_Nonnull aircraft_csv(void);

/// The table's size in bytes.
size_t aircraft_csv_size(void);
