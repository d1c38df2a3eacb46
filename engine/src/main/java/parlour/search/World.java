package parlour.search;

/**
 * A way the hidden cards may lie.
 *
 * @param dice the seed of all that is random in it, the same for every move: what differs is the
 *     move's doing
 */
record World<S>(S state, long dice) {}
