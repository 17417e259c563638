#pragma once

#include <stddef.h>

/// The airports table as its file has it: a header line, then a line for each airport, sorted by
/// IATA code. See README.md beside the file.
const unsigned char *_Nonnull airports_csv(void);

/// The table's size in bytes.
size_t airports_csv_size(void);

/// Names of cities in other languages as their file has them: a header line with the languages, then
/// a line for each city that has other names, sorted.
const unsigned char *_Nonnull city_names_csv(void);

/// That table's size in bytes.
size_t city_names_csv_size(void);
