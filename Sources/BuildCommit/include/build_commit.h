// Which commit the program was built from.
#ifndef NIVEL_BUILD_COMMIT_H
#define NIVEL_BUILD_COMMIT_H

/// The Git commit that `make release` built, or "development" for any other build.
const char *nivel_build_commit(void);

#endif
