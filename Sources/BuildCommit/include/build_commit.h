// The commit that the program was built from.
#ifndef NIVEL_BUILD_COMMIT_H
#define NIVEL_BUILD_COMMIT_H

/// The Git commit of a build by `make release`; "development" for any other build.
const char *nivel_build_commit(void);

#endif
