// A layer between a program and a folder, for LD_PRELOAD. It writes every change below the folder to a log, so that a test can build
// the files as a power loss would leave them. It can also fail operations and new threads, and kill the
// program between two operations.
//
// NIVEL_DISK_FOLDER: the absolute path of the folder.
// NIVEL_DISK_LOG: the file of the log. See disk_layer.py for its format.
// NIVEL_DISK_CONTROL: a file with a `struct control`, which a test can change while the program runs.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum operation { WRITE = 1, SYNC = 2, OPEN = 4, TRUNCATE = 8, RENAME = 16, UNLINK = 32, READ = 64, THREAD = 128 };

struct control {
  int32_t error;       // The error of operations that fail.
  uint32_t operations; // The operations that can fail, as a sum of `enum operation`.
  uint32_t share;      // How many of a million operations fail.
  int32_t countdown;   // The number of changes until the program is killed; never if negative.
};

struct record {
  uint32_t operation;
  uint32_t created; // For OPEN: whether the file is new.
  uint64_t inode;
  uint64_t offset; // For WRITE the position; for TRUNCATE the size.
  uint64_t length; // The number of bytes that follow: the data or the names.
};

#define DESCRIPTORS 65536
static uint64_t inodes[DESCRIPTORS]; // The inode of each open file below the folder; 0 for others.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *folder;
static size_t folder_length;
static int log_descriptor = -1;
static volatile struct control *control;
static uint64_t randomness = 88172645463325252u;

#define NEXT(name) ((__typeof__(&name))next(#name))

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

