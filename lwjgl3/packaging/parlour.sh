#!/bin/sh
# Starts Parlour with the Java it brings along, wherever its folder is.
# Memory for pictures is taken from the system and given back to it, one by one; never kept for later.
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-131072}" MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
home=$(dirname "$(readlink -f "$0")")/..
exec "$home/lib/runtime/bin/parlour" @options@ "$@"
