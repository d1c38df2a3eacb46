package parlour.text;

/** A seat as a phrase argument, shown as the name of the player there; counts from 0. */
public record Seat(int index) {}
