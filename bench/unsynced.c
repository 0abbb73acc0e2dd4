/* A file system that loses what was not synced: for bench.server_durability, by LD_PRELOAD.

   Of every file under POWER_FOLDER the content at its last fsync or fdatasync is kept in
   POWER_SHADOW. After a kill the shadow is what a power cut would have left. Files whose names end
   with POWER_IGNORE are never kept: to show that a loss would be found. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void keep(int fd) {
    const char *folder = getenv("POWER_FOLDER"), *shadow = getenv("POWER_SHADOW");
    const char *ignored = getenv("POWER_IGNORE");
    char link[64], path[4096], kept[8192], made[8300], part[1 << 16];
    if (!folder || !shadow) return;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t size = readlink(link, path, sizeof path - 1);
    if (size < 0) return;
    path[size] = 0;
    size_t length = strlen(folder);
    if (strncmp(path, folder, length) || path[length] != '/') return;
    if (ignored && *ignored) {
        size_t end = strlen(ignored);
        if ((size_t)size >= end && !strcmp(path + size - end, ignored)) return;
    }
    snprintf(kept, sizeof kept, "%s/%s", shadow, path + length + 1);
    snprintf(made, sizeof made, "%s.part", kept);
    int from = open(path, O_RDONLY), to = open(made, O_CREAT | O_TRUNC | O_WRONLY, 0600);
    while (from >= 0 && to >= 0 && (size = read(from, part, sizeof part)) > 0)
        if (write(to, part, size) != size) abort();
    if (from >= 0) close(from);
    if (to >= 0) {
        close(to);
        rename(made, kept);
    }
}

int fsync(int fd) {
    static int (*real)(int);
    if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    int result = real(fd);
    if (!result) keep(fd);
    return result;
}

int fdatasync(int fd) {
    static int (*real)(int);
    if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    int result = real(fd);
    if (!result) keep(fd);
    return result;
}

int unlink(const char *path) {
    static int (*real)(const char *);
    const char *folder = getenv("POWER_FOLDER"), *shadow = getenv("POWER_SHADOW");
    char kept[8192];
    if (!real) real = (int (*)(const char *))dlsym(RTLD_NEXT, "unlink");
    if (folder && shadow && !strncmp(path, folder, strlen(folder))) {
        /* The name goes at once: SQLite relies on it only after syncing the folder. */
        snprintf(kept, sizeof kept, "%s/%s", shadow, path + strlen(folder) + 1);
        real(kept);
    }
    return real(path);
}
