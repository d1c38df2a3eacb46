#!/bin/sh
# Starts Parlour with the Java it brings along, wherever its folder is.
# Memory for pictures is taken from the system and given back to it, one by one; never kept for later.
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-131072}" MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
home=$(dirname "$(readlink -f "$0")")/..
# Without a locale Java knows English letters only, and finds no folder that has others in its name.
case ${LC_ALL:-${LC_CTYPE:-${LANG:-C}}} in
    C | POSIX) if [ "$LC_ALL" ]; then export LC_ALL=C.UTF-8; else export LC_CTYPE=C.UTF-8; fi ;;
esac
exec "$home/lib/runtime/bin/@program@" @options@ "$@"
