package parlour.search;

/**
 * A sampled world: one possible distribution of the hidden cards.
 *
 * @param dice the seed of all randomness in it, the same for every move, so that differences are
 *     due to the move
 */
record World<S>(S state, long dice) {}
