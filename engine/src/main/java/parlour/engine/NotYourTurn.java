package parlour.engine;

import parlour.text.Phrase;
import parlour.text.Seat;

/**
 * A seat tried to move while another one is to move.
 *
 * @param turn the seat to move
 */
public record NotYourTurn(int turn) implements Refusal {
    @Override
    public Phrase phrase() {
        return Phrase.of("turn.notYours", new Seat(turn));
    }
}
