package parlour.app.friends;

/**
 * What binds a server in a game: the hash of its secret, and what the person here added to the
 * deals.
 */
public record DealPledge(String commitment, String salt) {}
