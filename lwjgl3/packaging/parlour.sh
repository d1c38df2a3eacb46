#!/bin/sh
# Starts Parlour with the Java it brings along, wherever its folder is.
home=$(dirname "$(readlink -f "$0")")/..
exec "$home/lib/runtime/bin/parlour" @options@ "$@"
