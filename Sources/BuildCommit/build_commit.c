#include "build_commit.h"

// NB: this is C, because the package manifest cannot pass text to a Swift target. A new commit recompiles only this file.
#ifndef NIVEL_COMMIT
#define NIVEL_COMMIT "development"
#endif

const char *nivel_build_commit(void) { return NIVEL_COMMIT; }
