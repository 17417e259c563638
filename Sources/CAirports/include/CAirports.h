#pragma once

#include <stddef.h>

/// The airports table as its file has it: a header line, then a line for each airport, sorted by
/// IATA code. See README.md beside the file.
const unsigned char *_Nonnull airports_csv(void);

/// The table's size in bytes.
size_t airports_csv_size(void);
