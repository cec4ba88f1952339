#include "build_commit.h"

// NB: in C, because a Swift target takes no text from its manifest. Only this file is compiled anew for another commit.
#ifndef NIVEL_COMMIT
#define NIVEL_COMMIT "development"
#endif

const char *nivel_build_commit(void) { return NIVEL_COMMIT; }
