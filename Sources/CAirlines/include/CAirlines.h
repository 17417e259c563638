#pragma once

#include <stddef.h>

/// The airlines table as its file has it: a header line, then a line for each airline, sorted by
/// IATA code. See README.md beside the file.
const unsigned char *_Nonnull airlines_csv(void);

/// The table's size in bytes.
size_t airlines_csv_size(void);
