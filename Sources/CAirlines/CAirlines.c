#include "CAirlines.h"

// Embedded by the C compiler, as the table of airports is.
static const unsigned char table[] = {
#embed "airlines.csv"
};

const unsigned char *airlines_csv(void) { return table; }

size_t airlines_csv_size(void) { return sizeof table; }