__attribute__((constructor)) static void start(void) {
  folder = getenv("NIVEL_DISK_FOLDER");
  folder_length = folder ? strlen(folder) : 0;
  const char *log = getenv("NIVEL_DISK_LOG"), *controls = getenv("NIVEL_DISK_CONTROL");
  if (log) log_descriptor = NEXT(open)(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  int descriptor = controls ? NEXT(open)(controls, O_RDWR | O_CLOEXEC) : -1;
  if (descriptor < 0) return;
  void *memory = mmap(0, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  if (memory != MAP_FAILED) control = memory;
  NEXT(close)(descriptor);
}

static int is_below(const char *path) {
  return folder && strncmp(path, folder, folder_length) == 0 && (path[folder_length] == '/' || path[folder_length] == 0);
}

static uint64_t inode(int descriptor) { return descriptor >= 0 && descriptor < DESCRIPTORS ? inodes[descriptor] : 0; }

// Whether an operation fails. It sets errno.
static int fails(enum operation operation) {
  if (!control || !control->error || !(control->operations & operation)) return 0;
  randomness ^= randomness << 13, randomness ^= randomness >> 7, randomness ^= randomness << 17;
  if (randomness % 1000000 >= control->share) return 0;
  errno = control->error;
  return 1;
}

static void note(struct record record, const void *data) {
  if (log_descriptor < 0) return;
  int error = errno;
  struct iovec parts[] = {{&record, sizeof record}, {(void *)data, record.length}};
  if (writev(log_descriptor, parts, 2) < 0) abort();
  errno = error;
}

// Takes the lock before a change, and kills the program if its time has come. So the log has the order of the changes.
static void begin(void) {
  pthread_mutex_lock(&lock);
  if (!control || control->countdown < 0) return;
  if (control->countdown == 0) kill(getpid(), SIGKILL), pause();
  control->countdown -= 1;
}

static void end(void) { pthread_mutex_unlock(&lock); }

static int opened(int (*real)(const char *, int, ...), const char *path, int flags, mode_t mode) {
  if (!is_below(path)) return real(path, flags, mode);
  begin();
  struct stat status;
  int created = flags & O_CREAT && stat(path, &status) != 0;
  int descriptor = fails(OPEN) ? -1 : real(path, flags, mode);
  if (descriptor >= 0 && descriptor < DESCRIPTORS && fstat(descriptor, &status) == 0) {
    inodes[descriptor] = status.st_ino;
    note((struct record){OPEN, created, status.st_ino, 0, strlen(path)}, path);
    if (flags & O_TRUNC) note((struct record){TRUNCATE, 0, status.st_ino, 0, 0}, "");
  }
  end();
  return descriptor;
}

static mode_t mode_argument(int flags, va_list arguments) {
  return flags & (O_CREAT | __O_TMPFILE) ? va_arg(arguments, mode_t) : 0;
}

#define OPENING(name)                                  \
  int name(const char *path, int flags, ...) {         \
    va_list arguments;                                 \
    va_start(arguments, flags);                        \
    mode_t mode = mode_argument(flags, arguments);     \
    va_end(arguments);                                 \
    return opened(NEXT(name), path, flags, mode);      \
  }
OPENING(open)
OPENING(open64)

int close(int descriptor) {
  if (descriptor >= 0 && descriptor < DESCRIPTORS) inodes[descriptor] = 0;
  return NEXT(close)(descriptor);
}

static ssize_t wrote(int descriptor, const void *data, size_t length, off_t offset, int is_positioned) {
  begin();
  ssize_t count = -1;
  if (!is_positioned) offset = lseek(descriptor, 0, SEEK_CUR);
  if (!fails(WRITE)) count = is_positioned ? NEXT(pwrite)(descriptor, data, length, offset) : NEXT(write)(descriptor, data, length);
  if (count > 0) note((struct record){WRITE, 0, inode(descriptor), offset, count}, data);
  end();
  return count;
}

ssize_t write(int descriptor, const void *data, size_t length) {
  return inode(descriptor) ? wrote(descriptor, data, length, 0, 0) : NEXT(write)(descriptor, data, length);
}

ssize_t pwrite(int descriptor, const void *data, size_t length, off_t offset) {
  return inode(descriptor) ? wrote(descriptor, data, length, offset, 1) : NEXT(pwrite)(descriptor, data, length, offset);
}

ssize_t pwrite64(int descriptor, const void *data, size_t length, off64_t offset) { return pwrite(descriptor, data, length, offset); }

ssize_t pread64(int descriptor, void *data, size_t length, off64_t offset) {
  if (inode(descriptor)) {
    pthread_mutex_lock(&lock);
    int failed = fails(READ);
    pthread_mutex_unlock(&lock);
    if (failed) return -1;
  }
  return NEXT(pread64)(descriptor, data, length, offset);
}

int ftruncate(int descriptor, off_t size) {
  if (!inode(descriptor)) return NEXT(ftruncate)(descriptor, size);
  begin();
  int result = fails(TRUNCATE) ? -1 : NEXT(ftruncate)(descriptor, size);
  if (result == 0) note((struct record){TRUNCATE, 0, inode(descriptor), size, 0}, "");
  end();
  return result;
}

int ftruncate64(int descriptor, off64_t size) { return ftruncate(descriptor, size); }

static int synchronized(int (*real)(int), int descriptor) {
  if (!inode(descriptor)) return real(descriptor);
  begin();
  int result = fails(SYNC) ? -1 : real(descriptor);
  if (result == 0) note((struct record){SYNC, 0, inode(descriptor), 0, 0}, "");
  end();
  return result;
}

int fsync(int descriptor) { return synchronized(NEXT(fsync), descriptor); }

int fdatasync(int descriptor) { return synchronized(NEXT(fdatasync), descriptor); }

int rename(const char *old, const char *new) {
  if (!is_below(old)) return NEXT(rename)(old, new);
  begin();
  int result = fails(RENAME) ? -1 : NEXT(rename)(old, new);
  char names[2 * 4096];
  size_t length = strlen(old) + 1 + strlen(new);
  if (result == 0 && length < sizeof names) {
    strcpy(names, old);
    strcpy(names + strlen(old) + 1, new);
    note((struct record){RENAME, 0, 0, 0, length}, names);
  }
  end();
  return result;
}

int unlink(const char *path) {
  if (!is_below(path)) return NEXT(unlink)(path);
  begin();
  int result = fails(UNLINK) ? -1 : NEXT(unlink)(path);
  if (result == 0) note((struct record){UNLINK, 0, 0, 0, strlen(path)}, path);
  end();
  return result;
}

// NB: not below the folder. The program gets no more threads, as with RLIMIT_NPROC, which does not apply to root.
int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument) {
  pthread_mutex_lock(&lock);
  int error = fails(THREAD) ? errno : 0;
  pthread_mutex_unlock(&lock);
  return error ? error : NEXT(pthread_create)(thread, attributes, body, argument);
}
