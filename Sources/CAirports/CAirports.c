#include "CAirports.h"

// Embedded by the C compiler, which takes a second; Swift's own embedding takes minutes, and a
// resource bundle is not found once the program has been moved.
static const unsigned char table[] = {
#embed "airports.csv"
};

const unsigned char *airports_csv(void) { return table; }

size_t airports_csv_size(void) { return sizeof table; }

static const unsigned char names[] = {
#embed "city_names.csv"
};

const unsigned char *city_names_csv(void) { return names; }

size_t city_names_csv_size(void) { return sizeof names; }
