#include "CAircraft.h"

// Embedded by the C compiler, as the table of airports is.
static const unsigned char table[] = {
#embed "aircraft.csv"
};

const unsigned char *aircraft_csv(void) { return table; }

size_t aircraft_csv_size(void) { return sizeof table; }
