"""Every write and every flush of a program to one folder, in order, as the disk was asked for them.

A small library is put under the program (LD_PRELOAD) that notes what goes by and changes nothing.
"""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

HEAD: Final = struct.Struct("=iiqq")  # kind, file, offset, length of what follows
OPEN, WRITE, FLUSH, CUT, UNLINK = range(5)

SOURCE: Final = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { OPEN, WRITE, FLUSH, CUT, UNLINK, MOST = 4096 };
static int note = -1, known[MOST];  /* by handle: 1 + it, if it is a file of the folder */
static const char *folder = "";
static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;
#define REAL(name) ((__typeof__(&name)) dlsym(RTLD_NEXT, #name))

static void put(const void *from, size_t size) {
    const char *at = from;
    while (size > 0) {
        ssize_t n = syscall(SYS_write, note, at, size);
        if (n <= 0) abort();
        at += n; size -= n;
    }
}
static void tell(int kind, int file, int64_t offset, int64_t size, const void *what) {
    struct __attribute__((packed)) { int kind, file; int64_t offset, size; } head =
        { kind, file, offset, size };
    put(&head, sizeof head);
    if (size) put(what, size);
}
static int mine(int handle) {
    return note >= 0 && handle >= 0 && handle < MOST && known[handle];
}
__attribute__((constructor)) static void begin(void) {
    if (getenv("DISK_LOG") == NULL) return;
    folder = getenv("DISK_FOLDER");
    note = syscall(SYS_openat, AT_FDCWD, getenv("DISK_LOG"), O_WRONLY | O_CREAT | O_APPEND, 0600);
}
static int opened(int handle, const char *path, int made) {
    if (note >= 0 && handle >= 0 && handle < MOST && strncmp(path, folder, strlen(folder)) == 0) {
        known[handle] = 1;
        tell(OPEN, handle, made, strlen(path), path);
    }
    return handle;
}
static int do_open(const char *path, int flags, int mode) {
    struct stat seen;
    pthread_mutex_lock(&one);
    int made = (flags & O_CREAT) && stat(path, &seen) != 0;
    int handle = opened(syscall(SYS_openat, AT_FDCWD, path, flags, mode), path, made);
    pthread_mutex_unlock(&one);
    return handle;
}
#define MODE va_list more; va_start(more, flags); int mode = va_arg(more, int); va_end(more)
int open(const char *path, int flags, ...) { MODE; return do_open(path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE; return do_open(path, flags, mode); }
int close(int handle) {
    if (handle >= 0 && handle < MOST) known[handle] = 0;
    return syscall(SYS_close, handle);
}
static ssize_t do_pwrite(int handle, const void *what, size_t size, off_t offset) {
    if (!mine(handle)) return syscall(SYS_pwrite64, handle, what, size, offset);
    pthread_mutex_lock(&one);
    ssize_t n = syscall(SYS_pwrite64, handle, what, size, offset);
    if (n > 0) tell(WRITE, handle, offset, n, what);
    pthread_mutex_unlock(&one);
    return n;
}
ssize_t pwrite(int h, const void *what, size_t n, off_t at) { return do_pwrite(h, what, n, at); }
ssize_t pwrite64(int h, const void *what, size_t n, off_t at) { return do_pwrite(h, what, n, at); }
ssize_t write(int handle, const void *what, size_t size) {
    if (!mine(handle)) return syscall(SYS_write, handle, what, size);
    pthread_mutex_lock(&one);
    int appends = syscall(SYS_fcntl, handle, F_GETFL) & O_APPEND;
    off_t offset = syscall(SYS_lseek, handle, 0, appends ? SEEK_END : SEEK_CUR);
    ssize_t n = syscall(SYS_write, handle, what, size);
    if (n > 0) tell(WRITE, handle, offset, n, what);
    pthread_mutex_unlock(&one);
    return n;
}
static int flushed(int handle, int call) {
    int found = syscall(call, handle);
    if (found == 0 && mine(handle)) {
        pthread_mutex_lock(&one);
        tell(FLUSH, handle, 0, 0, NULL);
        pthread_mutex_unlock(&one);
    }
    return found;
}
int fsync(int handle) { return flushed(handle, SYS_fsync); }
int fdatasync(int handle) { return flushed(handle, SYS_fdatasync); }
static int cut(int handle, off_t size) {
    pthread_mutex_lock(&one);
    int found = syscall(SYS_ftruncate, handle, size);
    if (found == 0 && mine(handle)) tell(CUT, handle, size, 0, NULL);
    pthread_mutex_unlock(&one);
    return found;
}
int ftruncate(int handle, off_t size) { return cut(handle, size); }
int ftruncate64(int handle, off_t size) { return cut(handle, size); }
int unlink(const char *path) {
    pthread_mutex_lock(&one);
    int found = syscall(SYS_unlink, path);
    if (found == 0 && note >= 0 && strncmp(path, folder, strlen(folder)) == 0)
        tell(UNLINK, -1, 0, strlen(path), path);
    pthread_mutex_unlock(&one);
    return found;
}
"""


class Asked(NamedTuple):
    """One thing that was asked of the disk; what a flush covers was written before it began, or
    while it went on: the layer above waits for it either way."""

    kind: int
    path: str
    offset: int = 0  # of a write; of a cut, the size left; of an open, whether it made the file
    what: bytes = b""


def built(folder: Path) -> Path:
    """The library, compiled here: this machine's own."""
    source, library = folder / "disk_log.source.c", folder / "disk_log.so"
    source.write_text(SOURCE)
    compiler = [os.environ.get("CC", "cc"), "-shared", "-fPIC", "-O1", "-w"]
    subprocess.run([*compiler, "-o", str(library), str(source), "-ldl", "-lpthread"], check=True)
    return library


def run(library: Path, watched: Path, log: Path, *command: str) -> None:
    """A Python program, its writes below `watched` noted in `log`."""
    noted = {"LD_PRELOAD": str(library), "DISK_LOG": str(log), "DISK_FOLDER": str(watched)}
    subprocess.run([sys.executable, *command], check=True, env={**os.environ, **noted})


def read(log: Path) -> Iterator[Asked]:
    paths: dict[int, str] = {}
    with log.open("rb") as file:
        while head := file.read(HEAD.size):
            kind, handle, offset, size = HEAD.unpack(head)
            what = file.read(size)
            if kind in (OPEN, UNLINK):
                paths[handle], what = what.decode(), b""
            yield Asked(kind, paths[handle], offset, what)
