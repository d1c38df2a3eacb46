package parlour.table;

/** A computer player with the name it has during a game. */
public record NamedComputer(String name, Casting casting) {}
