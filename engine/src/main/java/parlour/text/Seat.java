package parlour.text;

/**
 * A seat as an argument of a phrase, to be said as the name of whoever sits there; counts from 0.
 */
public record Seat(int index) {}
