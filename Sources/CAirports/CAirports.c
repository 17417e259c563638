#include "CAirports.h"
